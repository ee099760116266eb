// Where a request comes from, as limits count it.

import type { FastifyRequest } from 'fastify';

const GROUPS_OF_A_NETWORK = 4;

/** The groups of an IPv6 address, none left out. */
function groupsOf(ip: string): string[] {
  const [left = '', right] = ip.split('::');
  const before = left.split(':').filter((g) => g !== '');
  if (right === undefined) return before;
  const after = right.split(':').filter((g) => g !== '');
  return [...before, ...Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0'), ...after];
}

/** One IPv4 address, or the /64 of an IPv6 address: whoever has one of its addresses has them all. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const groups = groupsOf(ip.split('%')[0] ?? '').map((g) => Number.parseInt(g, 16).toString(16));
  return `${groups.slice(0, GROUPS_OF_A_NETWORK).join(':')}::/64`;
}

export const addressOf = (request: FastifyRequest): string => networkOf(request.ip);
