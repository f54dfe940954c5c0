import type { EntryAccess } from '@nadi/contract/schema';
import { covers } from '@nadi/domain/consent/consent';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { isOfEdition } from '../../../kernel/sharing/shared-table';
import { presentConsent } from '../presenters/consent';
import { findGranted } from './find-consents';
import type { OwnEntry } from './own-entries';

/** Finds who can see an entry now, and by which consents. */
export async function seenBy(
  entry: OwnEntry,
  { caller, tx, now }: { caller: Caller; tx: Reader; now: Date },
): Promise<EntryAccess> {
  const { id, kind, isOnlyYou, partOf, shared } = entry;
  const granted = isOnlyYou ? [] : await findGranted(caller, now, tx);
  const covering = granted.filter(({ kinds, fromDay, toDay, entryIds, edition }) => {
    const dates = fromDay !== null && toDay !== null ? { from: fromDay, to: toDay } : null;
    const isWithin = isOfEdition(shared, edition) && covers({ kinds: kinds ?? [], dates }, entry);
    return isWithin && (entryIds === null || entryIds.some((one) => one === id || one === partOf));
  });
  const told = covering.slice(0, 100).map((row) => presentConsent(row, null, now));
  return { id, kind, isOnlyYou, seenBy: told };
}
