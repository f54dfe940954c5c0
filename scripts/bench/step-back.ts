import { readFileSync, writeFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** Linux shares the processors among sessions first; a browser that is launched has one of its own. */
const session = '/proc/self/autogroup';

/**
 * Lets what was started before go first on the processors, such as a browser that stands for a telephone: the server and what measures
 * it, which begin after this, are other machines in life.
 *
 * @returns how to be as before; the priority itself may only be lowered, where this is not root
 */
export function stepBack(): () => void {
  const before = { priority: getPriority(), session: readSession() };
  setPriority(constants.priority.PRIORITY_LOW);
  writeSession(constants.priority.PRIORITY_LOW);
  return () => {
    try {
      setPriority(before.priority);
    } catch {
      // What comes after goes on as it is.
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
    // Another system, or one that does not share so.
  }
}
