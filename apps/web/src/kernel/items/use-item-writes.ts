import type { Saved } from '@nadi/ui/patterns/state';
import { useState } from 'react';
import { createIdempotencyIntent } from '../browser/idempotency-intent';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { WriteOutcome } from '../offline/write';
import { unkept } from '../outbox/not-kept';
import { selectEntries } from '../outbox/outbox-selectors';
import { refusedOf } from '../requests/refused';
import { useAppSelector, useServices } from '../services/use-services';
import { useInSight } from '../shell/use-in-sight';
import { savedOf } from './item-saved';
import { type ItemRow, type ItemRules, itemWrites } from './item-writes';

/** `isUnsent`: this device keeps it until there is a connection. */
export type ItemSaved<Row> = Saved<{ isUnsent?: boolean }, Row>;

/** Adds, changes and deletes the items of a list on a page, through the outbox: resolves when the server or this device has it. */
export function useItemWrites<Row extends ItemRow, Draft>(rules: ItemRules<Row, Draft>) {
  const { outbox } = useServices();
  const entries = useAppSelector(selectEntries);
  const isOnline = !useAppSelector(selectIsOffline);
  const isInSight = useInSight();
  const [intent] = useState(createIdempotencyIntent);
  const writes = itemWrites(rules, { outbox, entries, isOnline, isInSight });

  /** The key stays the same until there is a result. */
  async function settle(outcome: Promise<WriteOutcome | null>): Promise<ItemSaved<Row>> {
    const saved = savedOf(await outcome.catch(unkept), refusedOf<Row>);
    if (saved.ok) intent.fulfilled();
    return saved;
  }

  return {
    /** @param row the item to change; null for a new one */
    onSave: (draft: Draft, row: Row | null): Promise<ItemSaved<Row>> =>
      settle(
        row
          ? writes.change(row, draft, intent.keyFor([row.id, row.version, draft]))
          : writes.add(draft, intent.keyFor(draft)),
      ),
    onDelete: (row: Row): Promise<ItemSaved<Row>> => settle(writes.remove(row, intent.keyFor)),
    onUndoDelete: (row: Row) => void writes.undoRemove(row),
  };
}
