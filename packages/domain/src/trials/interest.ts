import type { Transitions } from '../kernel/transitions';
import type { Gender } from '../vital-signs/vital-sign';

export const interestStatuses = [
  'SENT',
  'CONTACTED',
  'SCREENING',
  'ENROLLED',
  'NOT_SUITABLE',
  'WITHDRAWN',
] as const;
export type InterestStatus = (typeof interestStatuses)[number];

/** Parts that a patient may send to the doctor of a study beside their name. */
export const interestShares = ['phone', 'email', 'year-of-birth', 'gender', 'fit'] as const;
export type InterestShare = (typeof interestShares)[number];

/** The version of the words to which a patient consents; an older one is not taken. */
export const interestConsentVersion = '2026-11';

/** Steps of the doctor of a study. */
export const applicantMoves: Transitions = {
  from: {
    SENT: ['CONTACTED', 'NOT_SUITABLE'],
    CONTACTED: ['SCREENING', 'NOT_SUITABLE'],
    SCREENING: ['ENROLLED', 'NOT_SUITABLE'],
    ENROLLED: ['NOT_SUITABLE'],
    NOT_SUITABLE: ['CONTACTED'],
    WITHDRAWN: [],
  },
  refusal: 'This applicant is {state}. The next step may be {allowed}.',
};

/** A patient may withdraw at any time. */
export const interestWithdrawal: Transitions = {
  from: {
    SENT: ['WITHDRAWN'],
    CONTACTED: ['WITHDRAWN'],
    SCREENING: ['WITHDRAWN'],
    ENROLLED: ['WITHDRAWN'],
    NOT_SUITABLE: ['WITHDRAWN'],
    WITHDRAWN: [],
  },
  refusal: 'This interest is {state} already.',
};

type Fault = { pointer: string; message: string; code: string };
type Sent = { consent: { version: string; shares: readonly InterestShare[] } };

/** The faults of an interest: a study has to be able to reach the person, by what they agree to. */
export function checkInterest({ consent }: Sent, known: { phone: string | null }): Fault[] {
  const { version, shares } = consent;
  const canReach = shares.includes('email') || (shares.includes('phone') && known.phone !== null);
  return [
    ...(version === interestConsentVersion
      ? []
      : [
          {
            pointer: '/body/consent/version',
            message: 'The words of this consent have changed. Read them again.',
            code: 'outdated',
          },
        ]),
    ...(canReach
      ? []
      : [
          {
            pointer: '/body/consent/shares',
            message:
              'Must have a way to reach you: your e-mail address, or the phone number of your profile.',
            code: 'unreachable',
          },
        ]),
  ];
}

type Person = {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
  gender: Gender | null;
  phone: string | null;
  email: string;
};
type Tally = { met: number; notMet: number; unknown: number };

/** Returns the part of a person that the doctor of a study is told: the name, and what they agreed to. */
export const toApplicant = (person: Person, fit: Tally, shares: readonly InterestShare[]) => {
  const shared = <Value>(what: InterestShare, value: Value): Value | null =>
    shares.includes(what) ? value : null;
  return {
    firstName: person.firstName,
    lastName: person.lastName,
    yearOfBirth: shared('year-of-birth', person.dateOfBirth && Number(person.dateOfBirth.slice(0, 4))) as
      | number
      | null,
    gender: shared('gender', person.gender),
    phone: shared('phone', person.phone),
    email: shared('email', person.email),
    fit: shared('fit', { met: fit.met, notMet: fit.notMet, unknown: fit.unknown }),
  };
};
export type Applicant = ReturnType<typeof toApplicant>;
