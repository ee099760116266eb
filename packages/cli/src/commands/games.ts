import type { Command } from 'commander';
import { wholeShelf, type Shelved } from '../games.ts';
import { bold, dim, say, sayJson, wrapped } from '../output.ts';
import { withJson } from './shared.ts';

function entry(game: Shelved) {
  const played = game.playable?.use((rules) => ({ modes: rules.modes, options: rules.options }));
  const modes = played?.modes ?? [];
  return {
    id: game.id,
    title: game.title,
    modes: modes.map(({ id, title, players }) => ({ id, title, players })),
    players: {
      min: modes.length === 0 ? 0 : Math.min(...modes.map((m) => m.players.min)),
      max: modes.length === 0 ? 0 : Math.max(...modes.map((m) => m.players.max)),
    },
    options: (played?.options ?? []).map(({ id, title, values, default: usual }) => ({
      id,
      title,
      values,
      default: usual,
    })),
  };
}

const seats = ({ min, max }: { min: number; max: number }): string =>
  max === 1 ? '1 player' : min === max ? `${min} players` : `${min}-${max} players`;

function describe(game: Shelved): void {
  const e = entry(game);
  say(`${bold(game.id)}  ${game.title}${game.development ? dim('  (a small game of our own, for developers)') : ''}`);
  if (game.playable === null)
    say(dim(`    no playable rules yet; ${game.ledger.length} rules to read: landsraad rules ${game.id}`));
  for (const m of e.modes) say(`    --mode ${m.id}  ${dim(`${m.title}, ${seats(m.players)}`)}`);
  if (e.options.length > 0) say(`    --options as JSON:`);
  for (const o of e.options) {
    const values = o.values.map((v) => (v === o.default ? `${JSON.stringify(v)} (usual)` : JSON.stringify(v)));
    const [first, ...more] = wrapped(`${o.title}: ${values.join(', ')}`, '        ');
    say(`      ${o.id}`);
    for (const line of [first ?? '', ...more]) say(dim(line));
  }
}

export const gamesCommand = (program: Command): void =>
  void withJson(program.command('games'))
    .description('the games, their modes, player counts and options')
    .action(async (flags: { json?: true }) => {
      const shelf = await wholeShelf();
      if (flags.json === true) sayJson({ games: shelf.map(entry) });
      else shelf.forEach(describe);
    });
