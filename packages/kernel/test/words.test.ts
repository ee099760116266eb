import {
  act,
  again,
  begin,
  choose,
  copyGame,
  DeadEnd,
  listening,
  offers,
  PASS,
  recording,
  Refusal,
  sealedSeats,
  settle,
  whyNot,
  type Happening,
  type Option,
  imagine,
  seeded,
  fillIn,
  newTally,
  watching,
} from '@landsraad/kernel';
import { describe, expect, test } from 'vitest';
import { rulesOf, started, tiny, type TinyGame } from './tiny.ts';

const write = (word: string) => (g: TinyGame) => void g.table.done.push(word);

describe('steps', () => {
  test('act, when, by, repeat, whilst, leaveIf and finishIf run in the order in which they are written', () => {
    const { book, words } = tiny();
    const { act, when, by, repeat, whilst, leaveIf, finishIf, procedure } = words<{ n: number }>();
    const ways = { zero: [act(write('by zero'))], one: [act(write('by one'))] };
    const inner = procedure(
      'inner',
      'tiny.play.acts',
      repeat(
        act((_g, v) => void v.n++),
        leaveIf((_g, v) => v.n > 2),
        act(write('again')),
      ),
      whilst(
        (_g, v) => v.n > 0,
        act((_g, v) => void v.n--),
        act(write('down')),
      ),
      when((_g, v) => v.n === 0, [act(write('zero'))], [act(write('not zero'))]),
      when((_g, v) => v.n !== 0, [act(write('not zero'))], [act(write('still zero'))]),
      by(() => 'one', ways),
      by(() => 'neither', ways),
      by((_g, v) => (v.n === 0 ? 'zero' : 'one'), ways),
      finishIf(() => true),
      act(write('never')),
    );
    const w = words<Record<never, never>>();
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.call(inner, () => ({ n: 0 })),
      w.act(write('end')),
    );
    const { g, asked } = started(rulesOf(book, play));
    expect(asked).toEqual([]);
    expect(g.table.done).toEqual([
      'again',
      'again',
      'down',
      'down',
      'down',
      'zero',
      'still zero',
      'by one',
      'by zero',
      'end',
    ]);
  });

  test('what was chosen is told to the next steps and dies at the next question', () => {
    const { book, words } = tiny();
    const w = words<Record<never, never>>();
    const heard: Option[] = [];
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.ask('which?', 'tiny.play.asks', { who: () => 0, options: () => ['a', 'b'] }),
      w.act((_g, _v, chose) => void heard.push(chose)),
      w.call(w.procedure('nothing', 'tiny.play.acts'), () => ({})),
      w.act((_g, _v, chose) => void heard.push(chose)),
    );
    const rules = rulesOf(book, play);
    const { g, asked } = started(rules);
    choose(rules, g, 0, asked[0]!.question, 'b');
    expect(heard).toEqual(['b', '']);
    expect(JSON.stringify(g)).not.toContain('"b"');
  });

  test('once the game is over no further step is taken, whatever ended it', () => {
    const { book, words, secretly, endGame } = tiny();
    const w = words<Record<never, never>>();
    const s = secretly<{ seat: number }>();
    const each = s.procedure(
      'each',
      'tiny.play.asks',
      s.ask('secretly?', 'tiny.play.asks', { options: () => ['x', 'y'], then: () => undefined }),
    );
    const after = w.act(write('after'));
    const endedBy = {
      'a step': w.act((g) => endGame(g, 'tiny.play.begins', [0])),
      'a lone answer': w.ask('lone?', 'tiny.play.asks', {
        who: () => 0,
        options: () => ['x'],
        then: (g) => endGame(g, 'tiny.play.begins', [0]),
      }),
      'answers together': w.together('together', 'tiny.play.asks', {
        seats: () => [0],
        each,
        notes: (_g, _v, seat) => ({ seat }),
        then: (g) => endGame(g, 'tiny.play.begins', [0]),
      }),
    };
    for (const [name, step] of Object.entries(endedBy)) {
      const rules = rulesOf(book, w.procedure(`play until ${name}`, 'tiny.play.begins', step, after));
      const { g, asked } = started(rules);
      for (const d of asked) choose(rules, g, d.seat, d.question, 'x');
      expect([name, g.over?.winners, g.table.done]).toEqual([name, [0], []]);
    }
  });

  test('what an answer sets off comes before the next step', () => {
    const { book, words, on, emit } = tiny();
    const w = words<Record<never, never>>();
    const echo = w.procedure('echo', 'tiny.play.acts', w.act(write('echo')));
    on('said', 'tiny.play.acts', echo, () => true);
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.ask('lone?', 'tiny.play.asks', {
          who: () => 0,
          options: () => ['x'],
          then: (g) => emit(g, 'said', 'tiny.play.acts', {}),
        }),
        w.act(write('next')),
      ),
    );
    expect(started(rules).g.table.done).toEqual(['echo', 'next']);
  });

  test('a question with nothing to offer is an error, unless it may be: then it is passed over', () => {
    const asking = (who: number | readonly number[], orNothing: boolean, options: readonly string[] = []) => {
      const { book, words } = tiny();
      const w = words<Record<never, never>>();
      return rulesOf(
        book,
        w.procedure(
          'play',
          'tiny.play.begins',
          w.ask('what?', 'tiny.play.asks', {
            who: () => who,
            options: () => options,
            ...(orNothing ? { orNothing: true as const } : {}),
          }),
          w.act((g, _v, chose) => void g.table.done.push(`after ${chose}`)),
        ),
      );
    };
    for (const who of [0, [0], [0, 1], []]) {
      expect(() => started(asking(who, false))).toThrow(DeadEnd);
      expect(started(asking(who, true)).g.table.done).toEqual(['after ']);
    }
    // A lone answer of a lone seat is given by itself; of two seats the first to answer counts.
    expect(started(asking([1], false, ['x'])).g.table.done).toEqual(['after x']);
    expect(started(asking([0, 1], false, ['x'])).asked.map((d) => d.seat)).toEqual([0, 1]);
  });

  test('two procedures may not share a name', () => {
    const { words } = tiny();
    const { procedure } = words<Record<never, never>>();
    procedure('same', 'tiny.play.acts');
    expect(() => procedure('same', 'tiny.play.acts')).toThrow('two procedures are named same');
  });

  test('a procedure that runs on for ever is found out', () => {
    const { book, words } = tiny();
    const { act, repeat, procedure } = words<Record<never, never>>();
    const rules = rulesOf(book, procedure('play', 'tiny.play.begins', repeat(act(write('round and round')))));
    expect(() => started(rules)).toThrow(DeadEnd);
  });

  test('wrong rules do not compile', () => {
    const { words, secretly, changes, altered } = tiny<{ limit: { value: number; about: null } }>();
    const seat = words<{ seat: number }>();
    const none = words<Record<never, never>>();
    const needsSeat = seat.procedure('needs a seat', 'tiny.play.acts');
    const foreign = seat.act((_g, v) => void v.seat++);
    const list = words<{ list: readonly number[] }>();
    const sealed = secretly<{ seat: number }>();
    const all = { seats: () => [0], notes: () => ({ seat: 0 }), then: () => undefined };
    // @ts-expect-error an id that is not in the ledger
    none.procedure('unknown id', 'tiny.play.unheard-of');
    // @ts-expect-error notes that the procedure does not have
    none.call(needsSeat, () => ({ seet: 1 }));
    // @ts-expect-error a step made for other notes
    none.procedure('foreign step', 'tiny.play.acts', foreign);
    // @ts-expect-error a list in notes is replaced, not changed
    list.act((_g, v) => void v.list.push(1));
    // @ts-expect-error sealed answers change nothing on the table
    sealed.note((g) => void g.table.number++);
    // @ts-expect-error only a sealed procedure is gone through together
    none.together('together', 'tiny.play.asks', { ...all, each: needsSeat });
    // @ts-expect-error a rule that no card can alter
    const unheard = (g: TinyGame) => altered(g, 'speed', 1, null);
    changes('card', { limit: (_g, limit) => limit + 1 });
    void unheard;
    expect(true).toBe(true);
  });
});

