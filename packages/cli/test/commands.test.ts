import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { folder, json, landsraad } from './landsraad.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const keys = (object: unknown): string[] => Object.keys(object as object);

describe('games', () => {
  test('lists every game with modes, players and options', async () => {
    const { code, object } = await json(['games']);
    expect(code).toBe(0);
    expect(keys(object)).toEqual(['games']);
    const games = object['games'] as { id: string; players: object; modes: unknown[] }[];
    expect(games.map((g) => g.id)).toEqual(['war-for-arrakis', 'imperium', 'dune', 'reference']);
    for (const g of games) {
      expect(keys(g)).toEqual(['id', 'title', 'modes', 'players', 'options']);
      expect(keys(g.players)).toEqual(['min', 'max']);
    }
    expect(games.at(-1)).toMatchObject({ title: 'The Night Bazaar', players: { min: 2, max: 4 } });
  });
});

const SIMULATION = [
  'game',
  'mode',
  'players',
  'games',
  'finished',
  'unfinished',
  'errors',
  'decisions',
  'cpuSeconds',
  'decisionsPerCpuSecond',
  'picksPerCpuSecond',
  'gamesPerCpuSecond',
  'winners',
  'rounds',
  'branching',
];

describe('simulate', () => {
  test('prints exactly what it promises', async () => {
    const { code, object, err } = await json(['simulate', 'reference', '--games', '30', '--players', '3']);
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(keys(object)).toEqual(SIMULATION);
    expect(object).toMatchObject({
      game: 'reference',
      mode: 'standard',
      players: 3,
      games: 30,
      finished: 30,
      unfinished: 0,
      errors: 0,
    });
    expect(keys(object['winners'])).toEqual(['Amber', 'Cobalt', 'Jade']);
    expect(keys(object['rounds'])).toEqual(['mean', 'min', 'max']);
    expect(keys(object['branching'])).toEqual(['mean', 'max']);
    for (const rate of ['cpuSeconds', 'decisionsPerCpuSecond', 'picksPerCpuSecond', 'gamesPerCpuSecond'])
      expect(object[rate]).toBeGreaterThan(0);
  });

  test('the same seed gives the same games on however many threads, another seed others', async () => {
    const run = (seed: string, workers: string) =>
      json(['simulate', 'reference', '--games', '24', '--seed', seed, '--workers', workers]);
    const told = ({ object }: Awaited<ReturnType<typeof run>>) => [
      object['decisions'],
      object['winners'],
      object['branching'],
    ];
    const [one, three, other] = await Promise.all([run('a', '1'), run('a', '3'), run('b', '2')]);
    expect(told(three)).toEqual(told(one));
    expect(told(other)).not.toEqual(told(one));
  });

  test('bots may differ by seat', async () => {
    const { object } = await json(['simulate', 'reference', '--games', '16', '--bots', 'greedy,random']);
    const winners = object['winners'] as Record<string, number>;
    expect(winners['Amber']).toBeGreaterThan(winners['Cobalt']!);
  });

  test('the report is one file with plots, and needs nothing else', async () => {
    const cwd = folder();
    const { code, out } = await landsraad(['simulate', 'reference', '--games', '12', '--report', 'deep/report.html'], {
      cwd,
    });
    expect(code).toBe(0);
    expect(out).toContain('deep/report.html');
    expect(readdirSync(join(cwd, 'deep'))).toEqual(['report.html']);
    const html = readFileSync(join(cwd, 'deep', 'report.html'), 'utf8');
    expect(html.match(/<svg /g)).toHaveLength(10);
    expect(html).toContain('prefers-color-scheme: dark');
    for (const title of ['Winners', 'Length in rounds', 'Scores by round', 'Decisions'])
      expect(html).toContain(`<h2>${title}</h2>`);
    const withoutNames = html.replaceAll('http://www.w3.org/', '').replaceAll('url(#', '');
    for (const outside of ['<script', 'src=', 'href=', 'http:', 'https:', '@import', 'url('])
      expect(withoutNames).not.toContain(outside);
  });

  test('Ctrl-C keeps what is finished', async () => {
    const stoppedAfter = async (ms: number): Promise<{ games: number; finished: number }> => {
      const { code, out, err } = await landsraad(['simulate', 'reference', '--games', '10000000', '--json'], {
        started: (kill) => void setTimeout(() => kill('SIGINT'), ms),
      });
      expect(code).toBe(0);
      expect(err).toContain('are kept');
      return JSON.parse(out) as { games: number; finished: number };
    };
    // A busy machine may not have finished a game by then: give it longer.
    let kept = { games: 0, finished: 0 };
    for (let ms = 2000; kept.finished === 0 && ms <= 32_000; ms *= 2) kept = await stoppedAfter(ms);
    expect(kept.finished).toBeGreaterThan(0);
    expect(kept.finished).toBe(kept.games);
  });
});

