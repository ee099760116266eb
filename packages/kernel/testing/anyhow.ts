import {
  answer,
  canRedo,
  canUndo,
  fingerprint,
  imagine,
  interrupt,
  logOf,
  offers,
  redo,
  replay,
  rewind,
  seeded,
  startPlay,
  undo,
  view,
  WATCHER,
  type Option,
  type Play,
  type Rules,
} from '@landsraad/kernel';
import { allConfigs } from '@landsraad/kernel/battery';
import { array, assert, constant, nat, oneof, property, record } from 'fast-check';

/** What somebody at the table tries next; numbers are taken modulo what there is. */
interface Move {
  readonly kind: 'answer' | 'act' | 'undo' | 'redo' | 'rewind';
  readonly seat: number;
  readonly option: number;
}

const move = record({
  kind: oneof(
    { weight: 12, arbitrary: constant<Move['kind']>('answer') },
    { weight: 3, arbitrary: constant<Move['kind']>('act') },
    { weight: 2, arbitrary: constant<Move['kind']>('undo') },
    { weight: 1, arbitrary: constant<Move['kind']>('redo') },
    { weight: 1, arbitrary: constant<Move['kind']>('rewind') },
  ),
  seat: nat(1000),
  option: nat(1000),
});

const at = <E>(list: readonly E[], n: number): E | undefined => list[n % Math.max(1, list.length)];

function make<T>(play: Play<T>, m: Move): void {
  const seat = m.seat % play.config.players;
  switch (m.kind) {
    case 'answer': {
      const d = at(play.decisions, m.seat);
      const option = d === undefined ? undefined : at(d.options, m.option);
      if (d !== undefined && option !== undefined) answer(play, d.seat, d.question, option);
      break;
    }
    case 'act': {
      const o = at(offers(play.rules, play.game, seat), m.option);
      if (o === undefined) break;
      const form: { [field: string]: Option } = {};
      for (const field of o.form ?? []) form[field.name] = at(field.from, m.option) ?? '';
      interrupt(play, seat, o.id, o.form === null ? null : form);
      break;
    }
    case 'undo':
      if (canUndo(play, seat)) undo(play, seat);
      break;
    case 'redo':
      if (canRedo(play, seat)) redo(play, seat);
      break;
    case 'rewind':
      if (play.past.length > 0) rewind(play, seat, m.option % play.past.length, `fresh ${m.option}`);
      break;
  }
}

/** What fails here fails everywhere; another seed explores further. */
const SAME_EVERY_TIME = 1;

/**
 * A game played anyhow (any settings, any seat in any order, acts, undo, redo and rewind) can be replayed from its log to
 * the same position, and no seat can tell an imagined world from the real one. fast-check shrinks what fails.
 */
export function anyhow<T>(rules: Rules<T>, how: { runs?: number; moves?: number; seed?: number } = {}): void {
  const configs = allConfigs(rules);
  assert(
    property(
      nat(configs.length - 1),
      nat(1_000_000),
      array(move, { maxLength: how.moves ?? 120 }),
      (c, seed, moves) => {
        const config = configs[c];
        if (config === undefined) return;
        const play = startPlay(rules, config, seed);
        for (const m of moves) make(play, m);
        const log = logOf(play);
        const again = replay(rules, log, { verify: true });
        if (fingerprint(again.game) !== fingerprint(play.game))
          throw new Error(`another position comes out of the log ${JSON.stringify(log)}`);
        const random = seeded(seed);
        for (let seat = WATCHER; seat < config.players; seat++) {
          const real = JSON.stringify(view(rules, play.game, seat));
          if (JSON.stringify(view(rules, imagine(rules, play.game, seat, random), seat)) !== real)
            throw new Error(`seat ${seat} can tell an imagined world from the real one after ${JSON.stringify(log)}`);
        }
      },
    ),
    { numRuns: how.runs ?? 60, seed: how.seed ?? SAME_EVERY_TIME },
  );
}
