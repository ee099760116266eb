/** Where on its component a value stands: a small drawing of ours, with the place marked. */
export function Picture({ part }: { readonly part: string }) {
  const draw = DRAWINGS[part];
  return draw === undefined ? null : (
    <svg className="box-picture" viewBox="0 0 72 96" aria-hidden="true">
      {draw}
    </svg>
  );
}

const CARD = <rect className="paper" x="6" y="4" width="60" height="88" rx="6" />;
const lines = (from: number, to: number, step = 8) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, n) => (
    <path key={n} className="ink" d={`M14 ${from + n * step}H${58 - ((n * 7) % 13)}`} />
  ));
const spot = (x: number, y: number, width: number, height: number) => (
  <rect className="spot" x={x} y={y} width={width} height={height} rx="4" />
);
const SQUARE = <rect className="paper" x="8" y="20" width="56" height="56" rx="10" />;
const BOARD = <rect className="paper" x="2" y="14" width="68" height="68" rx="6" />;

const DRAWINGS: { readonly [part: string]: React.ReactNode } = {
  'card-name': (
    <>
      {CARD}
      {lines(34, 80)}
      {spot(11, 9, 50, 16)}
    </>
  ),
  'card-text': (
    <>
      {CARD}
      <path className="ink" d="M14 16H50" />
      {lines(38, 66)}
      {spot(10, 30, 52, 42)}
    </>
  ),
  'card-foot': (
    <>
      {CARD}
      <path className="ink" d="M14 16H50" />
      {lines(32, 62)}
      {[20, 36, 52].map((x) => (
        <circle key={x} className="ink" cx={x} cy="80" r="5" />
      ))}
      {spot(10, 70, 52, 20)}
    </>
  ),
  'leader-box': (
    <>
      {CARD}
      <circle className="ink" cx="36" cy="38" r="14" />
      {lines(66, 82)}
      {spot(9, 7, 18, 18)}
    </>
  ),
  'leader-text': (
    <>
      {CARD}
      <circle className="ink" cx="36" cy="28" r="14" />
      {lines(56, 74)}
      {spot(10, 48, 52, 30)}
    </>
  ),
  'leader-foot': (
    <>
      {CARD}
      <circle className="ink" cx="36" cy="28" r="14" />
      {lines(52, 68)}
      {spot(10, 74, 52, 16)}
    </>
  ),
  die: (
    <>
      {SQUARE}
      <path className="ink" d="M8 34 22 20M64 34 50 20" />
      <circle className="spot" cx="36" cy="50" r="14" />
    </>
  ),
  token: (
    <>
      <circle className="paper" cx="36" cy="48" r="32" />
      {spot(20, 34, 32, 28)}
    </>
  ),
  'dashboard-boxes': (
    <>
      {BOARD}
      {[8, 30, 52].map((x) => (
        <rect key={x} className="spot" x={x - 2} y="26" width="18" height="26" rx="3" />
      ))}
      <path className="ink" d="M8 70H64" />
    </>
  ),
  'dashboard-tank': (
    <>
      {BOARD}
      {[8, 30, 52].map((x) => (
        <rect key={x} className="ink" x={x - 2} y="22" width="18" height="24" rx="3" />
      ))}
      {[12, 28, 44, 60].map((x) => (
        <circle key={x} className="spot" cx={x} cy="66" r="7" />
      ))}
    </>
  ),
  track: (
    <>
      {BOARD}
      {[12, 24, 36, 48].map((x) => (
        <circle key={x} className="ink" cx={x} cy="48" r="5" />
      ))}
      <circle className="spot" cx="60" cy="48" r="7" />
    </>
  ),
  figures: (
    <>
      {[16, 36, 56].map((x) => (
        <g key={x}>
          <circle className="spot" cx={x} cy="40" r="7" />
          <path className="ink" d={`M${x - 9} 72 ${x} 48l9 24Z`} />
        </g>
      ))}
    </>
  ),
  sectors: (
    <>
      <circle className="paper" cx="36" cy="48" r="33" />
      <path className="spot" d="M36 48 8 66a33 33 0 0 0 56 0Z" />
      <path className="ink" d="M36 15V81M3 48H69M13 25 59 71M59 25 13 71" />
    </>
  ),
};