test('train writes a table, stops at its number of games and adds up over runs', async () => {
  const cwd = folder();
  const args = ['train', 'reference', '--games', '2', '--iterations', '4', '--out', 'table.json', '--resume', 'so-far'];
  const first = await json(args, { cwd });
  expect(first.code).toBe(0);
  expect(keys(first.object)).toEqual(['game', 'games', 'options', 'bytes', 'file']);
  expect(first.object).toMatchObject({ game: 'reference', games: 2 });
  const table = JSON.parse(readFileSync(join(cwd, 'table.json'), 'utf8')) as { made: string; stages: number[] };
  expect(table.made).toBe('landsraad train reference --iterations 4 --stages 4,7 --seed 1 --games 2');
  expect(table.stages).toEqual([4, 7]);
  const more = await json(args.with(3, '3'), { cwd });
  expect(more.object).toMatchObject({ games: 3 });
  expect((await landsraad(args.with(5, '5'), { cwd })).err).toContain('is about another training');
});

test('arena prints exactly what it promises and adds up over runs', async () => {
  const cwd = folder();
  const args = ['arena', 'reference', '--bots', 'greedy,random', '--games', '4', '--resume', 'arena.json'];
  const first = await json(args, { cwd });
  expect(first.code).toBe(0);
  expect(keys(first.object)).toEqual(['game', 'games', 'unfinished', 'bots']);
  const bots = first.object['bots'] as Record<string, object>;
  expect(keys(bots)).toEqual(['greedy', 'random']);
  expect(keys(bots['greedy'])).toEqual([
    'wins',
    'games',
    'rate',
    'low95',
    'high95',
    'meanMsPerDecision',
    'elo',
    'sides',
  ]);
  const second = await json(args, { cwd });
  expect(second.object).toMatchObject({ games: 8, bots: { greedy: { games: 8 } } });
  const other = await landsraad(args.with(3, 'greedy,naib'), { cwd });
  expect(other.code).toBe(2);
  expect(other.err).toContain('is about another arena');
});

/** A whole game from a pipe: the first choice, again and again. */
async function playedGame(cwd: string): Promise<string> {
  const { code, out } = await landsraad(
    ['play', 'reference', '--seed', 'abc', '--bots', 'random', '--log', 'game.json'],
    { cwd, input: '1\n'.repeat(500) },
  );
  expect(code).toBe(0);
  expect(out).toContain('Saved: game.json');
  return join(cwd, 'game.json');
}

describe('play', () => {
  test('a whole game by numbers; its log is what it says', async () => {
    const cwd = folder();
    await playedGame(cwd);
    const log = JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as Record<string, unknown>;
    expect(keys(log)).toEqual([
      'landsraad',
      'game',
      'version',
      'mode',
      'players',
      'options',
      'seed',
      'choices',
      'hashes',
      'result',
    ]);
    expect(log['result']).not.toBeNull();
    expect(await json(['verify', 'game.json'], { cwd })).toMatchObject({
      code: 0,
      object: { files: 1, ok: 1, failed: [] },
    });
  });

  test('explains what cannot be chosen, takes back, saves, and goes on another day', async () => {
    const cwd = folder();
    const { out, code } = await landsraad(
      ['play', 'reference', '--seat', 'cobalt', '--seed', '7', '--log', 'evening.json'],
      { cwd, input: '?\nrule\nsing a song\nundo\nstanding 1 ask\nq\n' },
    );
    expect(code).toBe(0);
    expect(out).toContain('You are Cobalt; Amber is played by naib.');
    expect(out).toContain('let the others go first');
    expect(out).toMatch(/\(bazaar\.[\w.-]+\)/);
    expect(out).toContain('There is no "sing a song" to choose here');
    expect(out).toContain('There is nothing to take back.');
    expect(out).toContain('1  stop the raid?  ask me');
    expect(out).toContain('landsraad play reference --resume evening.json');
    const again = await landsraad(['play', 'reference', '--resume', 'evening.json', '--seat', 'cobalt'], {
      cwd,
      input: 'q\n',
    });
    expect(again.code).toBe(0);
    expect(again.out).toContain('Cobalt (you)');
  });

  test('the whole position is told once, then what has changed, and whole again when asked for', async () => {
    const line = /^ {2}Amber: /gm;
    const args = ['play', 'reference', '--seat', 'cobalt', '--seed', '7', '--log', 'evening.json'];
    const once = await landsraad(args, { cwd: folder(), input: 'q\n' });
    const twice = await landsraad(args, { cwd: folder(), input: 'p\nq\n' });
    expect(once.out.match(line)).toHaveLength(1);
    expect(twice.out.match(line)).toHaveLength(2);
    const whole = await landsraad(args, { cwd: folder(), input: `${'1\n'.repeat(12)}q\n` });
    const questions = whole.out.match(/^ +1\) /gm)!.length;
    expect(whole.out.match(line)!.length).toBeLessThan(questions);
  });

  test('several people hand the terminal over', async () => {
    const { out } = await landsraad(['play', 'reference', '--seat', 'all', '--players', '3'], {
      input: '\n1\n\n1\n\n1\nq\n',
    });
    expect(out).toMatch(/Hand over to (Amber|Cobalt|Jade)/);
    expect(out).toContain('People: Amber, Cobalt and Jade.');
  });
});

