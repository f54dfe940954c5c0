import type { Session } from './types';

/** The sessions of each device, in the order in which the devices are told first: each sign-in is one, so that a browser may have several. */
export function groupSessions(sessions: readonly Session[]): (readonly [Session, ...Session[]])[] {
  const groups = new Map<string, [Session, ...Session[]]>();
  for (const session of sessions) {
    const group = groups.get(session.device);
    if (group) group.push(session);
    else groups.set(session.device, [session]);
  }
  return [...groups.values()];
}
