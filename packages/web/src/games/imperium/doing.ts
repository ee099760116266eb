// What somebody is doing who is asked something, in the words of somebody who watches.

import type { Asked } from '@landsraad/imperium';

const DOING: { readonly [N in Asked['name']]: string } = {
  'which leader?': 'chooses a leader',
  'which faction, in secret?': 'chooses a faction in secret',
  'deploy a troop in defence?': 'may deploy a troop in defence',
  'play which card?': 'plays a card',
  'which agent?': 'sends an agent',
  'send the agent where?': 'sends an agent',
  'sell how much spice?': 'sells spice',
  'what next?': 'resolves effects',
  'acquire or resolve?': 'acquires cards',
  'where does the card go?': 'acquires a card',
  'end the turn?': 'ends the turn',
  'choose which?': 'chooses an effect',
  'influence with which faction?': 'gains influence',
  'lose influence with which faction?': 'loses influence',
  'who takes the alliance?': 'gives up an alliance',
  'trash a card from where?': 'may trash a card',
  'trash which card?': 'trashes a card',
  'discard which card?': 'discards a card',
  'take which card into hand?': 'takes a card back',
  'deploy how many troops?': 'deploys troops',
  'retreat how many troops?': 'retreats troops',
  'who loses a troop?': 'chooses who loses a troop',
  'lose a troop from where?': 'loses a troop',
  'discard or lose a troop?': 'discards a card or loses a troop',
  'recall the agent from which space?': 'recalls an agent',
  'close which space?': 'closes a space',
  'acquire which card?': 'acquires a card',
  'set aside which card of the row?': 'sets a card aside',
  'play a combat card?': 'may play a combat card',
  'take which reward?': 'takes a reward',
  'play a card for the win?': 'may play a card for the win',
  'play an endgame card?': 'may play an endgame card',
};
const WORDS: ReadonlyMap<string, string> = new Map(Object.entries(DOING));
export const doing = (question: string): string | null => WORDS.get(question) ?? null;
