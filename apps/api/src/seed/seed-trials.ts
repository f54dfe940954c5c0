import { cast, examples } from '@nadi/contract/examples';
import type { SavedTrial, TrialInterest, TrialReferral } from '@nadi/contract/schema';
import { toApplicant } from '@nadi/domain/trials/interest';
import { isStudyFault, readStudy } from '@nadi/domain/trials/study';
import { sql } from 'drizzle-orm';
import {
  clinicalTrials,
  sampleStudies,
  savedTrials,
  toColumns,
  trialInterests,
  trialReferrals,
} from '../areas/trials/offers';
import type { AppContext } from '../kernel/operation/context';

/** Those of the sample for which Meera answers, so that an interest can be tried out; by their places. */
const ofMeera = new Set([0, 1, 6, 8]);

/** The ids that the contract's examples have. */
const idOf = (index: number) => `0198f000-0000-7000-8000-0000000020${String(index + 1).padStart(2, '0')}`;

/** Adds the invented studies to a demonstration, with what Asha did with them; does nothing if there is any study. */
export async function seedTrials({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const known = await db.read('keeper', (tx) =>
    tx.select({ id: clinicalTrials.id }).from(clinicalTrials).limit(1),
  );
  if (known.length > 0) return;
  const rows = sampleStudies.map((study, index) => {
    const draft = readStudy(study);
    if (isStudyFault(draft)) throw new Error(`The sample has a study that is none: ${index}.`);
    return {
      ...{ ...toColumns(draft), id: idOf(index), visibility: 'PUBLISHED' as const },
      coordinatorId: ofMeera.has(index) ? cast.people.meera.id : null,
      ...{ importedAt: now, version: 1 },
    };
  });
  const patientId = cast.people.asha.id;
  await db.write('keeper', async (tx) => {
    await tx.insert(clinicalTrials).values(rows);
    await tx
      .insert(savedTrials)
      .values(saved.map(({ trial: _, ...one }) => ({ ...one, patientId, savedAt: now })));
    const times = { createdAt: now, updatedAt: now };
    await tx
      .insert(trialReferrals)
      .values(referrals.map((one) => ({ ...one, ...times, patientId, doctorId: one.doctor.id })));
    const { email } = cast.people.asha;
    const { dateOfBirth, gender, phone } = cast.profiles.asha;
    const person = { firstName: 'Asha', lastName: 'Kulkarni', email, dateOfBirth, gender, phone };
    await tx.insert(trialInterests).values(
      interests.map((one) => {
        // A fit is worked out when an interest is sent; this one was not sent, so it tells of none.
        const shares = one.consent.shares.filter((share) => share !== 'fit');
        return {
          ...{ ...one, ...times, patientId, coordinatorId: one.coordinator.id, coordinator: sql`'{}'` },
          consent: { ...one.consent, shares },
          applicant: toApplicant(person, { met: 0, notMet: 0, unknown: 0 }, shares),
        };
      }),
    );
  });
}

const saved = examples.listSavedTrials.answers['200'].asha.data as unknown as readonly SavedTrial[];
const referrals = examples.listTrialReferrals.answers['200'].asha.data as unknown as readonly TrialReferral[];
const interests = examples.listTrialInterests.answers['200'].asha.data as unknown as readonly TrialInterest[];
