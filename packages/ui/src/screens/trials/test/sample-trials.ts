import { examples } from '@nadi/contract/examples';
import type { Loaded } from '../../../patterns/state';
import type {
  ApplicantRow,
  InterestRow,
  ReferralRow,
  SavedTrialRow,
  TrialDetail,
  TrialFit,
  TrialRow,
  TrialsFilter,
  TrialsFound,
} from '../types';

const { trials } = examples.listTrials.answers['200'].pressure.data;
export const rows = trials as unknown as readonly TrialRow[];
export const trial = examples.readTrial.answers['200'].tablet.data as unknown as TrialDetail;
export const fit = examples.listTrialFits.answers['200'].asha.data.fits[0] as unknown as TrialFit;
export const saved = examples.listSavedTrials.answers['200'].asha.data as unknown as readonly SavedTrialRow[];
export const referral = examples.listTrialReferrals.answers['200'].asha.data[0] as unknown as ReferralRow;
export const interest = examples.listTrialInterests.answers['200'].asha.data[0] as unknown as InterestRow;
export const applicant: ApplicantRow = {
  ...(examples.listTrialApplicants.answers['200'].meera.data[0] as unknown as ApplicantRow),
  moves: ['CONTACTED', 'NOT_SUITABLE'],
};

export const filter: TrialsFilter = {
  ...{ condition: 'high blood pressure', place: '', near: '560', within: 100, status: 'OPEN' },
  ...{ phase: 'all', sex: 'all', age: null },
};

export const found = (more: Partial<TrialsFound> = {}): Loaded<TrialsFound> => ({
  phase: 'ready',
  ...{ rows, count: 2, isMore: false, searched: ['High blood pressure'] },
  ...{ place: { pin: '560', name: 'Bengaluru' }, hasMore: false, ...more },
});

export const meera = { id: 'meera', name: 'Dr. Meera Rao' };
export const asha = { id: 'asha', name: 'Asha Kulkarni' };
export const fits = new Map(rows.map(({ id }) => [id, { ...fit, trialId: id }]));

/** All criteria met, one of them by time alone, or not. */
export const fitOf = (more: Partial<TrialFit>): TrialFit => ({ ...fit, ...more });
