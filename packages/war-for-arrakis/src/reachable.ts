// What random games hardly ever reach, and why.

const FEW_NEIGHBOURS = 'no area has more than 12 neighbours that could be chosen, so the sector is not asked';
const ATOMICS = 'the Family Atomics go off in few random games, and seldom where this happens';
const NO_WAY_OUT = 'a legion is seldom walled in on all sides';

const MIXED_TROOPERS = 'a trooper seldom meets enemies, and then of one kind: there is only one answer';

export const UNREACHABLE: { readonly [what: string]: string } = {
  'retreat › retreat where? in which sector?': FEW_NEIGHBOURS,
  'retreat where? in which sector?': FEW_NEIGHBOURS,
  'attack › attack where? in which sector?': 'more than 12 targets within reach of one legion are rare',
  'attack where? in which sector?': 'more than 12 targets within reach of one legion are rare',
  'attack with a sandworm › the sandworm attacks where? in which sector?':
    'more than 12 targets within reach of one sandworm are rare',
  'the sandworm attacks where? in which sector?': 'more than 12 targets within reach of one sandworm are rare',
  'move again › move on where? in which sector?': FEW_NEIGHBOURS,
  'move on where? in which sector?': FEW_NEIGHBOURS,
  'scouting › scout which area? in which sector?': 'two sectors seldom hold 13 areas with a sietch or a token',
  'scout which area? in which sector?': 'two sectors seldom hold 13 areas with a sietch or a token',
  'family atomics › move the legion where? in which sector?': FEW_NEIGHBOURS,
  'move the legion where? in which sector?': FEW_NEIGHBOURS,
  'harkonnen desert war › scout which area? in which sector?': FEW_NEIGHBOURS,
  'harkonnen desert war afterwards › scout which area? in which sector?': FEW_NEIGHBOURS,
  'take which trooper along?': MIXED_TROOPERS,
  'harkonnen desert war › take which trooper along?': MIXED_TROOPERS,
  'harkonnen desert war afterwards › take which trooper along?': MIXED_TROOPERS,
  'where does the storm strike?': 'one area after another: there is never more than one answer',
  'wfa.setup.player-counts': 'the settings of a table keep it, no step does',
  'family atomics › comesToRest': ATOMICS,
  'family atomics › wormsign': ATOMICS,
  'family atomics › tokensBurn': ATOMICS,
  'family atomics › leaders left alone': ATOMICS,
  'battle › brokenOff': ATOMICS,
  'wfa.atomics.legion-destroyed': ATOMICS,
  'wfa.atomics.displaced-wormsign': ATOMICS,
  'wfa.atomics.displaced-enters': ATOMICS,
  'wfa.atomics.during-battle': ATOMICS,
  'a sandworm appears › wormRises': NO_WAY_OUT,
  'a sandworm appears › sandworm attack': NO_WAY_OUT,
  'wfa.hazards.legion-cannot-retreat': NO_WAY_OUT,
  'wfa.hazards.carryall-only-phase':
    'a harvester, its legion, a wormsign and a carryall in the same place in the same action',
  'desert hazards › put a wormsign where?': 'more than 16 legions and harvesters in the desert at once',
  'put a wormsign where?': 'more than 16 legions and harvesters in the desert at once',
  'wfa.actions.wormsign-pool-empty': 'more than 16 legions and harvesters in the desert at once',
};
