import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux shares the processors between sessions first; a launched browser has a session of its own. */
const session = '/proc/self/autogroup';

/**
 * Gives processes that were started before priority on the processors, such as a browser that simulates a phone: the server and the
 * measuring process, which start after this, are other machines in production.
 *
 * @returns a function that restores the state before; the priority itself can only be lowered, unless this is root
 */
export function stepBack(): () => void {
  const before = { priority: getPriority(), session: readSession() };
  setPriority(constants.priority.PRIORITY_LOW);
  writeSession(constants.priority.PRIORITY_LOW);
  return () => {
    try {
      setPriority(before.priority);
    } catch {
      // Later processes keep the low priority.
    }
    writeSession(before.session);
  };
}

function readSession(): number | undefined {
  try {
    return Number(/nice (-?\d+)/.exec(readFileSync(session, 'utf8'))?.[1] ?? 0);
  } catch {
    return undefined;
  }
}

function writeSession(nice: number | undefined): void {
  if (nice === undefined) return;
  try {
    writeFileSync(session, String(nice));
  } catch {
    // Another system, or one that does not share processors in this way.
  }
}
