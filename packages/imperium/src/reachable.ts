// What random games can hardly reach, and why.

const NEEDS_TWO = 'one card in the box makes opponents discard, and one discarded card must unload something to choose';
const RARE_CARD = 'one card in the box, played with another of its faction';

export const unreachable: { readonly [what: string]: string } = {
  'effects at once › take which effect?': NEEDS_TWO,
  'take which effect?': NEEDS_TWO,
  'imp.effect.opponents-short': RARE_CARD,
  'imp.alliance.lost-when-tied': 'the holder of an alliance must play Shifting Allegiances against it',
  'a rival’s turn › skipTurn': 'a whole House Hagal deck without a free space',
  'imp.hagal.no-free-space': 'a whole House Hagal deck without a free space',
  'losing influence › who takes the alliance?': 'the holder of an alliance must lose influence while others are level',
  'who takes the alliance?': 'the holder of an alliance must lose influence while others are level',
  'each opponent discards › discarding': RARE_CARD,
};