describe('replay', () => {
  test('prints exactly what it promises, as a seat or a watcher sees it', async () => {
    const cwd = folder();
    await playedGame(cwd);
    const { code, object } = await json(['replay', 'game.json', '--to', '5'], { cwd });
    expect(code).toBe(0);
    expect(keys(object)).toEqual(['decisions', 'hash', 'result', 'view']);
    expect(object).toMatchObject({ decisions: 5, result: null, view: { seat: -1, decision: null } });
    const seat = await json(['replay', 'game.json', '--to', '5', '--seat', 'Cobalt'], { cwd });
    expect(seat.object).toMatchObject({ hash: object['hash'], view: { seat: 1 } });
    const whole = await json(['replay', 'game.json'], { cwd });
    expect(whole.object['result']).not.toBeNull();
  });

  test('tells every decision and its rules, and keeps sealed answers of others to itself', async () => {
    const cwd = folder();
    await playedGame(cwd);
    const all = await landsraad(['replay', 'game.json', '--trace'], { cwd });
    expect(all.out).toMatch(/rings the bell and goes first\. {2}bazaar\.night\.bell/);
    const seat = await landsraad(['replay', 'game.json', '--trace', '--seat', '1'], { cwd });
    expect(seat.out).toContain('Amber answers secretly');
    expect(seat.out).not.toMatch(/Amber: bid for which stall\?/);
  });
});

describe('verify', () => {
  test('names what is wrong with each log', async () => {
    const cwd = folder();
    const text = readFileSync(await playedGame(cwd), 'utf8');
    const log = JSON.parse(text) as { version: string; choices: [number, unknown][]; hashes: string[]; result: object };
    const write = (name: string, content: string): void => writeFileSync(join(cwd, name), content);
    write('cut.json', text.slice(0, text.length / 2));
    write('other-version.json', JSON.stringify({ ...log, version: '0.0.0+other' }));
    write('wrong-choice.json', JSON.stringify({ ...log, choices: log.choices.with(3, [log.choices[3]![0], 'dance']) }));
    write('wrong-hash.json', JSON.stringify({ ...log, hashes: log.hashes.with(2, '0000000000000000') }));
    write('wrong-result.json', JSON.stringify({ ...log, result: { ...log.result, winners: [] } }));
    write('no-log.json', '{"hello":1}');
    const wrong = [
      'cut.json',
      'other-version.json',
      'wrong-choice.json',
      'wrong-hash.json',
      'wrong-result.json',
      'no-log.json',
    ];
    const { code, object } = await json(['verify', 'game.json', ...wrong], { cwd });
    expect(code).toBe(1);
    expect(keys(object)).toEqual(['files', 'ok', 'failed', 'commitments']);
    expect(object).toMatchObject({ files: 7, ok: 1 });
    const failed = object['failed'] as { file: string; reason: string }[];
    expect(failed.map((f) => f.file)).toEqual(wrong);
    const reasons = failed.map((f) => f.reason);
    expect(reasons[0]).toContain('not valid JSON');
    expect(reasons[1]).toContain('version 0.0.0+other');
    expect(reasons[2]).toContain('Entry 4 of the log cannot be played');
    expect(reasons[3]).toContain('After entry 3');
    expect(reasons[4]).toContain('ends otherwise');
    expect(reasons[5]).toContain('not a Landsraad log');
  });
});