describe('asking', () => {
  const oneQuestion = (
    options: () => readonly string[],
    more: { orNothing?: true; always?: true | ((g: TinyGame) => boolean) } = {},
  ) => {
    const { book, words } = tiny();
    const w = words<Record<never, never>>();
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.ask('which?', 'tiny.play.asks', {
        who: () => 0,
        options,
        refuse: (_g, _v, o) => (o === 'forbidden' ? 'tiny.play.forbids' : null),
        then: (g, _v, o) => void g.table.done.push(String(o)),
        ...more,
      }),
      w.ask('the end', 'tiny.play.asks', { who: () => 1, options: () => ['x', 'y'] }),
    );
    return rulesOf(book, play);
  };

  test('the list is the only legality; a refusal is a rule', () => {
    const rules = oneQuestion(() => ['a', 'b', 'forbidden']);
    const { g, asked } = started(rules);
    expect(asked).toMatchObject([{ seat: 0, name: 'which?', rule: 'tiny.play.asks', options: ['a', 'b'] }]);
    const q = asked[0]!.question;
    expect(whyNot(rules, g, 0, 'a')).toBeNull();
    expect(whyNot(rules, g, 0, 'forbidden')).toBe('tiny.play.forbids');
    const before = JSON.stringify(g);
    const refusal = (work: () => void) => {
      try {
        work();
      } catch (e) {
        if (e instanceof Refusal) return [e.code, e.rule];
      }
      return null;
    };
    expect(refusal(() => choose(rules, g, 0, q, 'forbidden'))).toEqual(['refused', 'tiny.play.forbids']);
    expect(refusal(() => choose(rules, g, 0, q, 'c'))).toEqual(['not-offered', 'tiny.play.asks']);
    expect(refusal(() => choose(rules, g, 1, q, 'a'))).toEqual(['not-asked', '']);
    expect(refusal(() => choose(rules, g, 0, q + 1, 'a'))).toEqual(['stale', 'tiny.play.asks']);
    expect(JSON.stringify(g)).toBe(before);
    choose(rules, g, 0, q, 'a');
    expect(g.table.done).toEqual(['a']);
  });

  test('a lone answer is given by itself, an empty list is an error unless the question says so', () => {
    expect(started(oneQuestion(() => ['a'])).g.table.done).toEqual(['a']);
    expect(() => started(oneQuestion(() => []))).toThrow('"which?" offers seat 0 nothing');
    expect(started(oneQuestion(() => [], { orNothing: true })).asked[0]?.name).toBe('the end');
  });

  test('what would tell something by silence is asked at a table and skipped in search', () => {
    const rules = oneQuestion(() => ['a'], { always: true });
    expect(started(rules).asked[0]).toMatchObject({ name: 'which?', options: ['a'] });
    expect(started(rules, 2, 'search').asked[0]?.name).toBe('the end');
  });

  test('whether silence would tell something may depend on the position', () => {
    const among = (n: number) => oneQuestion(() => ['a'], { always: (g) => g.seats > n });
    expect(started(among(1)).asked[0]).toMatchObject({ name: 'which?', options: ['a'] });
    expect(started(among(2)).asked[0]?.name).toBe('the end');
    expect(started(among(1), 2, 'search').asked[0]?.name).toBe('the end');
  });

  test('options are computed, never stored', () => {
    expect(JSON.stringify(started(oneQuestion(() => ['first', 'second'])).g)).not.toContain('first');
  });

  test('several seats: the first answer counts, and a late click of the other answers nothing', () => {
    const { book, words } = tiny();
    const w = words<Record<never, never>>();
    const ring = w.ask('ring?', 'tiny.play.asks', {
      who: () => [0, 1],
      options: () => ['ring'],
      then: (g, _v, _o, seat) => void (g.table.number = seat),
    });
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        ring,
        w.ask('next', 'tiny.play.asks', { who: () => 1, options: () => ['ring', 'no'] }),
      ),
    );
    const { g, asked } = started(rules);
    expect(asked.map((d) => d.seat)).toEqual([0, 1]);
    const stale = asked[1]!.question;
    choose(rules, g, 0, asked[0]!.question, 'ring');
    expect(g.table.number).toBe(0);
    expect(() => choose(rules, g, 1, stale, 'ring')).toThrow('no longer open');
  });

  test('a promise takes part in refusing, and is void when nothing else is left', () => {
    const promised = (_g: TinyGame, _seat: number, _q: string, o: Option) =>
      o === 'a' || o === 'only' ? ('tiny.play.forbids-too' as const) : null;
    const rules = { ...oneQuestion(() => ['a', 'b', 'c']), promised };
    const { g, asked } = started(rules);
    expect(asked[0]!.options).toEqual(['b', 'c']);
    expect(whyNot(rules, g, 0, 'a')).toBe('tiny.play.forbids-too');
    expect(started({ ...oneQuestion(() => ['a', 'only']), promised }).asked[0]!.options).toEqual(['a', 'only']);
  });
});

