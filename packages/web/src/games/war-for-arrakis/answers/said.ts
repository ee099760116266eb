import type { Option } from '@landsraad/kernel';
import { useAtTable } from '../../../table/context.ts';

/** What was last answered to one of these questions at this screen: the newest. Null after a reload. */
export function useSaid(...questions: readonly string[]): Option | null {
  const { said } = useAtTable().control;
  return said.findLast((s) => questions.includes(s.name))?.option ?? null;
}
