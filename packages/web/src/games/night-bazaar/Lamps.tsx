/** A cord of lamps from one side to the other. */
export function Lamps({ width, top }: { readonly width: number; readonly top: number }) {
  const count = Math.round(width / 105);
  const low = (x: number): number => top + 46 * Math.sin((Math.PI * x) / (width / 2)) ** 2;
  const lamps = Array.from({ length: count }, (_, n) => (width / count) * (n + 0.5));
  const cord = Array.from({ length: 41 }, (_, n) => (width / 40) * n).map(
    (x, n) => `${n === 0 ? 'M' : 'L'}${x.toFixed(0)} ${low(x).toFixed(1)}`,
  );
  return (
    <g aria-hidden="true">
      <path className="bz-cord" d={cord.join('')} />
      {lamps.map((x) => (
        <path key={x} transform={`translate(${x} ${low(x)})`} className="bz-lamp" d="M0 0v4M-6 6h12l2 12q-8 7-16 0z" />
      ))}
    </g>
  );
}