describe('several at once', () => {
  const sealedGame = () => {
    const { book, words, secretly, offer, meanwhile } = tiny();
    const s = secretly<{ seat: number; first: string; second: number }>();
    const each = s.procedure(
      'secret',
      'tiny.play.asks',
      s.ask('first?', 'tiny.play.asks', { options: () => ['a', 'b'], then: (_g, v, o) => void (v.first = String(o)) }),
      s.when(
        (_g, v) => v.first === 'b',
        [
          s.ask('second?', 'tiny.play.asks', {
            options: (g) => Array.from({ length: 3 }, (_, n) => n + g.table.number),
            then: (_g, v, n) => void (v.second = Number(n)),
          }),
        ],
      ),
    );
    const w = words<Record<never, never>>();
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.together('together', 'tiny.play.asks', {
        seats: () => [0, 1],
        each,
        notes: (_g, _v, seat) => ({ seat, first: '', second: -1 }),
        then: (g, _v, answers) =>
          void g.table.done.push(...answers.map((a) => `${a.seat}${a.notes.first}${a.notes.second}`)),
      }),
      w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
    );
    const add = words<{ by: number }>();
    offer('raise', 'tiny.play.acts', {
      options: () => [1, 10],
      play: add.procedure(
        'raise',
        'tiny.play.acts',
        add.act((g, v) => void (g.table.number += v.by)),
      ),
      notes: (_g, _seat, by) => ({ by: Number(by) }),
    });
    const void_ = words<{ seat: number }>();
    meanwhile(play, 'void', 'tiny.play.acts', {
      options: (g, seat) => sealedSeats(g).filter((s) => s !== seat),
      play: void_.procedure(
        'void',
        'tiny.play.acts',
        void_.act((g, v) => again(g, v.seat)),
      ),
      notes: (_g, _seat, who) => ({ seat: Number(who) }),
    });
    return rulesOf(book, play);
  };
  const answerAs = (rules: ReturnType<typeof sealedGame>, g: TinyGame, seat: number, option: Option) =>
    choose(rules, g, seat, settle(rules, g, 'table').find((d) => d.seat === seat)!.question, option);

  test('together: nothing is shown before all are done, and the order cannot matter', () => {
    const rules = sealedGame();
    const one = started(rules).g;
    const other = started(rules).g;
    answerAs(rules, one, 0, 'b');
    expect(one.table.done).toEqual([]);
    answerAs(rules, one, 1, 'a');
    expect(one.table.done).toEqual([]);
    answerAs(rules, one, 0, 2);
    expect(one.table.done).toEqual(['0b2', '1a-1']);
    answerAs(rules, other, 1, 'a');
    answerAs(rules, other, 0, 'b');
    answerAs(rules, other, 0, 2);
    expect(JSON.stringify(other)).toBe(JSON.stringify(one));
  });

  test('in an imagined world others have sealed some answer, one who is still at it begins anew, and mine stays', () => {
    const rules = sealedGame();
    const { g } = started(rules);
    answerAs(rules, g, 0, 'b');
    answerAs(rules, g, 0, 2);
    // Seat 1 does not know what seat 0 has sealed: any whole answer will do.
    const sealed = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const w = imagine(rules, g, 1, seeded(n));
      expect(sealedSeats(w)).toEqual([0]);
      answerAs(rules, w, 1, 'a');
      sealed.add(w.table.done[0]!);
    }
    expect([...sealed].toSorted()).toEqual(['0a-1', '0b0', '0b1', '0b2']);
    // Seat 0 knows its own.
    const own = imagine(rules, g, 0, seeded(1));
    answerAs(rules, own, 1, 'a');
    expect(own.table.done).toEqual(['0b2', '1a-1']);
    // Half an answer is forgotten.
    const { g: half } = started(rules);
    answerAs(rules, half, 0, 'b');
    const w = imagine(rules, half, 1, seeded(1));
    expect([sealedSeats(w), settle(rules, w, 'table').find((d) => d.seat === 0)?.name]).toEqual([[], 'first?']);
  });

  test('another seat sealing does not change the number of my question', () => {
    const rules = sealedGame();
    const { g, asked } = started(rules);
    const mine = asked[1]!.question;
    answerAs(rules, g, 0, 'b');
    answerAs(rules, g, 0, 1);
    expect(settle(rules, g, 'table').find((d) => d.seat === 1)!.question).toBe(mine);
  });

  test('an act while others answer secretly: answers that are still legal stay, the others begin anew', () => {
    const rules = sealedGame();
    const { g } = started(rules);
    answerAs(rules, g, 0, 'b');
    answerAs(rules, g, 0, 2);
    act(rules, g, 1, 'raise: 1');
    expect(sealedSeats(g)).toEqual([0]);
    act(rules, g, 1, 'raise: 10');
    expect(sealedSeats(g)).toEqual([]);
    expect(settle(rules, g, 'table').find((d) => d.seat === 0)).toMatchObject({
      name: 'second?',
      options: [11, 12, 13],
    });
  });

  test('again: a finished answer that has been made void is asked anew', () => {
    const rules = sealedGame();
    const { g } = started(rules);
    answerAs(rules, g, 0, 'a');
    expect(offers(rules, g, 1).map((o) => o.id)).toContain('void: 0');
    act(rules, g, 1, 'void: 0');
    expect(settle(rules, g, 'table').find((d) => d.seat === 0)).toMatchObject({ name: 'first?' });
  });

  test('search asks one seat at a time and skips lone answers', () => {
    expect(started(sealedGame(), 2, 'search').asked.map((d) => d.seat)).toEqual([0]);
  });

  test('freely: any order until all are done, at most so many acts, and an open offer brings a seat back', () => {
    const { book, words } = tiny();
    const w = words<Record<never, never>>();
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.freely('talk?', 'tiny.play.asks', {
        seats: () => [0, 1],
        options: () => ['word', 'ping'],
        then: (g, _v, o, seat) => {
          g.table.done.push(`${seat}${o}`);
          if (o === 'ping') g.table.number = seat === 0 ? 1 : 0;
        },
        again: (g, _v, seat) => g.table.number === 1 && seat === 1,
        done: (g, _v, seat) => void (seat === 1 && (g.table.number = 0)),
        most: () => 4,
      }),
      w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
    );
    const rules = rulesOf(book, play);
    const { g } = started(rules);
    const say = (seat: number, o: Option) =>
      choose(rules, g, seat, settle(rules, g, 'table').find((d) => d.seat === seat)!.question, o);
    say(1, 'done');
    expect(settle(rules, g, 'table').map((d) => d.seat)).toEqual([0]);
    say(0, 'ping');
    expect(settle(rules, g, 'table').map((d) => d.seat)).toEqual([0, 1]);
    say(1, 'done');
    say(0, 'word');
    expect(settle(rules, g, 'table')[0]!.name).toBe('talk?');
    say(0, 'word');
    expect(settle(rules, g, 'table')[0]!.name).toBe('the end');
  });
});

