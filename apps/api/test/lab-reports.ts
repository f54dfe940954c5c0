import { nothingRead } from '@nadi/domain/labs/present-reading';
import { eq } from 'drizzle-orm';
import { type LabObservationRow, labObservations } from '../src/areas/records/tables/lab-observations';
import { labReadings } from '../src/areas/records/tables/lab-readings';
import { recordFiles } from '../src/areas/records/tables/record-files';
import { uploadingTo } from '../src/areas/records/test/uploading';
import { files } from '../src/kernel/tables/files';
import type { Person, TestApi } from './api';

/** A lab report as if it had been read, with a value as if that had been saved: reading takes seconds from the sources. */
export async function keptLabReport(
  api: TestApi,
  owner: Person,
  words: string,
  { day, value = {} }: { day?: string; value?: Partial<LabObservationRow> } = {},
): Promise<string> {
  const report = { type: 'lab_report' as const, title: words, ...(day && { day }) };
  const { _id: recordId } = await uploadingTo(api).added(owner, report);
  const { db, newId } = api.context;
  const now = api.clock.now();
  const common = { recordId, patientId: owner.userId, createdAt: now };
  await db.write('keeper', async (tx) => {
    await tx.insert(labReadings).values({
      ...{ ...nothingRead, ...common, status: 'read', laboratory: words, version: 1, updatedAt: now },
    });
    await tx.insert(labObservations).values({
      ...{ ...common, id: newId(), analyte: null, name: words, loinc: null, comparator: '', number: 13.2 },
      ...{ words: null, unit: null, low: null, high: null, rangeText: null, standing: null, flag: null },
      ...{ day: day ?? '2026-11-17', origin: 'read', fileId: null, page: null, box: null },
      ...value,
    });
  });
  return recordId;
}

/** One with a file that waits to be read, and no worker that would. */
export async function waitingLabReport(api: TestApi, owner: Person, words: string): Promise<string> {
  const recordId = await keptLabReport(api, owner, words);
  const { db, newId } = api.context;
  const file = { id: newId(), bytes: 1 };
  await db.write('keeper', async (tx) => {
    await tx.insert(files).values({
      ...file,
      ...{ ownerId: owner.userId, contentType: 'application/pdf', createdAt: api.clock.now() },
    });
    await tx.insert(recordFiles).values({
      ...{ ...file, recordId, patientId: owner.userId, place: 0, name: words, type: 'application/pdf' },
      ...{ pages: 1, previewIds: [] },
    });
    await tx.update(labReadings).set({ status: 'waiting' }).where(eq(labReadings.recordId, recordId));
  });
  return recordId;
}