describe('battery', () => {
  test('goes on where it was stopped', async () => {
    const cwd = folder();
    const first = await json(['battery', 'reference', '--games', '3', '--workers', '1'], { cwd });
    expect(first.code).toBe(0);
    expect(first.object).toMatchObject({ game: 'reference', games: 3, finished: 3, failures: [] });
    const more = await json(['battery', 'reference', '--games', '5', '--workers', '2'], { cwd });
    expect(more.err).toContain('Going on after 3 games.');
    expect(more.object).toMatchObject({ games: 5, finished: 5 });
    const fresh = await json(['battery', 'reference', '--games', '2', '--workers', '1', '--fresh'], { cwd });
    expect(fresh.object).toMatchObject({ games: 2 });
    expect(existsSync(join(cwd, '.landsraad', 'battery', 'reference.json'))).toBe(true);
    const three = ['battery', 'reference', '--players', '3', '--games', '2', '--workers', '1'];
    expect((await json(three, { cwd })).object).toMatchObject({ games: 2, failures: [] });
    expect(readdirSync(join(cwd, '.landsraad', 'battery')).filter((file) => file.includes('-3'))).toHaveLength(1);
    expect((await json([...three, '--games', '3'], { cwd })).err).toContain('Going on after 2 games.');
    expect(existsSync(join(cwd, 'test-results'))).toBe(false);
  });
});

describe('bench', () => {
  test('compares a build with another checkout', async () => {
    const { code, object } = await json(['bench', '--seconds', '1', '--against', ROOT]);
    expect(code).toBe(0);
    const rows = object['rows'] as { name: string; ratioTo: string; ratio: number }[];
    expect(rows.map((r) => r.name)).toContain('dune advanced, 6 players');
    for (const r of rows) expect([r.ratioTo, r.ratio > 0]).toEqual(['the other checkout', true]);
  });
  test('prints exactly what it promises', async () => {
    const { code, object } = await json(['bench', '--seconds', '0.3']);
    expect(code).toBe(0);
    expect(keys(object)).toEqual(['rows']);
    const rows = object['rows'] as { name: string; value: number }[];
    for (const row of rows) {
      expect(keys(row)).toEqual(['name', 'unit', 'value', 'ratioTo', 'ratio']);
      expect(row.value).toBeGreaterThan(0);
    }
    const wanted = [
      'picks',
      'reference standard, 4 players',
      'reference structuredClone',
      'reference copy',
      'reference imagine',
      'reference search',
    ];
    expect(rows.map((r) => r.name)).toEqual(expect.arrayContaining(wanted));
  });

  test('measures the server beside a bare one', async () => {
    const flags = ['--seconds', '2', '--tables', '3', '--clients', '6'];
    const { code, object } = await json(['bench', 'server', ...flags]);
    expect(code).toBe(0);
    const rows = object['rows'] as { name: string; unit: string; value: number; ratio: number | null }[];
    for (const row of rows) expect(keys(row)).toEqual(['name', 'unit', 'value', 'ratioTo', 'ratio']);
    const moves = rows.filter((r) => r.unit === 'moves per CPU second');
    expect(moves.map((r) => r.name)).toEqual([
      'a bare server',
      'war-for-arrakis, Landsraad',
      'imperium, Landsraad',
      'dune, Landsraad',
    ]);
    expect(moves.map((r) => r.ratio !== null)).toEqual([false, true, true, true]);
  }, 300_000);
});

describe('rules and facts', () => {
  test('coverage prints exactly what it promises', async () => {
    for (const game of ['reference', 'dune']) {
      const { code, object } = await json(['rules', game, '--coverage']);
      expect(code).toBe(0);
      expect(keys(object)).toEqual(['game', 'total', 'covered', 'missing', 'unknown', 'apart']);
      expect(object['total']).toBe((object['covered'] as number) + (object['missing'] as unknown[]).length);
      expect(object['unknown']).toEqual([]);
    }
  });

  test('one rule by its id, several by words', async () => {
    const one = await landsraad(['rules', 'dune', 'dune.setup.sectors']);
    expect(one.out).toContain('18 sectors');
    const several = await landsraad(['rules', 'dune', 'karama', 'bid']);
    expect(several.out.match(/^dune\./gm)!.length).toBeGreaterThan(1);
  });

  test('a reader who stops reading is no fault', async () => {
    const { code, out } = await landsraad(['rules', 'war-for-arrakis', '--all']);
    expect(code).toBe(0);
    expect(out.length).toBeGreaterThan(50_000);
  });

  test('facts print exactly what they promise', async () => {
    const { code, object } = await json(['facts', 'war-for-arrakis']);
    expect(code).toBe(0);
    expect(keys(object)).toEqual(['game', 'verified', 'singleSource', 'assumed', 'missing']);
    expect((object['missing'] as unknown[]).length).toBeGreaterThan(0);
    const { out } = await landsraad(['facts', 'war-for-arrakis', '--missing']);
    expect(out).toContain('played as:');
  });
});
