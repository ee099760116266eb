import { isShared, type Side, type Table } from '@landsraad/war-for-arrakis';
import { Fact } from './Fact.tsx';

/** How often partners may still confer in secret. */
export function Cones({ table, side }: { readonly table: Table; readonly side: Side }) {
  if (!isShared({ table }, side)) return null;
  const left = table.cones[side] ?? 0;
  return <Fact icon="hidden" value={left} says={`${left} Cone of Silence tokens`} />;
}
