// Where facts come from stays in the repository; players see the generated modules, and those name no outside source.

import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const GAMES = ['war-for-arrakis', 'imperium', 'dune'];

// Projects, sites and people that the READMEs beside the facts name, and the keys under which facts cite them.
const NAMES = [
  'treachery.online',
  'treacheryOnline',
  'DuneBot',
  'boardzorg',
  'dune_library',
  'board-geometry',
  'Las Vegas',
  'dune-bench',
  'MTimma',
  'my-mentat',
  'jungcheolseung',
  'Seth9976',
  'Chatanga',
  'DuneImmorality',
  'brendzz',
  'anttttti',
  'DuneBlend',
  'dennishorte',
  'battlestar',
  'BlaiMelendezCatalan',
  'LessTergy',
  'Mewyii',
  'userSorrow',
  'liamdraper',
  'Arminking',
  'Tabletop Simulator',
  'KDC',
  'ianpogi5',
  'mikanyg',
  'dune-wfa-mentat',
  'ismakc',
  'Battle-Simulator',
  'quevedo17th',
  'dune-baron',
  'dune-mahdi',
  'guibbscohen',
  'ordir',
  'nibuen',
  'GamersPaperData',
  'GamePaperData',
  'nerdevil',
  'Baron Solo',
  'github',
];
const KEYS = [
  'TTS',
  'TTS-C',
  'TTS-L',
  'INV',
  'BLAI',
  'MEW',
  'PYSIM',
  'MM',
  'LIAM',
  'BOT',
  'EPIC-DOC',
  'FACE',
  'FACE2',
  'US',
];

const facts = (game) => join(root, 'packages', game, 'facts');
const texts = (folder, isWanted) =>
  readdirSync(folder, { recursive: true })
    .filter(isWanted)
    .map((file) => readFileSync(join(folder, file), 'utf8'));

test('the list of names is whole: every repository named beside the facts is on it', () => {
  const cited = GAMES.flatMap((game) =>
    texts(facts(game), (file) => file.endsWith('.md') || file.endsWith('.json')),
  ).flatMap((text) =>
    Array.from(text.matchAll(/(?:repositor(?:y|ies)|Besides|copy) ([\w-]+\/[\w.-]*\w)/g), (match) => match[1]),
  );
  expect(cited.length).toBeGreaterThan(20);
  const unlisted = cited.filter((name) => !NAMES.some((known) => name.toLowerCase().includes(known.toLowerCase())));
  expect(unlisted).toEqual([]);
});

test.each(GAMES)('no generated module of %s names an outside source', (game) => {
  const modules = texts(join(root, 'packages', game, 'src/generated'), (file) => file.endsWith('.ts'));
  expect(modules.length).toBeGreaterThan(8);
  for (const text of modules) {
    const lower = text.toLowerCase();
    expect(NAMES.filter((name) => lower.includes(name.toLowerCase()))).toEqual([]);
    expect(KEYS.filter((key) => new RegExp(`(?<![\\w-])${key}(?![\\w-])`).test(text))).toEqual([]);
  }
});
