import type { LiveReason, LiveRefusal } from '@nadi/contract/schema';
import { decodeJwt } from 'jose';
import { describeError } from '../environment/log';
import type { Caller } from '../people/caller';
import type { Counts } from './count';
import { toldTo } from './events';
import type { LiveSocket, SocketData } from './socket-types';
import type { LiveTools } from './tools';

/** Given to the client as the `data` of its `connect_error`. */
export class Refusal extends Error {
  readonly data: LiveRefusal;

  constructor(reason: LiveReason) {
    super(reason);
    this.data = { reason };
  }
}

/** @returns null if the token is no good. Throws if nobody could be asked. */
export async function identify(
  token: unknown,
  { authenticate }: Pick<LiveTools, 'authenticate'>,
): Promise<SocketData | null> {
  if (typeof token !== 'string' || token === '') return null;
  const caller = await authenticate(token);
  if (!caller) return null;
  return { caller: kept(caller), token, expiresAt: expiryOf(token) };
}

const kept = ({ userId, sessionId, role }: Caller): SocketData['caller'] => ({ userId, sessionId, role });

/** Returns the end, in milliseconds, of a token that was verified. */
const expiryOf = (token: string): number => (decodeJwt(token).exp ?? 0) * 1_000;

/** Decides about a new connection. Throws a refusal. */
export async function admit(
  socket: LiveSocket,
  network: string,
  open: { byPerson: Counts; byNetwork: Counts },
  tools: LiveTools,
): Promise<void> {
  const found = await identify(socket.handshake.auth.token, tools).catch((error: unknown) => {
    tools.log.warn({ error: describeError(error) }, 'nobody could be asked who connects');
    throw new Refusal('unavailable');
  });
  if (!found) throw new Refusal('unauthorized');
  const { userId, role } = found.caller;
  if (toldTo(role).length === 0) throw new Refusal('forbidden');
  const { perPerson, perNetwork } = tools.limits;
  if (open.byPerson.of(userId) >= perPerson || open.byNetwork.of(network) >= perNetwork) {
    tools.refused('live connections');
    throw new Refusal('too-many-connections');
  }
  Object.assign(socket.data, found);
  const leave = [open.byPerson.add(userId), open.byNetwork.add(network)];
  socket.conn.once('close', () => {
    for (const one of leave) one();
  });
}
