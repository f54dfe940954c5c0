import type { SavedTrial, TrialApplicant, TrialInterest, TrialReferral } from '@nadi/contract/schema';
import { presentTrialSummary } from '@nadi/domain/trials/present-trial';
import type { ClinicalTrialRow } from '../tables/clinical-trials';
import type { SavedTrialRow } from '../tables/saved-trials';
import type { TrialInterestRow } from '../tables/trial-interests';
import type { TrialReferralRow } from '../tables/trial-referrals';

type Dated = { createdAt: Date; updatedAt: Date };
const times = ({ createdAt, updatedAt }: Dated) => ({
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** @param trial null if it is no longer published */
export const presentSaved = (
  { id, trialId, registryId, title, savedAt }: SavedTrialRow,
  trial: ClinicalTrialRow | null,
): SavedTrial => ({
  ...{ id, trialId, registryId, title, savedAt: savedAt.toISOString() },
  trial: trial && presentTrialSummary(trial, null),
});

export const presentReferral = ({ patientId: _, doctorId: __, ...row }: TrialReferralRow): TrialReferral => ({
  ...row,
  ...times(row),
});

/** An interest, as its person sees it. */
export const presentInterest = ({
  patientId: _,
  coordinatorId: __,
  applicant: ___,
  ...row
}: TrialInterestRow): TrialInterest => ({ ...row, ...times(row) });

/** The same, as the doctor of the study sees it. */
export const presentApplicant = ({
  patientId: _,
  coordinatorId: __,
  coordinator: ___,
  consent: ____,
  ...row
}: TrialInterestRow): TrialApplicant => ({ ...row, ...times(row) });
