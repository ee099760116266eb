import { CARDS, FACTS, imperium, intrigue } from '@landsraad/imperium';
import { describe, expect, test } from 'vitest';
import { position, type Wish, type Wishes } from './position.ts';

/** Plays a card with an agent to a space that gives nothing but 3 Solari, or to another one. */
const send = (
  card: string,
  space: string,
  w: Wish = {},
  more: Omit<Wishes, 'houses'> & { readonly others?: readonly Wish[] } = {},
) =>
  position({ ...more, houses: [{ ...w, hand: [card, ...(w.hand ?? ['dagger'])] }, ...(more.others ?? [])] }).send(
    card,
    space,
  );
/** Reveals a card and two Convincing Arguments, so that there is always something to decide. */
const reveal = (card: string, w: Wish = {}, more: Omit<Wishes, 'houses'> = {}) =>
  position({
    ...more,
    houses: [{ ...w, hand: [card, ...(w.hand ?? ['convincing-argument', 'convincing-argument'])] }],
  }).reveal();
/** Persuasion beyond that of the Arguments, and swords. */
const shown = (card: string, w: Wish = {}, more: Omit<Wishes, 'houses'> = {}): [number, number] => {
  const h = reveal(card, w, more).house(0);
  return [h.persuasion - 4, h.swords];
};
const acquire = (card: string, more: Omit<Wishes, 'houses'> = {}) =>
  position({
    ...more,
    row: [card, 'scout', 'scout', 'scout', 'scout'],
    houses: [{ hand: Array.from({ length: 5 }, () => 'convincing-argument') }],
  })
    .reveal()
    .next(`acquire ${card}`);
const TRASH_HAND = (p: ReturnType<typeof send>, key: string, card: string) => {
  p.next(key).says('trash a card from where?', 'hand').says('trash which card?', card);
  return p;
};

const tested = new Set<string>();
const card = (id: string, work: () => void): void => {
  tested.add(id);
  test(CARDS.get(id)?.name ?? id, work);
};

describe('starting cards', () => {
  card('convincing-argument', () =>
    expect([CARDS.get('convincing-argument')!.icons, shown('convincing-argument')]).toEqual([[], [2, 0]]),
  );
  card('dagger', () => expect([CARDS.get('dagger')!.icons, shown('dagger')]).toEqual([['landsraad'], [0, 1]]));
  card('diplomacy', () =>
    expect([CARDS.get('diplomacy')!.icons, shown('diplomacy')]).toEqual([
      ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'],
      [1, 0],
    ]),
  );
  card('dune-the-desert-planet', () =>
    expect([CARDS.get('dune-the-desert-planet')!.icons, shown('dune-the-desert-planet')]).toEqual([
      ['spice-trade'],
      [1, 0],
    ]),
  );
  card('reconnaissance', () =>
    expect([CARDS.get('reconnaissance')!.icons, shown('reconnaissance')]).toEqual([['city'], [1, 0]]),
  );
  card('seek-allies', () => {
    const p = send('seek-allies', 'wealth');
    expect([p.lies(imperium.trash), p.house(0).influence, shown('seek-allies')]).toEqual([
      ['seek-allies'],
      [1, 0, 0, 0],
      [0, 0],
    ]);
  });
  card('signet-ring', () => {
    const p = send('signet-ring', 'secure-contract', { leader: 'earl-memnon-thorvald' });
    expect([p.goods(0), shown('signet-ring')]).toEqual([
      [3, 1, 0],
      [1, 0],
    ]);
  });
});

describe('reserve cards', () => {
  card('arrakis-liaison', () =>
    expect([
      CARDS.get('arrakis-liaison')!.icons,
      CARDS.get('arrakis-liaison')!.factions,
      shown('arrakis-liaison'),
    ]).toEqual([['landsraad', 'city'], ['fremen'], [2, 0]]),
  );
  card('the-spice-must-flow', () => {
    expect(reveal('the-spice-must-flow').house(0).spice).toBe(1);
    expect(
      position({ houses: [{ hand: Array.from({ length: 5 }, () => 'convincing-argument') }] })
        .reveal()
        .next('acquire the-spice-must-flow')
        .house(0).vp,
    ).toBe(1);
  });
  card('foldspace', () => {
    const p = send('foldspace', 'secure-contract', { hand: [] });
    expect([p.hand(0), p.inPlay(0), p.lies(imperium.reserve).filter((c) => c === 'foldspace').length]).toEqual([
      ['convincing-argument'],
      [],
      3,
    ]);
  });
});

