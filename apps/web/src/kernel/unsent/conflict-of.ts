import type { Clock } from '../browser/clock';
import type { OutboxEntry } from '../offline/write';
import { bodyOf, type Same, type UnsentConflict } from './unsent-conflict';
import { unsentKindOf } from './unsent-kinds';

/**
 * The conflict of an entry with the current version, with all entries of the same subject behind it: the person decides on all of them at
 * once, because the later ones would overwrite the choice for the first.
 *
 * @param chain the entry, and those behind it
 * @param profile its current version, if the server did not send it with its refusal
 * @returns null if there are no two versions to compare
 */
export function conflictOf(
  chain: readonly OutboxEntry[],
  profile: unknown,
  clock: Clock,
): UnsentConflict | Same | null {
  const [first] = chain;
  const last = chain.at(-1);
  if (!first || !last || first.standing.phase !== 'conflict') return null;
  const { write, standing } = first;
  const kind = unsentKindOf(write);
  const current = standing.current ?? (kind.needsProfile ? profile : null);
  const words = { title: titleOf(chain, clock), since: new Date(last.timestamp).toISOString() };
  return kind.conflict?.({ write, chain, current, words, clock }) ?? null;
}

/** The combined result of all waiting entries. */
function titleOf(chain: readonly OutboxEntry[], clock: Clock): string {
  const [first] = chain;
  if (!first) return '';
  const { write } = first;
  const whole = 'body' in write ? { ...write, body: Object.assign({}, ...chain.map(bodyOf)) } : write;
  return unsentKindOf(write).words(whole, clock).title;
}
