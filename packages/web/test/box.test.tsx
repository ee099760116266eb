import { anyBox, configOf, misfit, seeded, withBox } from '@landsraad/kernel';
import { ATREIDES, leaderOf, rules } from '@landsraad/war-for-arrakis';
import { position } from '@landsraad/war-for-arrakis/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { BoxNote } from '../src/box/BoxNote.tsx';
import { Editor } from '../src/box/Editor.tsx';
import { Form, plainValue } from '../src/box/Form.tsx';
import { boxOf, fileOf, keepBox, keptBox, playableBox } from '../src/box/kept.ts';
import { Picture } from '../src/box/Picture.tsx';
import { bookOf } from '../src/games/book.ts';
import { closer, names } from '../src/games/war-for-arrakis/names.ts';
import { leaderOnBox } from '../src/games/war-for-arrakis/panels/leaders.ts';
import { moments } from '../src/games/war-for-arrakis/moments/moments.ts';

const book = bookOf(rules);
const entries = rules.box?.entries ?? [];
const nothing = () => undefined;
const CARD = 'prescienceCards.cards.unknown-ar-3';
const box = {
  name: 'My copy',
  values: {
    'leaders.leaders.paul-atreides.special': { steps: [{ op: 'draw', count: 5, deck: 'either' }] },
    [`${CARD}.name`]: 'A Printed Name',
  },
};

describe('the forms', () => {
  test('there is one for every value, with a picture of where it stands, and every field has a name', () => {
    for (const e of entries) {
      const html = renderToStaticMarkup(
        <Form shape={e.shape} value={e.assumed} change={nothing} label={e.title} describedBy="help" />,
      );
      const fields = html.match(/<(input|select)[^>]*>/g) ?? [];
      expect(fields.length, e.path).toBeGreaterThan(0);
      for (const field of fields)
        expect(field.includes('aria-label=') || field.includes('type="checkbox"'), `${e.path}: ${field}`).toBe(true);
      expect(renderToStaticMarkup(<Picture part={e.picture} />), e.path).toContain('class="spot"');
      expect(e.help.endsWith('.'), e.path).toBe(true);
    }
  });
  test('a form that begins empty begins with something that fits, texts apart', () => {
    for (const { path, shape } of entries)
      if (shape.kind !== 'text') expect([path, misfit(shape, plainValue(shape))]).toEqual([path, null]);
  });
  test('what is written in a field is what is told', () => {
    const number = entries.find((e) => e.path === 'tracks.prescience.lastStep')!;
    const html = renderToStaticMarkup(<Form shape={number.shape} value={12} change={nothing} label="Last step" />);
    expect(html).toContain('min="8" max="20"');
    expect(html).toContain('value="12"');
  });
});

test('the page has every value under the component it is printed on', () => {
  const html = renderToStaticMarkup(<Editor book={book} entries={entries} ways={null} />);
  expect(html.match(/<details/g)?.length).toBe(entries.length);
  expect([...html.matchAll(/<h2>([^<]*) <small>/g)].map((m) => m[1])).toEqual([
    'Prescience cards',
    'Secret objectives',
    'Dice',
    'Leader cards',
    'Tokens',
    'Boards',
    'Dashboards for three and four players',
    'Smugglers',
    'The Spacing Guild',
  ]);
  expect(html).toContain('Nothing is put in yet.');
  expect(html).toContain('assumed: 2 Leadership, 1 Strategy, 1 Deployment, 1 Mentat, 1 House');
});

describe('a box as a file', () => {
  test('what is exported is what is imported', () => {
    for (let n = 0; n < 10; n++) {
      const any = anyBox(rules, seeded(n));
      expect(boxOf(book, fileOf(book.id, any))).toEqual({ box: any });
    }
  });
  test('whatever is wrong with a file is told', () => {
    expect(boxOf(book, '{')).toEqual({
      wrong: ['This file is not a box: it is not valid JSON (cut off or damaged).'],
    });
    expect(boxOf(book, '{"game":"dune","name":"x","values":{}}')).toEqual({
      wrong: ['This is a box of "dune", not of war-for-arrakis.'],
    });
    expect(boxOf(book, '{"name":"x","values":{"tracks.prescience.lastStep":2}}')).toEqual({
      wrong: ['Prescience: last step must be a whole number from 8 to 20, not 2.'],
    });
  });
  test('it is kept on the device, and a table is made with it only when it fits', () => {
    const store = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
    expect([keptBox(book.id).values, playableBox(book)]).toEqual([{}, null]);
    expect(keepBox(book.id, box)).toBe(true);
    expect([keptBox(book.id), playableBox(book)]).toEqual([box, box]);
    keepBox(book.id, { name: 'x', values: { 'tracks.prescience.lastStep': 2 } });
    expect(playableBox(book)).toBe(null);
    store.set(`landsraad-box-of-${book.id}`, '{"name":');
    expect(keptBox(book.id).values).toEqual({});
    vi.unstubAllGlobals();
  });
});

describe('at a table', () => {
  const config = configOf(rules, withBox({}, box));
  test('everybody can read whose values they are', () => {
    const html = renderToStaticMarkup(<BoxNote book={book} box={box} />);
    expect(html).toContain('2 printed values');
    expect(html).toContain('My copy');
    expect(html).toContain('A Printed Name');
    expect(html).toContain('Draw planning cards (how many: 5');
  });
  test('leaders, cards and what is said about them are those of the box', () => {
    const t = position({ box }).table;
    const paul = leaderOnBox(t, ATREIDES, 'leadership');
    expect(paul?.card).toMatchObject({
      id: 'paul-atreides',
      action: 'Draw 5 cards from either of your decks.',
      own: true,
      assumed: true,
    });
    expect(closer(`leader ${leaderOf('paul-atreides')}`, config)?.note).toBe('Draw 5 cards from either of your decks.');
    expect(closer('unknown-ar-3', config)?.title).toBe('A Printed Name');
    const line = { id: 1, of: 'game', kind: 'claimed', rule: '', nouns: { card: 'unknown-ar-3' } } as const;
    expect(names(line, config)).toEqual([{ kind: 'thing', id: 'unknown-ar-3', words: 'A Printed Name' }]);
    const tell = () => rules.text.happening(line.kind, line.nouns, config);
    expect(moments.specs['claimed']?.title?.([line], { viewer: 1, tell })).toBe('The Atreides claim A Printed Name');
  });
});
