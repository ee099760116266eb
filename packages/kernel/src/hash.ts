// A short fingerprint of plain data, the same on every machine and in the browser.

/** 64 bits in hexadecimal: two independent 32-bit lanes over the JSON text. */
export function fingerprint(data: unknown): string {
  const text = JSON.stringify(data);
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    a = Math.imul(a ^ c, 0x01000193);
    b = Math.imul(b ^ c, 0x5bd1e995);
    b ^= b >>> 15;
  }
  const hex = (x: number): string => (x >>> 0).toString(16).padStart(8, '0');
  return hex(Math.imul(a ^ (a >>> 15), 0x2c1b3c6d)) + hex(Math.imul(b ^ (b >>> 13), 0x297a2d39));
}