describe('windows', () => {
  const windowGame = () => {
    const { book, words } = tiny();
    const w = words<Record<never, never>>();
    const p = words<{ seat: number; choice: Option }>();
    const playIt = p.procedure(
      'played',
      'tiny.play.acts',
      p.act((g, v) => void g.table.done.push(`${v.seat}${v.choice}`)),
    );
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.window('stop it?', 'tiny.play.asks', {
        seats: () => [2, 0, 1],
        about: () => ({ what: 'everything' }),
        stake: (_g, _v, seat) => seat === 1,
        options: (g, _v, seat) => (g.table.done.some((x) => x.startsWith(String(seat))) ? [] : ['stop']),
        play: playIt,
        until: (g) => g.table.done.length >= 2,
      }),
      w.act(write('committed')),
      w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
    );
    return rulesOf(book, play);
  };
  const say = (rules: ReturnType<typeof windowGame>, g: TinyGame, seat: number, o: Option) =>
    choose(rules, g, seat, settle(rules, g, 'table').find((d) => d.seat === seat)!.question, o);

  test('all concerned are asked; with passes all round it closes', () => {
    const rules = windowGame();
    const { g, asked } = started(rules, 3);
    expect(asked.map((d) => [d.seat, d.window?.stake])).toEqual([
      [2, false],
      [0, false],
      [1, true],
    ]);
    for (const seat of [0, 1, 2]) say(rules, g, seat, PASS);
    expect(g.table.done).toEqual(['committed']);
  });

  test('two act: the first in order acts, everybody is asked again', () => {
    const rules = windowGame();
    const { g } = started(rules, 3);
    say(rules, g, 0, 'stop');
    say(rules, g, 1, 'stop');
    expect(g.table.done).toEqual([]);
    say(rules, g, 2, PASS);
    expect(g.table.done).toEqual(['0stop']);
    expect(settle(rules, g, 'table').map((d) => [d.seat, d.options])).toEqual([
      [2, [PASS, 'stop']],
      [0, [PASS]],
      [1, [PASS, 'stop']],
    ]);
    say(rules, g, 0, PASS);
    say(rules, g, 2, PASS);
    say(rules, g, 1, 'stop');
    expect(g.table.done).toEqual(['0stop', '1stop', 'committed']);
  });
});

