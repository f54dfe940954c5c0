import type { OutboxEntry, Write } from '../offline/write';
import { needsPerson, standingTogether } from '../outbox/outbox-selectors';
import type { ItemOperations } from './item-operations';

/** The state of an item that has entries in the outbox. */
export type Unsent = {
  /** The entry that needs a decision, otherwise the last. */
  entryId: number;
  action: 'add' | 'change' | 'delete';
  standing: 'waiting' | 'sending' | 'attention';
};

export type WithUnsent<Row> = Row & { unsent: Unsent };

type Making<Row> = {
  /** An item without an id from the server yet. */
  added(write: Write, id: string): Row;
  /** The version on the server, as far as this device knows. */
  standing(write: Write): Row;
  changed(row: Row, body: object): Row;
};

/** The id here of an item without an id from the server. */
const unsentId = (entry: OutboxEntry): string => `unsent-${entry.id}`;

/** All items with entries, each with all its entries applied. */
export function unsentItems<Row>(
  entries: readonly OutboxEntry[],
  { type, add, change, remove }: ItemOperations,
  make: Making<Row>,
): (WithUnsent<Row> & { own: readonly OutboxEntry[] })[] {
  const bySubject = new Map<string, OutboxEntry[]>();
  for (const entry of entries)
    if (entry.type === type) bySubject.set(entry.subject, [...(bySubject.get(entry.subject) ?? []), entry]);
  return [...bySubject.values()].flatMap((own) => {
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) return [];
    const isNew = first.write.operation === add;
    let row = isNew ? make.added(first.write, unsentId(first)) : make.standing(first.write);
    for (const { write } of own)
      if (write.operation === change && 'body' in write) row = make.changed(row, write.body);
    const action = last.write.operation === remove ? 'delete' : isNew ? 'add' : 'change';
    const entryId = (own.find(needsPerson) ?? last).id;
    return [{ ...row, unsent: { entryId, action, standing: standingTogether(own) }, own }];
  });
}
