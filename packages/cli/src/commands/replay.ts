import type { Command } from 'commander';
import {
  fingerprint,
  replayEntry,
  view,
  type Config,
  type Entry,
  type Happening,
  type Log,
  type Play,
  type Rules,
  type Seat,
} from '@landsraad/kernel';
import { openLog, seatNamed, setUpAgain } from '../logs/open.ts';
import { listenerAs, sentences, type Listener } from '../logs/telling.ts';
import { bold, dim, say, sayJson } from '../output.ts';
import { wholeNumber } from '../settings.ts';
import { Failed, WrongUse } from '../wrong.ts';
import { withJson } from './shared.ts';

interface Flags {
  readonly trace?: true;
  readonly to?: number;
  readonly seat?: string;
  readonly json?: true;
}

/** What somebody did, in a few words; sealed answers are nobody else's business. */
function done<T>(play: Play<T>, entry: Entry, listener: Listener): string {
  const { rules, config } = play;
  const [seat, what, kind] = entry;
  const who = rules.text.seat(seat, config);
  if (kind === 'undo' || kind === 'redo') return `${who}: ${kind}`;
  if (kind === 'rewind') return `${who}: back to decision ${what}`;
  if (kind === 'act') return `${who} acts: ${what}`;
  const d = play.decisions.find((x) => x.seat === seat);
  if (d === undefined) return `${who}: ${what}`;
  if (d.sealed && listener !== null && listener !== seat) return `${who} answers secretly`;
  return `${who}: ${d.name} ${rules.text.option(d, what, view(rules, play.game, listener ?? seat))}`;
}

function position<T>(rules: Rules<T>, config: Config, play: Play<T>, seat: Seat): string[] {
  const v = view(rules, play.game, seat);
  const lines = [...rules.text.position(v, config)];
  if (v.over !== null)
    lines.push(
      `Over (${v.over.rule}): ${v.over.winners.map((s) => rules.text.seat(s, config)).join(' and ')} won${v.over.scores.length > 0 ? `, scores ${v.over.scores.join(', ')}` : ''}.`,
    );
  else if (v.waitingFor.length > 0)
    lines.push(`Waiting for ${v.waitingFor.map((w) => `${rules.text.seat(w.seat, config)} (${w.name})`).join(', ')}.`);
  return lines;
}

function rerun<T>(rules: Rules<T>, log: Log, path: string, flags: Flags): void {
  const play = setUpAgain(rules, log, path);
  const { config } = play;
  const seat = flags.seat === undefined ? undefined : seatNamed(rules, config, flags.seat);
  const last = flags.to ?? log.choices.length;
  if (last > log.choices.length)
    throw new WrongUse(`${path} has ${log.choices.length} decisions; --to must be from 0 to ${log.choices.length}.`);
  const listener: Listener = seat ?? null;
  const tracing = flags.trace === true && flags.json !== true;
  for (const [n, entry] of log.choices.slice(0, last).entries()) {
    const happenings: Happening[] = [];
    const line = tracing ? done(play, entry, listener) : '';
    try {
      replayEntry(play, entry, happenings);
    } catch (error) {
      throw new Failed(
        `${path}: entry ${n + 1} cannot be played: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
    if (!tracing) continue;
    say(`${dim(String(n + 1).padStart(4))}  ${line}`);
    for (const { text, rule } of sentences(rules, config, happenings, listener)) say(`        ${text}  ${dim(rule)}`);
  }
  const hash = fingerprint(play.game);
  const watching = listenerAs(seat);
  if (flags.json === true) {
    sayJson({ decisions: last, hash, result: play.game.over, view: view(rules, play.game, watching) });
    return;
  }
  if (tracing) say();
  say(
    bold(
      `${rules.title}, ${config.mode}, ${config.players} players, after ${last} of ${log.choices.length} decisions`,
    ) + dim(`  ${hash}`),
  );
  for (const line of position(rules, config, play, watching)) say(`  ${line}`);
}

export const replayCommand = (program: Command): void =>
  void withJson(program.command('replay'))
    .argument('<file>', 'a log')
    .description('runs a log again and shows the position, as a seat or a watcher sees it')
    .option('--trace', 'tell every decision and what came of it')
    .option('--to <n>', 'stop after decision n', wholeNumber('--to', 0))
    .option('--seat <seat>', 'as this seat sees it (a number or a name)')
    .action(async (path: string, flags: Flags) => {
      const { log, game } = await openLog(path);
      game.use((rules) => rerun(rules, log, path, flags));
    });