describe('interruptions', () => {
  test('after an interruption a procedure that makes no sense any more is abandoned', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const battle = w.procedure(
      'battle',
      'tiny.play.acts',
      w.abandonIf((g) => g.table.number > 0, w.act(write('abandoned'))),
      w.ask('fight?', 'tiny.play.asks', { who: () => 0, options: () => ['hit', 'run'] }),
      w.act(write('fought')),
    );
    const play = w.procedure(
      'play',
      'tiny.play.begins',
      w.call(battle, () => ({})),
      w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
    );
    const leave = words<Record<never, never>>().procedure(
      'leave',
      'tiny.play.acts',
      w.act((g) => void g.table.number++),
    );
    offer('leave', 'tiny.play.acts', {
      options: () => ['now'],
      refuse: (g) => (g.table.number > 0 ? 'tiny.play.forbids' : null),
      play: leave,
      notes: () => ({}),
    });
    const rules = rulesOf(book, play);
    const { g } = started(rules);
    expect(act(rules, g, 1, 'leave: now')[0]!.name).toBe('the end');
    expect(g.table.done).toEqual(['abandoned']);
    expect(() => act(rules, g, 1, 'leave: now')).toThrow('tiny.play.forbids');
    expect(() => act(rules, g, 1, 'fly')).toThrow('"fly" is not open to seat 1 now; open: nothing');
  });

  test('what has been abandoned is not abandoned again', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const ask = (name: string) => w.ask(name, 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
    const battle = w.procedure(
      'battle',
      'tiny.play.acts',
      w.abandonIf((g) => g.table.number > 0, w.act(write('abandoned')), ask('retreat?')),
      ask('fight?'),
    );
    offer('shout', 'tiny.play.acts', {
      options: () => ['hey'],
      play: w.procedure(
        'shout',
        'tiny.play.acts',
        w.act((g) => void g.table.number++),
      ),
      notes: () => ({}),
    });
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.call(battle, () => ({})),
        ask('the end'),
      ),
    );
    const { g } = started(rules);
    for (let n = 0; n < 3; n++) expect(act(rules, g, 1, 'shout: hey')[0]!.name).toBe('retreat?');
    expect([g.table.done, g.table.number]).toEqual([['abandoned'], 3]);
  });

  test('an answer in a window that an act has made impossible is asked anew, the others stay', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const p = words<{ seat: number; choice: Option }>();
    const say = (rules: ReturnType<typeof rulesOf>, g: TinyGame, seat: number, o: Option) =>
      choose(rules, g, seat, settle(rules, g, 'table').find((d) => d.seat === seat)!.question, o);
    offer('jam', 'tiny.play.acts', {
      options: () => ['it'],
      play: w.procedure(
        'jam',
        'tiny.play.acts',
        w.act((g) => void g.table.number++),
      ),
      notes: () => ({}),
    });
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.window('stop it?', 'tiny.play.asks', {
          seats: () => [0, 1, 2],
          options: (g) => (g.table.number > 0 ? [] : ['stop']),
          play: p.procedure('stopped', 'tiny.play.acts', p.act(write('stopped'))),
        }),
        w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
      ),
    );
    const { g } = started(rules, 3);
    // The window itself cannot be taken back by one seat.
    expect(g.barrier).toBe(1);
    say(rules, g, 0, 'stop');
    say(rules, g, 1, PASS);
    expect(sealedSeats(g)).toEqual([0, 1]);
    act(rules, g, 2, 'jam: it');
    expect(sealedSeats(g)).toEqual([1]);
    say(rules, g, 0, PASS);
    say(rules, g, 2, PASS);
    expect([g.table.done, settle(rules, g, 'table')[0]?.name]).toEqual([[], 'the end']);
  });

  test('who has sealed is known also while an interruption asks something', () => {
    const { book, words, secretly, offer } = tiny();
    const s = secretly<{ seat: number }>();
    const w = words<Record<never, never>>();
    const ask = (name: string, who: number) =>
      w.ask(name, 'tiny.play.asks', { who: () => who, options: () => ['x', 'y'] });
    offer('stop', 'tiny.play.acts', {
      options: () => ['wait'],
      play: w.procedure('stop', 'tiny.play.acts', ask('why?', 1)),
      notes: () => ({}),
    });
    const each = s.procedure(
      'each',
      'tiny.play.asks',
      s.ask('secretly?', 'tiny.play.asks', { options: () => ['x', 'y'], then: () => undefined }),
    );
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.together('together', 'tiny.play.asks', {
          seats: () => [0, 1],
          each,
          notes: (_g, _v, seat) => ({ seat }),
          then: write('all'),
        }),
        ask('the end', 0),
      ),
    );
    const { g, asked } = started(rules);
    expect(g.barrier).toBe(1);
    choose(rules, g, 0, asked[0]!.question, 'x');
    const [why] = act(rules, g, 1, 'stop: wait');
    expect([why?.name, sealedSeats(g)]).toEqual(['why?', [0]]);
    choose(rules, g, 1, why!.question, 'y');
    expect(settle(rules, g, 'table').map((d) => [d.seat, d.name])).toEqual([[1, 'secretly?']]);
  });

  test('what was met is counted for whoever watches', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const p = words<{ seat: number; choice: Option }>();
    offer('shout', 'tiny.play.acts', {
      options: () => ['hey'],
      play: w.procedure('shout', 'tiny.play.acts', w.act(write('hey'))),
      notes: () => ({}),
    });
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.act(function firstStep(g) {
          g.table.number = 1;
        }, 'tiny.play.forbids-too'),
        w.ask('which?', 'tiny.play.asks', {
          who: () => 0,
          options: () => ['a', 'b', 'c'],
          refuse: (_g, _v, o) => (o === 'c' ? 'tiny.play.forbids' : null),
        }),
        w.window('stop it?', 'tiny.play.asks', {
          seats: () => [0, 1],
          options: () => ['stop'],
          play: p.procedure('stopped', 'tiny.play.acts', p.act(write('stopped'))),
        }),
      ),
    );
    const tally = newTally();
    watching(tally, () => {
      const { g } = started(rules);
      const [asked] = act(rules, g, 1, 'shout: hey');
      choose(rules, g, 0, asked!.question, 'a');
    });
    const met = (kind: string) => [...tally[kind]!.keys()];
    expect([met('question'), met('window'), met('offer'), met('refusal')]).toEqual([
      ['which?', 'stop it?'],
      ['stop it?'],
      ['shout'],
      ['tiny.play.forbids'],
    ]);
    expect(met('step').some((step) => step.includes('firstStep'))).toBe(true);
    expect(met('rule')).toEqual(
      expect.arrayContaining(['tiny.play.begins', 'tiny.play.asks', 'tiny.play.acts', 'tiny.play.forbids-too']),
    );
    // Nobody watches: nothing is counted.
    const size = tally['question']!.get('which?');
    started(rules);
    expect(tally['question']!.get('which?')).toBe(size);
  });

  test('a deal is a form whose fields are checked', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const d = words<{ n: number }>();
    offer('deal', 'tiny.play.acts', {
      form: () => [{ name: 'coins', from: [1, 2, 3] }],
      play: d.procedure(
        'deal',
        'tiny.play.acts',
        d.act((g, v) => void (g.table.number = v.n)),
      ),
      notes: (_g, _seat, _option, form) => ({ n: Number(form['coins']) }),
    });
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] }),
      ),
    );
    const { g } = started(rules);
    expect(() => act(rules, g, 1, 'deal', 'table', { coins: 4 })).toThrow('"coins" of "deal" must be one of 1, 2, 3');
    act(rules, g, 1, 'deal', 'table', { coins: 3 });
    expect(g.table.number).toBe(3);
  });

  test('a field may be a text of so many characters, or left empty; every field is filled in at random', () => {
    const { book, words, offer } = tiny();
    const w = words<Record<never, never>>();
    const d = words<{ said: string; coins: number }>();
    offer('promise', 'tiny.play.acts', {
      form: (g) =>
        g.table.number < 0
          ? null
          : [
              { name: 'coins', from: [1, 2] },
              { name: 'words', from: ['peace'], text: 8 },
            ],
      play: d.procedure(
        'promise',
        'tiny.play.acts',
        d.act((g, v) => void g.table.done.push(`${v.coins} ${v.said}`)),
      ),
      notes: (_g, _seat, _option, form) => ({ said: String(form['words'] ?? 'nothing'), coins: Number(form['coins']) }),
    });
    const end = w.ask('the end', 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
    const rules = rulesOf(book, w.procedure('play', 'tiny.play.begins', end));
    const { g } = started(rules);
    const promise = (form: { [field: string]: Option }) => act(rules, g, 1, 'promise', 'table', form);
    expect(() => promise({ coins: 1, words: 'ninechars' })).toThrow(
      '"words" of "promise" must be a text of at most 8 characters',
    );
    expect(() => promise({ coins: 1, words: 7 })).toThrow('at most 8 characters');
    expect(() => promise({ words: 'x' })).toThrow('"coins" of "promise" must be one of 1, 2');
    promise({ coins: 2, words: 'eight ch' });
    promise({ coins: 1 });
    expect(g.table.done).toEqual(['2 eight ch', '1 nothing']);
    const [offered] = offers(rules, g, 1);
    const random = seeded('forms');
    const filled = new Set(Array.from({ length: 20 }, () => JSON.stringify(fillIn(offered!, random))));
    expect([...filled].toSorted()).toEqual(['{"coins":1,"words":"peace"}', '{"coins":2,"words":"peace"}']);
    expect(fillIn({ ...offered!, form: [{ name: 'coins', from: [] }] }, random)).toBeNull();
    // No form, no offer; and none once the game is over.
    g.table.number = -1;
    expect(offers(rules, g, 1)).toEqual([]);
    expect(() => promise({ coins: 1 })).toThrow('"promise" is not open to seat 1 now; open: nothing.');
    g.table.number = 0;
    g.over = { winners: [0], rule: 'tiny.play.begins', scores: [] };
    expect(offers(rules, g, 1)).toEqual([]);
    expect(() => promise({ coins: 1 })).toThrow('is not open to seat 1 now');
  });

  test('undisturbed: while such a procedure waits, the rules can keep everybody from acting', () => {
    const { book, words, offer, isUndisturbed } = tiny();
    const w = words<Record<never, never>>();
    const ask = (name: string) => w.ask(name, 'tiny.play.asks', { who: () => 0, options: () => ['x', 'y'] });
    offer('wave', 'tiny.play.acts', {
      options: (g) => (isUndisturbed(g) ? [] : ['hello']),
      play: w.procedure('wave', 'tiny.play.acts', w.act(write('wave'))),
      notes: () => ({}),
    });
    const quiet = w.procedure('quiet', 'tiny.play.asks', w.undisturbed(), ask('quiet?'));
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        ask('loud?'),
        w.call(quiet, () => ({})),
        ask('the end'),
      ),
    );
    const { g } = started(rules);
    const open = () => offers(rules, g, 1).map((o) => o.id);
    const answerIt = () => choose(rules, g, 0, settle(rules, g, 'table')[0]!.question, 'x');
    expect(open()).toEqual(['wave: hello']);
    answerIt();
    expect(open()).toEqual([]);
    answerIt();
    expect(open()).toEqual(['wave: hello']);
  });

  test('on: what happens sets off a procedure right after the step', () => {
    const { book, words, on, emit } = tiny();
    const r = words<{ size: number }>();
    on(
      'bang',
      'tiny.play.acts',
      r.procedure(
        'echo',
        'tiny.play.acts',
        r.act((g, v) => void g.table.done.push(`echo ${v.size}`)),
      ),
      (_g, nouns) => nouns['size'] !== 0,
    );
    const w = words<Record<never, never>>();
    const bang = (size: number) =>
      w.act((g) => (g.table.done.push('bang'), emit(g, 'bang', 'tiny.play.acts', { size })));
    const rules = rulesOf(book, w.procedure('play', 'tiny.play.begins', bang(3), bang(0), w.act(write('end'))));
    expect(started(rules).g.table.done).toEqual(['bang', 'echo 3', 'bang', 'end']);
  });
});

