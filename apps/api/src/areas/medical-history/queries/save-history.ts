import type { Replaced } from '@nadi/domain/medical-history/replace-history';
import { and, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownEntries } from '../policy/own-history';
import { medicalHistories, medicalHistoryEntries } from '../tables/medical-histories';

const { id, patientId, kind, createdAt, firstDay, lastDay, ...changeable } =
  getTableColumns(medicalHistoryEntries);

/** Each column that a change may write, from the row that was sent. */
const fromSent = Object.fromEntries(
  Object.entries(changeable).map(([field, column]) => [field, sql`excluded.${sql.identifier(column.name)}`]),
);

type Saved = Pick<Replaced<Date>, 'changed' | 'removed'> & { version: number; now: Date };

/** Writes what became of a medical history. Entries that say the same as before are not touched. */
export async function saveHistory({ userId }: Caller, saved: Saved, tx: Writer): Promise<void> {
  const { changed, removed, version, now } = saved;
  const head = { version, updatedAt: now };
  await tx
    .insert(medicalHistories)
    .values({ patientId: userId, ...head })
    .onConflictDoUpdate({ target: medicalHistories.patientId, set: head });
  if (removed.length > 0)
    await tx
      .delete(medicalHistoryEntries)
      .where(and(ownEntries({ userId }), inArray(medicalHistoryEntries.id, removed)));
  if (changed.length > 0)
    await tx
      .insert(medicalHistoryEntries)
      .values(changed.map((row) => ({ ...row, patientId: userId })))
      .onConflictDoUpdate({ target: medicalHistoryEntries.id, set: fromSent });
}
