import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { eq, isNotNull, lt } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import type { AppContext } from '../../../kernel/operation/context';
import { reassessBatch, wholeLife } from '../assessment/reassess';
import { loadSubject } from '../queries/subject';
import { patientProfiles } from '../tables/patient-profiles';

type Tools = Pick<AppContext, 'db' | 'clock' | 'newId'>;

/** Marks the readings of everyone who was assessed by older ranges. One statement, however many readings there are. */
export const markOutdated = ({ db, clock }: Tools): Promise<unknown> => {
  const { from, before } = wholeLife(clock.now());
  return db.write('keeper', (tx) =>
    tx
      .update(patientProfiles)
      .set({ rangesVersion, reassessFrom: from, reassessBefore: before })
      .where(lt(patientProfiles.rangesVersion, rangesVersion)),
  );
};

/**
 * Assesses again the readings that a request left, or that were assessed by older ranges, a batch in each transaction. The progress is stored with
 * the batch, so it continues after a restart; several servers share the work person by person.
 *
 * @returns the number of readings that are now assessed differently
 */
export async function reassessDue(tools: Tools, isEnding: () => boolean = () => false): Promise<number> {
  let changed = 0;
  while (!isEnding()) {
    const done = await tools.db.write('keeper', (tx) => reassessDueBatch(tx, tools));
    if (done === null) break;
    changed += done;
  }
  return changed;
}

async function reassessDueBatch(tx: Transaction, { clock, newId }: Tools): Promise<number | null> {
  const [due] = await tx
    .select({
      userId: patientProfiles.userId,
      from: patientProfiles.reassessFrom,
      before: patientProfiles.reassessBefore,
    })
    .from(patientProfiles)
    .where(isNotNull(patientProfiles.reassessBefore))
    .limit(1)
    .for('update', { skipLocked: true });
  if (!due?.before) return null;
  // A change of a fact locks the profile too, so these are the facts until the end.
  const subject = await loadSubject(due, tx);
  const span = { from: due.from ?? new Date(0), before: due.before };
  const { changed, before } = await reassessBatch(due.userId, subject, span, { tx, now: clock.now(), newId });
  await tx
    .update(patientProfiles)
    .set({ reassessFrom: before && span.from, reassessBefore: before })
    .where(eq(patientProfiles.userId, due.userId));
  return changed;
}
