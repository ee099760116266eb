import process from 'node:process';

export default () => process.exit(1);
