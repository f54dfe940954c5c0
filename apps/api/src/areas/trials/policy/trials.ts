import { eq, type SQL } from 'drizzle-orm';
import type { Caller } from '../../../kernel/people/caller';
import { type Asking, own } from '../../../kernel/policy/own';
import { clinicalTrials } from '../tables/clinical-trials';
import { savedTrials } from '../tables/saved-trials';
import { trialInterests } from '../tables/trial-interests';
import { trialReferrals } from '../tables/trial-referrals';

/** Everyone sees published studies, an administrator all. */
export const visibleTo = ({ role }: Pick<Caller, 'role'>): SQL | undefined =>
  role === 'ADMIN' ? undefined : eq(clinicalTrials.visibility, 'PUBLISHED');

export const ownSaved = (caller: Asking): SQL | undefined => own(savedTrials.patientId, caller);

/** A patient sees their own requests and referrals, a doctor those to and by them. */
export const ownReferrals = (caller: Pick<Caller, 'role' | 'userId'>): SQL | undefined =>
  own(caller.role === 'DOCTOR' ? trialReferrals.doctorId : trialReferrals.patientId, caller);

export const ownInterests = (caller: Asking): SQL | undefined => own(trialInterests.patientId, caller);

/** Selects the interests that were sent to the doctor. */
export const ownApplicants = (caller: Asking): SQL | undefined => own(trialInterests.coordinatorId, caller);
