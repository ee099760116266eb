export default () => {
  throw new Error('this bot fails');
};
