import type { ClientEventName, ClientMessages } from '@nadi/contract/live';
import type { LiveAnswer, LiveReason } from '@nadi/contract/schema';
import { describeError } from '../environment/log';
import { identify } from './admit';
import { isClientEvent, isValid, mayHave } from './events';
import type { LiveSocket } from './socket-types';
import type { LiveTools } from './tools';

/** Handles the events of clients: one for each in the contract. */
const handlers: {
  [Name in ClientEventName]: (
    message: ClientMessages[Name],
    socket: LiveSocket,
    tools: LiveTools,
  ) => Promise<LiveReason | null>;
} = {
  async renew({ token }, { data }, tools) {
    const next = await identify(token, tools);
    const { sessionId, role } = data.caller;
    // A connection belongs to one session, and its rooms to one role.
    if (next?.caller.sessionId !== sessionId || next.caller.role !== role) return 'unauthorized';
    // An older token than the last must not bring the end nearer.
    if (next.expiresAt > data.expiresAt) Object.assign(data, next);
    return null;
  },
};

/** Listens to a client: each message is checked against its schema, and acknowledged. */
export const receive = (socket: LiveSocket, tools: LiveTools): void =>
  hear(socket, tools, async (name, message) => {
    if (!isClientEvent(name)) return 'unknown-event';
    if (!mayHave(socket.data.caller.role, name)) return 'forbidden';
    if (!isValid(name, message)) return 'invalid';
    return handlers[name](message as ClientMessages[typeof name], socket, tools);
  });

type Speaker = {
  onAny(hear: (name: string, message: unknown, answer: unknown) => void): unknown;
  disconnect(isWhole: true): unknown;
};
type HearTools = Pick<LiveTools, 'log' | 'refused'> & {
  limits: Pick<LiveTools['limits'], 'messages' | 'window'>;
};

/**
 * Counts the messages of a client and answers each.
 *
 * @param decide acts on a message; returns why not, if it does not
 */
export function hear(
  socket: Speaker,
  tools: HearTools,
  decide: (name: string, message: unknown) => Promise<LiveReason | null>,
): void {
  const { messages, window } = tools.limits;
  let count = 0;
  let windowEnds = 0;
  socket.onAny(async (name: string, message: unknown, answer: unknown) => {
    const now = performance.now();
    if (now >= windowEnds) {
      count = 0;
      windowEnds = now + window;
    }
    count += 1;
    const decided = count > messages ? Promise.resolve('too-many-messages' as const) : decide(name, message);
    const reason = await decided.catch((error: unknown): LiveReason => {
      tools.log.error({ error: describeError(error) }, 'a live message failed');
      return 'unavailable';
    });
    const given: LiveAnswer = reason ? { success: false, reason } : { success: true };
    if (typeof answer === 'function') answer(given);
    if (reason !== 'too-many-messages') return;
    tools.refused('live messages');
    if (count > 2 * messages) socket.disconnect(true);
  });
}
