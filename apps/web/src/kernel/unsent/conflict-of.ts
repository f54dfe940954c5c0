import type { Clock } from '../browser/clock';
import type { OutboxEntry } from '../offline/write';
import { bodyOf, type Same, type UnsentConflict } from './unsent-conflict';
import { unsentKindOf } from './unsent-kinds';

/**
 * An entry that contradicts how things stand, with all of the same subject that wait behind it: the person decides about all of them at
 * once, since the later ones would write over what was chosen about the first.
 *
 * @param chain the entry, and those behind it
 * @param profile as it stands, where the server did not tell it with its refusal
 * @returns null where there are no two versions to compare
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

/** Of all that waits together, as it will stand. */
function titleOf(chain: readonly OutboxEntry[], clock: Clock): string {
  const [first] = chain;
  if (!first) return '';
  const { write } = first;
  const whole = 'body' in write ? { ...write, body: Object.assign({}, ...chain.map(bodyOf)) } : write;
  return unsentKindOf(write).words(whole, clock).title;
}
