import { versioned } from '@nadi/api-server/answers';
import { conflict, unprocessable } from '@nadi/api-server/problem';
import { checkInterest, toApplicant } from '@nadi/domain/trials/interest';
import { presentFit } from '@nadi/domain/trials/present-fit';
import { openStatuses } from '@nadi/domain/trials/trial';
import { sql } from 'drizzle-orm';
import { isRefused, isUniqueViolation } from '../../../kernel/db/errors';
import { mutation } from '../../../kernel/operation/operation';
import { findOwnProfile } from '../../profile/offers';
import { interestSent } from '../notices';
import { presentInterest } from '../presenters/present';
import { findTrial } from '../queries/find-trials';
import { loadOwnFacts } from '../queries/load-facts';
import { changedMeanwhile } from '../refusals';
import { trialInterests } from '../tables/trial-interests';

export const sendTrialInterest = mutation('sendTrialInterest', async ({ path, body }, given) => {
  const { tx, caller, now, newId, touched, notify } = given;
  const trial = await findTrial(path.id, given);
  if (trial.coordinatorId === null || !trial.coordinator)
    throw conflict('No doctor answers for this study here. Ask a doctor of yours, or the study itself.');
  if (!openStatuses.includes(trial.status)) throw conflict('This study takes no one now.');
  const profile = await findOwnProfile(caller, tx);
  const faults = checkInterest(body, { phone: profile?.profile.phone ?? null });
  if (faults.length > 0) throw unprocessable(faults);
  const facts = await loadOwnFacts(given);
  const { firstName, lastName, email } = caller.user;
  const person = {
    ...{ firstName, lastName, email, phone: profile?.profile.phone ?? null },
    ...{ dateOfBirth: facts.dateOfBirth, gender: facts.gender },
  };
  const id = newId();
  const [row] = await tx
    .insert(trialInterests)
    .values({
      ...{ id, patientId: caller.userId, coordinatorId: trial.coordinatorId, trialId: trial.id },
      ...{ registryId: trial.registryId, title: trial.title, status: 'SENT' },
      // Filled in by the database.
      coordinator: sql`'{}'`,
      consent: body.consent,
      applicant: toApplicant(person, presentFit(trial, facts), body.consent.shares),
      ...{ note: body.note ?? null, createdAt: now, updatedAt: now, version: 1 },
    })
    .returning()
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'trial_interests_open'))
        throw conflict('You have sent an interest in this study already.');
      throw isRefused(error) ? changedMeanwhile() : error;
    });
  if (!row) throw new Error('The interest is not there.');
  touched({ recordIds: [id] });
  notify(trial.coordinatorId, interestSent());
  return versioned(presentInterest(row));
});
