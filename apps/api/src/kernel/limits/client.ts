import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import type { Call } from '@nadi/api-server/call';
import type { Secrets } from '../keys/secrets';
import type { Caller } from '../people/caller';

/**
 * The account or client that a request counts for: the client's address if no one is signed in. A household gets a whole network
 * of IPv6, so such an address counts by its first 64 bits.
 */
export const countedFor = ({ caller, address }: Pick<Call<Caller>, 'caller' | 'address'>): string =>
  caller ? `account ${caller.userId}` : `client ${networkOf(address)}`;

/** @param address as Express gives it; a mapped IPv4 address (`::ffff:192.0.2.1`) is one of IPv4 */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!isIPv6(plain)) return plain;
  const [before = '', after] = plain.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after ? after.split(':') : [];
  const zeros = after === undefined ? 0 : 8 - head.length - tail.length;
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The stored form of that account or client. */
export const keyOf = (what: string, { guessable }: Secrets): string =>
  createHmac('sha256', guessable).update(`rate ${what}`).digest('base64url');
