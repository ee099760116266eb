// Positions list their pools in the order in which they are declared: this order. A new one comes last, so that what bots
// imagine in the positions of old stays the same.

import './cards/cards.ts';
import './intrigue/holding.ts';
import './leaders/tokens.ts';
import './house-hagal/hagal-deck.ts';
import './round/conflicts.ts';
import './rise-of-ix/tech.ts';
