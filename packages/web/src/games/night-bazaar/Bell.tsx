import { Area } from '../../table/Area.tsx';

/** Whoever rings it first goes first. */
export function Bell({
  at,
  ring,
  picked,
  press,
}: {
  readonly at: string;
  readonly ring: boolean;
  readonly picked: boolean;
  readonly press: () => void;
}) {
  const body = (
    <>
      <path className="bz-wooden" d="M-34 60V-46H34V60" />
      <path className="bz-bell" d="M0-36C-18-36-20-12-22 8L-28 18H28L22 8C20-12 18-36 0-36ZM-7 18a7 7 0 0 0 14 0Z" />
      <circle r="46" cy="2" className="area-halo" />
    </>
  );
  if (!ring)
    return (
      <g transform={at} role="img" aria-label="The bell">
        {body}
      </g>
    );
  return (
    <Area transform={at} label="Ring the bell" offered picked={picked} onPress={press}>
      {body}
    </Area>
  );
}
