import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { mostReferrals, type ReferralOrigin } from '@nadi/domain/trials/referral';
import { and, eq, ne, sql } from 'drizzle-orm';
import { validate as isUuid } from 'uuid';
import { isRefused, isUniqueViolation } from '../../kernel/db/errors';
import type { Writer } from '../../kernel/db/transaction';
import { countAlone } from '../../kernel/limits/count-alone';
import type { Notice } from '../../kernel/notify/notify';
import type { Caller } from '../../kernel/people/caller';
import { trialAnswered, trialAsked } from './notices';
import { ownReferrals } from './policy/trials';
import { presentReferral } from './presenters/present';
import { findTrial } from './queries/find-trials';
import { isConsented } from './queries/is-consented';
import { isVerifiedDoctor } from './queries/is-verified-doctor';
import { changedMeanwhile } from './refusals';
import { trialReferrals } from './tables/trial-referrals';

type Given = {
  tx: Writer;
  caller: Caller;
  now: Date;
  newId(): string;
  touched(touch: { subjectId?: string; recordIds: string[]; purpose?: string }): void;
  notify(userId: string, notice: Notice): void;
};
type Begun = {
  trialId: string;
  patientId: string;
  doctorId: string;
  origin: ReferralOrigin;
  words: string | null;
  /** JSON Pointer to the name of the other person. */
  pointer: string;
};

/**
 * Begins a request or a referral between a patient and a doctor who may see something of them now.
 *
 * @throws 404 for a study that is not published, 422 for anyone else, 409 if there is an open one
 */
export async function beginReferral(
  { trialId, patientId, doctorId, origin, words, pointer }: Begun,
  given: Given,
) {
  const { tx, caller, now, newId, touched, notify } = given;
  const trial = await findTrial(trialId, given);
  const unknown = () =>
    unprocessable([
      {
        pointer,
        message: 'Must be someone with whom there is a consent that is granted now.',
        code: 'unknown',
      },
    ]);
  if (!isUuid(patientId) || !isUuid(doctorId) || !(await isConsented(patientId, doctorId, now, tx)))
    throw unknown();
  if (!(await isVerifiedDoctor(doctorId, tx))) throw unknown();
  const open = await countAlone('trial-referrals', caller.userId, tx, () =>
    tx.$count(
      trialReferrals,
      and(
        ownReferrals(caller),
        eq(trialReferrals.patientId, patientId),
        ne(trialReferrals.status, 'WITHDRAWN'),
      ),
    ),
  );
  if (open >= mostReferrals)
    throw unprocessable([
      {
        pointer: '/body',
        message: `There are ${mostReferrals} open ones. Withdraw one first.`,
        code: 'too-many',
      },
    ]);
  const isAsked = origin === 'asked';
  const id = newId();
  const [row] = await tx
    .insert(trialReferrals)
    .values({
      ...{
        id,
        patientId,
        doctorId,
        trialId: trial.id,
        registryId: trial.registryId,
        title: trial.title,
        origin,
      },
      status: isAsked ? 'ASKED' : 'REFERRED',
      // Both are filled in by the database.
      ...{ doctor: sql`'{}'`, patient: sql`'{}'` },
      ...{ question: isAsked ? words : null, answer: isAsked ? null : words },
      ...{ createdAt: now, updatedAt: now, version: 1 },
    })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'trial_referrals_open'))
        throw conflict('There is an open request or referral about this study already.');
      throw isRefused(error) ? changedMeanwhile() : error;
    });
  if (!row) throw new Error('The referral is not there.');
  touched({ subjectId: patientId, recordIds: [id] });
  if (isAsked) notify(doctorId, trialAsked());
  else notify(patientId, trialAnswered());
  return versioned(presentReferral(row));
}
