import { restorable } from '@nadi/domain/records/file-limits';
import { inArray, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import { batch, removing, repeat, type Sweep } from '../../../kernel/jobs/sweep';
import { files } from '../../../kernel/tables/files';
import { medicalRecords } from '../tables/medical-records';
import { recordFiles, recordUploads } from '../tables/record-files';

/** Records that were deleted so long ago that they cannot be restored. The content of their files is marked by the rows that go. */
const erasing: Sweep = {
  name: 'deleted medical records',
  async run({ db, clock }) {
    const due = lte(medicalRecords.deletedAt, new Date(clock.now().getTime() - restorable));
    return repeat(() =>
      db.write('keeper', async (tx) => {
        const found = await tx
          .select({ id: medicalRecords.id })
          .from(medicalRecords)
          .where(due)
          .limit(batch)
          .for('update', { skipLocked: true });
        if (found.length === 0) return 0;
        const ids = found.map(({ id }) => id);
        const ofThem = sql`select unnest(${recordFiles.previewIds} || ${recordFiles.id}) from ${recordFiles} where ${inArray(recordFiles.recordId, ids)}`;
        await tx.delete(files).where(sql`${files.id} in (${ofThem})`);
        await tx.delete(medicalRecords).where(inArray(medicalRecords.id, ids));
        return found.length;
      }),
    );
  },
};

/** Milliseconds after which a file without a row is left over: a write that was given up, or ended with its server. */
const leftOverAfter = 7 * 86_400_000;
/** More than this share of all files, or than this number where there are few, are not left over: the folder belongs to another database. */
const maxLeftOver = { share: 0.1, number: 20 };

/** Files whose row never came about. Those of a write are kept where its commit was in doubt. */
const leftOver: Sweep = {
  name: 'files without a row',
  async run({ db, files: store, clock }) {
    const due = clock.now().getTime() - leftOverAfter;
    const found: string[] = [];
    let count = 0;
    const look = async (ids: readonly string[]) => {
      count += ids.length;
      const unknown = await db.read('keeper', (tx) => findUnknown(ids, tx));
      for (const id of unknown) {
        const at = await store.writtenAt(id);
        if (at && at.getTime() <= due) found.push(id);
      }
    };
    const ids: string[] = [];
    for await (const id of store.list()) {
      ids.push(id);
      if (ids.length === batch) await look(ids.splice(0));
    }
    await look(ids);
    if (found.length > Math.max(maxLeftOver.number, count * maxLeftOver.share))
      throw new Error(
        `${found.length} of ${count} files have no row: is this the folder of this database? None was removed.`,
      );
    // Leaves a folder alone that is mostly strange: it belongs to another database, however few its files are.
    if (found.length * 2 > count) return 0;
    for (const id of found) await store.remove(id);
    return found.length;
  },
};

/** Returns those of `ids` that no row names. */
async function findUnknown(ids: readonly string[], tx: Transaction): Promise<string[]> {
  const asked = sql`unnest(${sql.param(ids)}::uuid[]) as asked (id)`;
  const found =
    await tx.execute(sql`select asked.id from ${asked} where not exists (select from ${files} f where f.id = asked.id)
    and not exists (select from ${recordUploads} u where u.id = asked.id)
    and asked.id not in (select unnest(u.preview_ids) from ${recordUploads} u)`);
  return (found as unknown as { rows: { id: string }[] }).rows.map(({ id }) => id);
}

export const sweeps: readonly Sweep[] = [
  erasing,
  removing('uploads', recordUploads, (now) => lte(recordUploads.expiresAt, now)),
  leftOver,
];
