import type { Option } from '@landsraad/kernel';
import { useAtTable } from '../../../table/context.ts';

interface Said {
  readonly name: string;
  readonly option: Option;
}
const isSaid = (x: unknown): x is Said => typeof x === 'object' && x !== null && 'name' in x && 'option' in x;

/** What was last answered to one of these questions at this screen: the newest. Null after a reload. */
export function useSaid(...questions: readonly string[]): Option | null {
  const control: object = useAtTable().control;
  const all: unknown = 'said' in control ? control.said : [];
  return Array.isArray(all) ? (all.filter(isSaid).findLast((s) => questions.includes(s.name))?.option ?? null) : null;
}