describe('Imperium cards', () => {
  card('arrakis-recruiter', () => {
    expect(send('arrakis-recruiter', 'carthag').troops(0)).toEqual([7, 5, 0]);
    expect(shown('arrakis-recruiter')).toEqual([1, 1]);
  });
  card('assassination-mission', () => {
    const p = reveal('assassination-mission');
    expect([p.house(0).solari, p.house(0).swords]).toEqual([1, 1]);
    expect(
      TRASH_HAND(
        send('guild-administrator', 'imperial-basin', { hand: ['assassination-mission', 'dagger'] }),
        'guild-administrator agent 0',
        'assassination-mission',
      ).house(0).solari,
    ).toBe(4);
  });
  card('bene-gesserit-initiate', () => {
    expect(send('bene-gesserit-initiate', 'secure-contract', { hand: [] }).hand(0)).toEqual(['convincing-argument']);
    expect(shown('bene-gesserit-initiate')).toEqual([1, 0]);
  });
  card('bene-gesserit-sister', () => {
    const pick = (n: number) =>
      reveal('bene-gesserit-sister')
        .next('bene-gesserit-sister reveal 0')
        .next(`bene-gesserit-sister reveal 0 of ${n}`)
        .house(0);
    expect([pick(0).persuasion, pick(1).swords]).toEqual([6, 2]);
  });
  card('carryall', () => {
    expect(send('carryall', 'hagga-basin', { water: 1 }, { bonusSpice: [0, 2, 0] }).house(0).spice).toBe(6);
    expect([shown('carryall'), reveal('carryall').house(0).spice]).toEqual([[1, 0], 1]);
  });
  card('chani', () => {
    expect(acquire('chani').house(0).water).toBe(1);
    expect(reveal('chani', { conflict: 3, supply: 6 }).next('chani reveal 1').next(0).troops(0)).toEqual([6, 3, 3]);
    expect(shown('chani')).toEqual([2, 0]);
  });
  card('choam-directorship', () => {
    expect(acquire('choam-directorship').house(0).influence).toEqual([1, 1, 1, 1]);
    expect(reveal('choam-directorship').house(0).solari).toBe(3);
  });
  card('crysknife', () => {
    expect(send('crysknife', 'stillsuits').house(0).solari).toBe(1);
    expect([shown('crysknife'), reveal('crysknife', { inPlay: ['stilgar'] }).house(0).influence]).toEqual([
      [0, 1],
      [0, 0, 0, 1],
    ]);
  });
  card('dr-yueh', () => {
    expect(send('dr-yueh', 'carthag', { hand: [] }).next('dr-yueh agent 0').hand(0)).toEqual(['convincing-argument']);
    expect(shown('dr-yueh')).toEqual([1, 0]);
  });
  card('duncan-idaho', () => {
    const p = send('duncan-idaho', 'sietch-tabr', { influence: [0, 0, 0, 2], hand: [] }).next('duncan-idaho agent 0');
    expect([p.goods(0), p.troops(0), p.hand(0).length]).toEqual([[0, 0, 0], [7, 5, 0], 1]);
    expect([shown('duncan-idaho'), reveal('duncan-idaho').house(0).water]).toEqual([[0, 2], 1]);
  });
  card('fedaykin-death-commando', () => {
    expect(
      TRASH_HAND(send('fedaykin-death-commando', 'secure-contract'), 'fedaykin-death-commando agent 0', 'dagger').hand(
        0,
      ),
    ).toEqual([]);
    expect([shown('fedaykin-death-commando'), shown('fedaykin-death-commando', { inPlay: ['stilgar'] })]).toEqual([
      [1, 0],
      [1, 3],
    ]);
  });
  card('firm-grip', () => {
    const p = send('firm-grip', 'wealth').next('firm-grip agent 0');
    expect(p.options).toEqual([
      'firm-grip agent 0 effect 0 of 0',
      'firm-grip agent 0 effect 0 of 1',
      'firm-grip agent 0 effect 0 of 2',
    ]);
    p.next('firm-grip agent 0 effect 0 of 1');
    expect([p.house(0).influence, p.house(0).solari]).toEqual([[1, 0, 1, 0], 0]);
    expect([shown('firm-grip'), shown('firm-grip', {}, { alliances: [0, -1, -1, -1] })]).toEqual([
      [0, 0],
      [4, 0],
    ]);
  });
  card('fremen-camp', () => {
    expect(send('fremen-camp', 'secure-contract', { spice: 2 }).next('fremen-camp agent 0').troops(0)).toEqual([
      6, 6, 0,
    ]);
    expect(shown('fremen-camp')).toEqual([2, 1]);
  });
  card('gene-manipulation', () => {
    const bond = send('gene-manipulation', 'hall-of-oratory', { inPlay: ['the-voice'] });
    expect(bond.next('gene-manipulation agent 1').house(0).spice).toBe(2);
    const p = TRASH_HAND(send('gene-manipulation', 'hall-of-oratory'), 'gene-manipulation agent 0', 'dagger');
    expect([p.house(0).spice, p.hand(0)]).toEqual([0, []]);
    expect(shown('gene-manipulation')).toEqual([2, 0]);
  });
  card('guild-administrator', () => {
    expect(
      TRASH_HAND(send('guild-administrator', 'foldspace'), 'guild-administrator agent 0', 'dagger').lies(
        imperium.trash,
      ),
    ).toEqual(['dagger']);
    expect(shown('guild-administrator')).toEqual([1, 0]);
  });
  card('guild-ambassador', () => {
    const pick = (n: number) =>
      send('guild-ambassador', 'hall-of-oratory').next(`guild-ambassador agent 0 of ${n}`).house(0);
    expect([pick(0).influence, pick(1).spice]).toEqual([[0, 1, 0, 0], 2]);
    const p = reveal('guild-ambassador', { spice: 3 }, { alliances: [-1, 0, -1, -1] }).next(
      'guild-ambassador reveal 0',
    );
    expect([p.house(0).vp, p.house(0).spice]).toEqual([1, 0]);
    expect(reveal('guild-ambassador', { spice: 3 }).options).not.toContain('guild-ambassador reveal 0');
  });
  card('guild-bankers', () => {
    const p = reveal('guild-bankers', { hand: Array.from({ length: 6 }, () => 'convincing-argument') });
    p.next('acquire the-spice-must-flow').next('acquire the-spice-must-flow');
    expect([p.house(0).vp, p.discard(0).filter((c) => c === 'the-spice-must-flow').length]).toEqual([2, 2]);
  });
  card('gun-thopter', () => {
    const p = send(
      'gun-thopter',
      'secure-contract',
      {},
      {
        others: [
          { garrison: 2, supply: 10 },
          { garrison: 0, supply: 12 },
        ],
      },
    );
    expect([p.troops(1), p.troops(2), p.troops(3)]).toEqual([
      [11, 1, 0],
      [12, 0, 0],
      [10, 2, 0],
    ]);
    expect([shown('gun-thopter'), reveal('gun-thopter').next('gun-thopter reveal 1').next(1).troops(0)]).toEqual([
      [0, 3],
      [9, 2, 1],
    ]);
  });
  card('gurney-halleck', () => {
    const p = send('gurney-halleck', 'carthag', { hand: [] }).next('gurney-halleck agent 1');
    expect([p.troops(0), p.hand(0)]).toEqual([[6, 6, 0], ['convincing-argument']]);
    const q = reveal('gurney-halleck', { solari: 3 })
      .next('gurney-halleck reveal 1')
      .says('deploy how many troops?', 2);
    expect([q.troops(0), q.house(0).persuasion - 4, q.house(0).solari]).toEqual([[7, 3, 2], 2, 0]);
  });
  card('imperial-spy', () => {
    const p = send('imperial-spy', 'wealth').next('imperial-spy agent 0');
    expect([p.lies(imperium.trash), p.intrigue(0)]).toEqual([['imperial-spy'], ['windfall']]);
    const q = send('imperial-spy', 'wealth').next('end turn');
    expect([q.inPlay(0), q.intrigue(0), shown('imperial-spy')]).toEqual([['imperial-spy'], [], [1, 1]]);
  });
  card('kwisatz-haderach', () => {
    const p = position({
      houses: [{ hand: ['kwisatz-haderach'], agents: 1, sent: ['secrets'], solari: 0 }, { sent: ['wealth'] }],
    });
    p.says('play which card?', 'kwisatz-haderach')
      .says('which agent?', 'secrets')
      .says('send the agent where?', 'wealth');
    expect([p.house(0).sent, p.house(0).agents, p.hand(0), p.goods(0)]).toEqual([
      ['wealth'],
      1,
      ['convincing-argument'],
      [2, 0, 0],
    ]);
    expect(shown('kwisatz-haderach')).toEqual([0, 0]);
  });
  card('lady-jessica', () => {
    expect(acquire('lady-jessica').next('fremen').house(0).influence).toEqual([0, 0, 0, 1]);
    expect([send('lady-jessica', 'secure-contract', { hand: [] }).hand(0).length, shown('lady-jessica')]).toEqual([
      2,
      [3, 1],
    ]);
  });
  card('liet-kynes', () => {
    expect(acquire('liet-kynes').house(0).influence).toEqual([1, 0, 0, 0]);
    expect([shown('liet-kynes'), shown('liet-kynes', { inPlay: ['stilgar', 'dagger', 'chani'] })]).toEqual([
      [2, 0],
      [6, 0],
    ]);
    // With intrigue cards in hand more Fremen cards may yet be drawn: the moment is the player's.
    expect(reveal('liet-kynes', { intrigue: ['windfall'] }).options).toContain('liet-kynes reveal 0');
  });
  card('missionaria-protectiva', () => {
    expect(send('missionaria-protectiva', 'carthag', { inPlay: ['the-voice'] }).options).toContain(
      'missionaria-protectiva agent 0',
    );
    expect(send('missionaria-protectiva', 'carthag').options).not.toContain('missionaria-protectiva agent 0');
    expect(shown('missionaria-protectiva')).toEqual([1, 0]);
  });
  card('opulence', () => {
    expect(send('opulence', 'wealth').house(0).solari).toBe(5);
    const p = reveal('opulence', { solari: 6 }).next('opulence reveal 1');
    expect([p.house(0).vp, p.house(0).solari, p.house(0).persuasion]).toEqual([1, 0, 5]);
  });
  card('other-memory', () => {
    const w = { discard: ['the-voice', 'dagger', 'lady-jessica'], hand: [] };
    expect(send('other-memory', 'secure-contract', w).next('other-memory agent 0 of 0').hand(0)).toEqual([
      'convincing-argument',
    ]);
    const p = send('other-memory', 'secure-contract', w).next('other-memory agent 0 of 1');
    expect(p.options).toEqual(['the-voice', 'lady-jessica']);
    expect([p.next('lady-jessica').hand(0), shown('other-memory')]).toEqual([['lady-jessica'], [2, 0]]);
  });
  card('piter-de-vries', () =>
    expect([send('piter-de-vries', 'hall-of-oratory').intrigue(0), shown('piter-de-vries')]).toEqual([
      ['windfall'],
      [3, 1],
    ]),
  );
  card('power-play', () => {
    const p = send('power-play', 'stillsuits');
    expect([p.house(0).influence, p.house(0).vp, p.lies(imperium.trash)]).toEqual([[0, 0, 0, 2], 1, ['power-play']]);
  });
  card('reverend-mother-mohiam', () => {
    const p = send(
      'reverend-mother-mohiam',
      'wealth',
      { inPlay: ['the-voice'] },
      { others: [{ hand: ['dagger', 'dagger', 'scout'] }, { hand: [] }, { hand: ['scout'] }] },
    );
    p.next('scout').next('dagger').next('scout');
    expect([p.hand(1), p.hand(3)]).toEqual([['dagger'], []]);
    expect([shown('reverend-mother-mohiam'), reveal('reverend-mother-mohiam').house(0).spice]).toEqual([[2, 0], 2]);
  });
  card('sardaukar-infantry', () =>
    expect([CARDS.get('sardaukar-infantry')!.icons, shown('sardaukar-infantry')]).toEqual([[], [1, 2]]),
  );
  card('sardaukar-legion', () => {
    expect(send('sardaukar-legion', 'wealth').troops(0)).toEqual([7, 5, 0]);
    const p = reveal('sardaukar-legion', { garrison: 5, supply: 7 }).next('sardaukar-legion reveal 1');
    expect([p.options, p.next(3).troops(0)]).toEqual([
      [0, 1, 2, 3],
      [7, 2, 3],
    ]);
  });
  card('scout', () => {
    const p = reveal('scout', { conflict: 4, supply: 5 }).next('scout reveal 2');
    expect([p.options, p.next(2).troops(0), shown('scout')]).toEqual([
      [0, 1, 2],
      [5, 5, 2],
      [1, 1],
    ]);
  });
  card('shifting-allegiances', () => {
    const p = send('shifting-allegiances', 'secure-contract', { influence: [1, 0, 0, 0], spice: 2 })
      .next('shifting-allegiances agent 0')
      .next('fremen');
    expect([p.house(0).influence, p.house(0).spice, p.house(0).vp, shown('shifting-allegiances')]).toEqual([
      [0, 0, 0, 2],
      0,
      1,
      [2, 0],
    ]);
  });
  card('sietch-reverend-mother', () => {
    expect(
      TRASH_HAND(send('sietch-reverend-mother', 'stillsuits'), 'sietch-reverend-mother agent 0', 'dagger').hand(0),
    ).toEqual([]);
    const p = reveal('sietch-reverend-mother', { inPlay: ['stilgar'] });
    expect([shown('sietch-reverend-mother'), p.house(0).persuasion, p.house(0).spice]).toEqual([[0, 0], 7, 1]);
  });
  card('smugglers-thopter', () => {
    expect([
      send('smugglers-thopter', 'secure-contract', { influence: [0, 2, 0, 0], hand: [] }).hand(0).length,
      send('smugglers-thopter', 'secure-contract', { hand: [] }).hand(0).length,
    ]).toEqual([2, 0]);
    expect([shown('smugglers-thopter'), reveal('smugglers-thopter').house(0).spice]).toEqual([[1, 0], 1]);
  });
  card('space-travel', () =>
    expect([send('space-travel', 'foldspace', { hand: [] }).hand(0).length, shown('space-travel')]).toEqual([
      1,
      [2, 0],
    ]),
  );
  card('spice-hunter', () =>
    expect([shown('spice-hunter'), reveal('spice-hunter', { inPlay: ['stilgar'] }).house(0).spice]).toEqual([
      [1, 1],
      1,
    ]),
  );
  card('spice-smugglers', () => {
    const p = send('spice-smugglers', 'carthag', { spice: 2 }).next('spice-smugglers agent 0');
    expect([p.house(0).influence, p.goods(0), shown('spice-smugglers')]).toEqual([
      [0, 1, 0, 0],
      [3, 0, 0],
      [1, 1],
    ]);
  });
  card('stilgar', () => expect([send('stilgar', 'carthag').house(0).water, shown('stilgar')]).toEqual([1, [2, 3]]));
  card('test-of-humanity', () => {
    const p = send(
      'test-of-humanity',
      'hall-of-oratory',
      {},
      { others: [{ conflict: 1 }, { hand: [] }, { hand: [], conflict: 2 }] },
    );
    expect([p.question, p.seat, p.options]).toEqual([
      'discard or lose a troop?',
      1,
      ['discard a card', 'lose a troop'],
    ]);
    p.next('lose a troop');
    expect([p.house(1).conflict, p.house(3).conflict, shown('test-of-humanity')]).toEqual([0, 1, [2, 0]]);
  });
  card('the-voice', () => {
    const p = send('the-voice', 'secure-contract').says('close which space?', 'stillsuits');
    expect([p.table.closed, shown('the-voice')]).toEqual([[{ space: 'stillsuits', by: 0 }], [2, 0]]);
  });
  card('thufir-hawat', () => {
    const p = reveal('thufir-hawat');
    expect([
      send('thufir-hawat', 'wealth', { hand: [] }).hand(0).length,
      p.house(0).persuasion,
      p.intrigue(0),
      p.lies(intrigue.deck).length,
    ]).toEqual([1, 5, ['windfall'], 4]);
  });
  card('worm-riders', () => {
    expect(send('worm-riders', 'secure-contract').goods(0)).toEqual([3, 2, 0]);
    expect([
      shown('worm-riders'),
      shown('worm-riders', { influence: [0, 0, 0, 2] }),
      shown('worm-riders', { influence: [0, 0, 0, 4] }, { alliances: [-1, -1, -1, 0] }),
    ]).toEqual([
      [0, 0],
      [0, 4],
      [0, 6],
    ]);
  });
});

test('every card has its test', () => {
  // Those of Rise of Ix have theirs in its folder.
  const ix = new Set<string>([...FACTS.ixImperium.cards, ...FACTS.ixStarting.cards].map((c) => c.id));
  expect([...CARDS.keys()].filter((id) => !tested.has(id) && !ix.has(id))).toEqual([]);
});
