import { restorable } from '@nadi/domain/records/file-limits';
import { inArray, lte, sql } from 'drizzle-orm';
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

export const sweeps: readonly Sweep[] = [
  erasing,
  removing('uploads', recordUploads, (now) => lte(recordUploads.expiresAt, now)),
];