describe('rules that cards alter', () => {
  test('the rule asks, the cards in force answer, until their time is over', () => {
    const { changes, altered, putInForce, expire, book, words } = tiny<{
      limit: { value: number; about: { seat: number } };
    }>();
    changes('feast', { limit: (_g, limit, about) => (about.seat === 0 ? limit * 2 : limit) });
    const w = words<Record<never, never>>();
    const rules = rulesOf(book, w.procedure('play', 'tiny.play.begins'));
    const g = begin(rules, { mode: 'standard', players: 2, options: {} }, 1);
    putInForce(g, 'feast', 1, 'this round');
    putInForce(g, 'feast', 1, 'this turn');
    expect(altered(g, 'limit', 3, { seat: 0 })).toBe(12);
    expect(altered(g, 'limit', 3, { seat: 1 })).toBe(3);
    expire(g, 'this turn');
    expect(altered(g, 'limit', 3, { seat: 0 })).toBe(6);
    expire(g, 'this round');
    expect(altered(g, 'limit', 3, { seat: 0 })).toBe(3);
  });
});

describe('what happened', () => {
  test('happenings are data, with a whisper for some seats', () => {
    const { book, words, emit } = tiny();
    const w = words<Record<never, never>>();
    const rules = rulesOf(
      book,
      w.procedure(
        'play',
        'tiny.play.begins',
        w.act((g) => emit(g, 'drew', 'tiny.play.acts', { seat: 1 }, { to: [1], nouns: { card: 'ace' } })),
      ),
    );
    const happenings: Happening[] = [];
    recording(happenings, () => started(rules));
    expect(happenings).toEqual([
      { kind: 'drew', rule: 'tiny.play.acts', nouns: { seat: 1 }, to: [1], whisper: { card: 'ace' } },
    ]);
  });

  test('nouns that take some finding out are found out only when somebody listens', () => {
    const { book, words, emit, on } = tiny();
    const w = words<Record<never, never>>();
    let found = 0;
    const nouns = () => ({ seat: ++found });
    const said = (kind: string) => w.act((g) => emit(g, kind, 'tiny.play.acts', nouns, { to: [0], nouns }));
    const heeds = words<{ seat: number }>().procedure(
      'heeds',
      'tiny.play.acts',
      words<{ seat: number }>().act((g, v) => void g.table.done.push(`heeds ${v.seat}`)),
    );
    on('heeded', 'tiny.play.acts', heeds);
    const rules = rulesOf(book, w.procedure('play', 'tiny.play.begins', said('unheeded'), said('heeded')));
    expect(listening()).toBe(false);
    // A reaction must be told what happened, whoever listens; its whisper nobody hears.
    expect(started(rules).g.table.done).toEqual(['heeds 1']);
    expect(found).toBe(1);
    const happenings: Happening[] = [];
    recording(happenings, () => {
      expect(listening()).toBe(true);
      started(rules);
    });
    expect(happenings.map((h) => [h.nouns['seat'], h.whisper?.['seat']])).toEqual([
      [2, 3],
      [4, 5],
    ]);
  });
});

