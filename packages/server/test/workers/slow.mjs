// Takes its time, and always the first answer.
export default ({ decision }) => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 800);
  return { kind: 'answer', option: decision.options[0] };
};
