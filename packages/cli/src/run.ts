// For development: the command straight from its sources.

import { main } from './main.ts';

await main(process.argv.slice(2));
