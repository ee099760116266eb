import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { folder, json, landsraad } from './landsraad.ts';

const GAME = 'war-for-arrakis';
const FACES = 'dice.atreidesActionDie.faces';
const values = {
  [FACES]: { leadership: 1, strategy: 1, deployment: 1, mentat: 1, house: 2 },
  'leaders.leaders.chani.special': { steps: [{ op: 'draw', count: 4, deck: 'fremenAlly' }] },
};
function withFile(contents: unknown): string {
  const cwd = folder();
  writeFileSync(join(cwd, 'box.json'), typeof contents === 'string' ? contents : JSON.stringify(contents));
  return cwd;
}

describe('facts --with', () => {
  test('lists what a box replaces', async () => {
    const cwd = withFile({ game: GAME, name: 'My box', values });
    const { code, out } = await landsraad(['facts', GAME, '--with', 'box.json'], { cwd });
    expect(code).toBe(0);
    expect(out).toContain('the box "My box" replaces 2 of 72 assumed values.');
    expect(out).toContain('played as: 1 Leadership, 1 Strategy, 1 Deployment, 1 Mentat, 2 House');
    const { object } = await json(['facts', GAME, '--with', 'box.json'], { cwd });
    expect(object).toMatchObject({ game: GAME, box: 'My box', possible: 72 });
    expect(object['hash']).toMatch(/^[0-9a-f]{16}$/);
    expect((object['replaced'] as { path: string }[]).map((r) => r.path).toSorted()).toEqual(
      Object.keys(values).toSorted(),
    );
  });
  test('says one sentence for each wrong value', async () => {
    const wrong = { [FACES]: { leadership: 6 }, 'tracks.prescience.lastStep': 99, 'units.limits.handSize': 9 };
    const { code, out, err } = await landsraad(['facts', GAME, '--with', 'box.json'], {
      cwd: withFile({ name: 'x', values: wrong }),
    });
    expect([code, out]).toEqual([1, '']);
    const lines = err.trim().split('\n');
    expect(lines.length).toBe(3);
    expect(lines[1]).toContain('Prescience: last step must be a whole number from 8 to 20, not 99.');
  });
  test('a file that is no box is a wrong use', async () => {
    const damaged = await landsraad(['facts', GAME, '--with', 'box.json'], { cwd: withFile('{"name":') });
    expect([damaged.code, damaged.err]).toEqual([2, expect.stringContaining('is not valid JSON')]);
    const none = await landsraad(['facts', GAME, '--with', 'none.json'], { cwd: folder() });
    expect([none.code, none.err]).toEqual([2, expect.stringContaining('there is no such file')]);
    const other = await landsraad(['facts', 'reference', '--with', 'box.json'], {
      cwd: withFile({ name: 'x', values }),
    });
    expect([other.code, other.err]).toEqual([1, expect.stringContaining('has no printed values')]);
  });
});

describe('--box', () => {
  test('other values, other games; the log carries them, and verify holds it to them', async () => {
    const cwd = withFile({ name: 'My box', values });
    const seed = ['--games', '1', '--seed', 'q', '--workers', '1'];
    const [plain, boxed] = [
      await json(['simulate', GAME, ...seed], { cwd }),
      await json(['simulate', GAME, ...seed, '--box', 'box.json'], { cwd }),
    ];
    expect([plain.code, boxed.code]).toEqual([0, 0]);
    expect(boxed.object['decisions']).not.toBe(plain.object['decisions']);
    const played = await landsraad(['play', GAME, '--box', 'box.json', '--seed', 'q', '--log', 'log.json'], {
      cwd,
      input: 'q\n',
    });
    expect(played.out).toContain('Played with the printed values of the box "My box".');
    const log = readFileSync(join(cwd, readdirSync(cwd).find((f) => f === 'log.json') ?? ''), 'utf8');
    expect(JSON.parse(log)).toMatchObject({ box: { name: 'My box', values } });
    expect((await landsraad(['replay', 'log.json'], { cwd })).out).toContain('the box "My box"');
    writeFileSync(join(cwd, 'changed.json'), log.replace('"house":2', '"house":1'));
    for (const command of ['replay', 'verify']) {
      const { code, err } = await landsraad([command, 'changed.json'], { cwd });
      expect([code === 0, err]).toEqual([false, expect.stringContaining('The box of the log has been changed')]);
    }
    const refused = await landsraad(['simulate', 'reference', '--box', 'box.json'], { cwd });
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('has no printed values')]);
  });
});
