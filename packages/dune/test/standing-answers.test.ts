// Interruptions never nag: what standing answers leave to ask a person about.

import { rules, type Faction } from '@landsraad/dune';
import {
  answer,
  configOf,
  NO_STANDING,
  pick,
  seeded,
  standingAnswer,
  startPlay,
  type Decision,
  type Seat,
  type Standing,
} from '@landsraad/kernel';
import { expect, test } from 'vitest';
import { advanced, basic, type Position } from './position.ts';

/** What is said aloud or made behind the shield at a real table, by set-up and phase. */
const AT_A_TABLE = [
  ['predict which faction?', 'predict which turn?', 'keep which traitor?', 'how many Fedaykin among the ten?'],
  ['place how many there?', 'place how many Fedaykin there?', 'place the advisor where?', 'in which sector?'],
  ['dial the first storm', 'dial the storm', 'move the storm how far?', 'lose how many Fedaykin?'],
  ['what do you say in the Nexus?', 'place the sandworm where?', 'protect your ally from the worm?'],
  ['ride the worm where?', 'to which sector?'],
  ['claim charity?'],
  ['bid?', 'bid how much?', 'pay with spice or Karama?', 'how much do your allies pay?', 'announce battle where?'],
  ['revive how many forces?', 'how many of them starred?', 'revive which leader?'],
  ['pay for how many extra revivals?', 'let your ally revive three free?'],
  ['take your turn now?', 'ship?', 'ship from which territory?', 'ship to which territory?', 'ship to which sector?'],
  ['ship how many forces?', 'ship how many starred forces?', 'ship how many from there?'],
  ['ship how many starred forces from there?', 'how much of it do your allies pay?'],
  ['send an advisor?', 'to which sector does the advisor go?', 'become advisors?'],
  ['move?', 'move from which territory?', 'move to which territory?', 'move to which sector?', 'how many from there?'],
  ['how many starred forces from there?', 'arrive as fighters or advisors?'],
  ['fight where?', 'fight whom?', 'use the Voice?', 'foresee which element?', 'use prescience for your ally?'],
  ['which element does your ally foresee for you?', 'which leader?', 'add the Kwisatz Haderach?', 'which weapon?'],
  ['which defense?', 'dial how much?', 'and a half?', 'support with how much spice?', 'call treachery?'],
  ['lose how many starred forces?', 'lose how many ordinary forces?', 'keep the card?'],
  ['capture a leader?', 'kill the captive or keep it?'],
  ['collect how much?'],
].flat();

/** Every question of a whole game that is put to one person among five who choose at random. */
function put(mode: string, person: Seat, standing: Standing): { readonly asked: Decision[]; readonly turns: number } {
  const play = startPlay(rules, configOf(rules, { mode, players: 6 }), `nobody nags ${person}`);
  const random = seeded(person);
  const asked: Decision[] = [];
  while (play.decisions.length > 0) {
    const d = pick(random, play.decisions);
    const stands = d.seat === person ? standingAnswer(standing, d) : null;
    if (d.seat === person && stands === null) asked.push(d);
    answer(play, d.seat, d.question, stands?.option ?? pick(random, d.options));
  }
  return { asked, turns: play.game.table.turn };
}

test.each(['basic', 'advanced'])(
  '%s: with the usual answers a person is asked what a player at a real table is asked',
  (mode) => {
    for (const person of [0, 1, 2, 3, 4, 5]) {
      const { asked, turns } = put(mode, person, NO_STANDING);
      const interfering = asked.filter((d) => d.window !== null);
      const others = new Set(asked.filter((d) => d.window === null).map((d) => d.name));
      expect([...others].filter((name) => !AT_A_TABLE.includes(name))).toEqual([]);
      // Only where silence could cost something of one's own.
      expect(interfering.filter((d) => d.window?.stake !== true)).toEqual([]);
      expect(interfering.length).toBeLessThanOrEqual(2 * turns);
      expect(asked.length).toBeLessThanOrEqual(30 * turns);
    }
  },
);

/** Runs a phase with standing answers alone: what is left to ask. */
function runsThrough(t: Position, standing: Standing): string[] {
  for (let n = 0; n < 100; n++) {
    const d = t.decisions.find((x) => standingAnswer(standing, x) !== null);
    if (d === undefined) break;
    t.say(t.g.table.factions[d.seat] as Faction, standingAnswer(standing, d)!.option);
  }
  return t.decisions.map((d) => d.name);
}
const windows = (): string[] =>
  [...rules.book.procedures.values()].flatMap((p) => p.code.filter((i) => i.op === 'window').map((i) => i.name));
const passing: Standing = { windows: Object.fromEntries(windows().map((w) => [w, 'pass'])), armed: [] };

test('all set to pass, a phase in which nothing else is to be decided runs through by itself', () => {
  expect(windows().length).toBeGreaterThan(4);
  const storm = () =>
    advanced()
      .turn(3)
      .storm(1)
      .stormCard(4)
      .forces('harkonnen', 'cielago-south@1', 3)
      .hand('atreides', 'weather-control')
      .hand('emperor', 'karama');
  expect(runsThrough(storm().run('storm'), passing)).toEqual([]);
  expect(storm().run('storm').decisions.length).toBe(6);
  const blow = () => advanced().turn(3).storm(1).spiceDeck('red-chasm', 'the-great-flat').hand('fremen', 'karama');
  expect(runsThrough(blow().run('spice blow and nexus'), passing)).toEqual([]);
  expect(blow().run('spice blow and nexus').asked('fremen')?.name).toBe('call a sandworm with Karama?');
  expect(runsThrough(basic().turn(3).run('spice collection'), passing)).toEqual([]);
  expect(runsThrough(basic().turn(3).run('mentat pause'), passing)).toEqual([]);
});

test('whom the storm is about to hit is asked whether to stop it, whatever he holds; who is out of its way is not', () => {
  const t = () =>
    advanced()
      .turn(3)
      .storm(1)
      .stormCard(4)
      .forces('harkonnen', 'cielago-south@2', 3)
      .forces('emperor', 'the-great-flat@14', 3)
      .hand('emperor', 'weather-control');
  expect(runsThrough(t().run('storm'), NO_STANDING)).toEqual(['play a card before the storm moves?']);
  expect(t().run('storm').asked('harkonnen')?.window?.stake).toBe(true);
  expect(t().run('storm').asked('emperor')?.window?.stake).toBe(false);
});
