import { AREAS } from '@landsraad/war-for-arrakis';
import { cellOf, printedOf, ZONE_PLACES, type Point } from '../map/atlas.ts';

/** The way a legion walks: over as few borders as there are, never over an impassable one if it can be helped. */
export function areasBetween(from: string, to: string): readonly string[] {
  const [start, goal] = [printedOf(from).area, printedOf(to).area];
  const cameFrom = new Map<number, number>([[start, -1]]);
  const queue = [start];
  for (const here of queue) {
    if (here === goal) break;
    for (const next of AREAS[here]?.borders ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  if (!cameFrom.has(goal)) return [from, to];
  const way: string[] = [];
  for (let at = goal; at >= 0; at = cameFrom.get(at) ?? -1) way.unshift(AREAS[at]?.id ?? from);
  return way;
}

/** The points of a way; what flies, digs or is carried far goes straight. */
export function routeOf(from: string, to: string, walks: boolean): readonly Point[] {
  const at = (place: string): Point => ZONE_PLACES.get(place) ?? cellOf(place).at;
  if (!walks) return [at(from), at(to)];
  const way = areasBetween(from, to);
  return way.length > 6 ? [at(from), at(to)] : way.map(at);
}
