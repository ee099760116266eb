import type { Option } from '@landsraad/kernel';
import { useAtTable } from '../../../table/context.ts';

/** What was last answered to one of these questions at this screen: the newest. Null after a reload. */
export function useSaid(...questions: readonly string[]): Option | null {
  const { said } = useAtTable().control;
  return said.findLast((s) => questions.includes(s.name))?.option ?? null;
}

/** Whether the attack that is being declared is a surprise. */
export function useSurprise(): boolean {
  const { run } = useAtTable().control;
  return run.findLast((s) => WAYS.has(s.name))?.option === 'surprise attack';
}
const WAYS = new Set(['use the die how?', 'move or attack?']);
