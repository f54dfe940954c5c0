import type { Transitions } from '../kernel/transitions';

/** A patient asks a doctor about a study, or a doctor tells a patient of one. */
export const referralOrigins = ['asked', 'referred'] as const;
export const referralStatuses = ['ASKED', 'REFERRED', 'ADVISED_AGAINST', 'WITHDRAWN'] as const;
export type ReferralOrigin = (typeof referralOrigins)[number];
export type ReferralStatus = (typeof referralStatuses)[number];

/** Answers of a doctor to a request; a doctor may think again as long as it is not withdrawn. */
export const referralAnswers: Transitions = {
  from: {
    ASKED: ['REFERRED', 'ADVISED_AGAINST'],
    REFERRED: ['REFERRED', 'ADVISED_AGAINST'],
    ADVISED_AGAINST: ['REFERRED', 'ADVISED_AGAINST'],
    WITHDRAWN: [],
  },
  refusal: 'This request is {state}. It may become {allowed}.',
};

/** Requests that a patient takes back. */
export const referralWithdrawal: Transitions = {
  from: { ASKED: ['WITHDRAWN'], REFERRED: ['WITHDRAWN'], ADVISED_AGAINST: ['WITHDRAWN'], WITHDRAWN: [] },
  refusal: 'This request is {state} already.',
};

/** Requests and referrals of one patient that are open at once. */
export const mostReferrals = 50;
/** Studies that one patient may save. */
export const mostSaved = 100;