test('in search a seat may answer before the question of another was reached', () => {
  const { book, words, secretly } = tiny();
  const s = secretly<{ seat: number; said: string }>();
  const each = s.procedure(
    'secret',
    'tiny.play.asks',
    s.when((_g, v) => v.seat === 1, [s.note((_g, v) => void (v.said = 'noted '))]),
    s.ask('which?', 'tiny.play.asks', { options: () => ['a', 'b'], then: (_g, v, o) => void (v.said += o) }),
  );
  const w = words<Record<never, never>>();
  const play = w.procedure(
    'play',
    'tiny.play.begins',
    w.together('together', 'tiny.play.asks', {
      seats: () => [0, 1],
      each,
      notes: (_g, _v, seat) => ({ seat, said: '' }),
      then: (g, _v, answers) => void g.table.done.push(...answers.map((x) => x.notes.said)),
    }),
  );
  const rules = rulesOf(book, play);
  const { g } = started(rules, 2, 'search');
  choose(rules, g, 1, 0, 'b', 'search');
  choose(rules, g, 0, 0, 'a', 'search');
  expect(g.table.done).toEqual(['a', 'noted b']);
});

test('in search a lone sealed answer that a table has asked for is given once', () => {
  const { book, words, secretly } = tiny();
  const s = secretly<{ said: string }>();
  const each = s.procedure(
    'secret',
    'tiny.play.asks',
    s.ask('the only one?', 'tiny.play.asks', { options: () => ['a'], then: (_g, v, o) => void (v.said += o) }),
    s.ask('which?', 'tiny.play.asks', { options: () => ['b', 'c'], then: (_g, v, o) => void (v.said += o) }),
  );
  const w = words<Record<never, never>>();
  const play = w.procedure(
    'play',
    'tiny.play.begins',
    w.together('together', 'tiny.play.asks', {
      seats: () => [0],
      each,
      notes: () => ({ said: '' }),
      then: (g, _v, answers) => void g.table.done.push(...answers.map((x) => x.notes.said)),
    }),
  );
  const rules = rulesOf(book, play);
  const { g } = started(rules);
  expect(choose(rules, g, 0, 0, 'a', 'search')[0]?.name).toBe('which?');
  choose(rules, g, 0, 0, 'c', 'search');
  expect(g.table.done).toEqual(['ac']);
});

