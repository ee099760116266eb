export default () => ({ kind: 'answer', option: 'everything' });
