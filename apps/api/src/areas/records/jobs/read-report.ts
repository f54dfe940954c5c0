import type { Page } from '@nadi/domain/labs/page';
import type { ReadPage } from '@nadi/domain/labs/present-reading';
import { readLabs } from '@nadi/domain/labs/read-labs';
import { isReadable } from '@nadi/domain/labs/readable';
import { presentReport } from '@nadi/domain/labs/reading';
import { undecided } from '@nadi/domain/labs/save-reading';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import { addingNotice, type Notice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { readPaper } from '../../../kernel/paper/read-paper';
import { reportRead, reportUnreadable } from '../notices';
import { type LabReadingRow, labReadings } from '../tables/lab-readings';
import { recordFiles } from '../tables/record-files';

type Read = Pick<
  LabReadingRow,
  'how' | 'milliseconds' | 'laboratory' | 'doubts' | 'pages' | 'results' | 'lines' | 'day'
>;
type Outcome = { reason: null; read: Read } | { reason: 'no-words' | 'too-long' | 'failed' };

const maxPages = 40;
const maxLines = 1000;
const isOpen = (recordId: string) =>
  and(eq(labReadings.recordId, recordId), inArray(labReadings.status, ['waiting', 'reading']));

/** Reads the files of a lab report, and tells its person. What it read counts nowhere before they have saved it. */
export async function readReport(recordId: string, context: AppContext): Promise<void> {
  const { db, clock } = context;
  const begun = await db.write('keeper', (tx) =>
    tx
      .update(labReadings)
      .set({ status: 'reading', updatedAt: clock.now() })
      .where(isOpen(recordId))
      .returning({ patientId: labReadings.patientId }),
  );
  if (begun.length === 0) return;
  await finish(recordId, await outcomeOf(recordId, context), context);
}

/** Reading failed again and again. */
export const giveUpReading = (recordId: string, context: AppContext): Promise<void> =>
  finish(recordId, { reason: 'failed' }, context);

async function finish(recordId: string, outcome: Outcome, tools: AppContext): Promise<void> {
  const { db, clock, newId, live, bell } = tools;
  const now = clock.now();
  const changes =
    outcome.reason === null
      ? { ...outcome.read, status: 'read' as const }
      : { status: 'unreadable' as const, reason: outcome.reason };
  const patientId = await db.write('keeper', async (tx) => {
    const [done] = await tx
      .update(labReadings)
      .set({ ...changes, version: increment(labReadings.version), updatedAt: now })
      .where(isOpen(recordId))
      .returning({ patientId: labReadings.patientId, version: labReadings.version });
    if (!done) return null;
    await tx.execute(addingNotice(done.patientId, noticeOf(recordId, outcome, done.version), { newId, now }));
    return done.patientId;
  });
  if (patientId === null) return;
  live.tell(patientId, { name: 'lab-reading-changed', message: { recordId } });
  await bell.ring(notificationQueue);
}

function noticeOf(recordId: string, outcome: Outcome, version: number): Notice {
  if (outcome.reason !== null) return reportUnreadable(recordId, version);
  const { results } = outcome.read;
  return reportRead(recordId, {
    values: results.length,
    undecided: undecided(outcome.read, []).length,
    version,
  });
}

async function outcomeOf(recordId: string, { db, files }: AppContext): Promise<Outcome> {
  const rows = await db.read('keeper', (tx) =>
    tx.select().from(recordFiles).where(eq(recordFiles.recordId, recordId)).orderBy(asc(recordFiles.place)),
  );
  const began = performance.now();
  const pages: Page[] = [];
  const places: ReadPage[] = [];
  let how: 'text' | 'picture' = 'text';
  for (const { id, type, previewIds } of rows.filter(isReadable)) {
    const { content } = await files.read(id);
    const paper = await readPaper({ type, content, maxPages: maxPages - pages.length });
    if (!paper.isRead) return { reason: paper.reason };
    if (paper.how === 'picture') how = 'picture';
    pages.push(...paper.pages);
    places.push(
      ...paper.pages.map((_, at) => ({ fileId: id, page: at + 1, hasPreview: at < previewIds.length })),
    );
  }
  if (pages.length > maxPages) return { reason: 'too-long' };
  if (pages.every(({ words }) => words.length === 0)) return { reason: 'no-words' };
  const content = presentReport(readLabs(pages), pages);
  // Cut, it would have dropped lines.
  if (content.results.length > maxLines || content.lines.length > maxLines) return { reason: 'too-long' };
  const milliseconds = Math.round(performance.now() - began);
  return { reason: null, read: { ...content, how, milliseconds, pages: places } };
}