describe('copies', () => {
  test('what waits below a question is shared, and changes in one game only', () => {
    const { book, words, offer } = tiny();
    const { ask, call, act: does, repeat, abandonIf, procedure } = words<{ n: number }>();
    const plain = words<Record<never, never>>();
    const asks = (name: string) =>
      ask(name, 'tiny.play.asks', { who: () => 0, options: (_g, v) => [v.n, 'on'], then: (_g, v) => void v.n++ });
    const inner = procedure('inner', 'tiny.play.acts', asks('inner?'));
    const outer = procedure(
      'outer',
      'tiny.play.acts',
      repeat(
        call(inner, (_g, v) => ({ n: v.n })),
        does((_g, v) => void (v.n += 10)),
        asks('outer?'),
      ),
      abandonIf((g) => g.table.number > 0, asks('abandoned?')),
    );
    offer('stop', 'tiny.play.acts', {
      options: () => ['it'],
      play: plain.procedure(
        'stop',
        'tiny.play.acts',
        plain.act((g) => void g.table.number++),
      ),
      notes: () => ({}),
    });
    const rules = rulesOf(
      book,
      plain.procedure(
        'play',
        'tiny.play.begins',
        plain.call(outer, () => ({ n: 1 })),
      ),
    );
    const { g } = started(rules);
    const before = JSON.stringify(g);
    const copy = copyGame(rules.copyTable, g);
    const other = copyGame(rules.copyTable, g);
    expect(choose(rules, copy, 0, settle(rules, copy, 'table')[0]!.question, 'on')[0]!.options).toEqual([11, 'on']);
    expect(act(rules, other, 0, 'stop: it')[0]).toMatchObject({ name: 'abandoned?', options: [1, 'on'] });
    expect(choose(rules, copy, 0, settle(rules, copy, 'table')[0]!.question, 'on')[0]!.options).toEqual([12, 'on']);
    expect(JSON.stringify(g)).toBe(before);
    // The original goes on as if nobody had copied it, and its copies do not notice.
    const kept = JSON.stringify([copy, other]);
    expect(choose(rules, g, 0, settle(rules, g, 'table')[0]!.question, 'on')[0]!.options).toEqual([11, 'on']);
    expect(JSON.stringify([copy, other])).toBe(kept);
  });
});
