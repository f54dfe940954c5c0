import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Exchange, Exchanges, type ExchangesProps } from '../private/Exchange';
import { interestWords, sayName, sayTally } from '../private/trial-words';
import type { ApplicantRow, Done } from '../types';

export type ApplicantsProps = Pick<ExchangesProps<ApplicantRow>, 'state' | 'onPageChange' | 'onRetry'> & {
  onStep: (applicant: ApplicantRow, status: ApplicantRow['moves'][number]) => Promise<Done>;
};

/** Null where a person does not say. */
const genders = {
  FEMALE: m.patient_gender_female,
  MALE: m.patient_gender_male,
  OTHER: m.patient_gender_other,
  PREFER_NOT_TO_SAY: () => null,
};

const sayApplicant = (applicant: ApplicantRow['applicant']): string =>
  applicant === null
    ? m.trial_applicant_withdrawn()
    : [
        applicant.yearOfBirth && m.trial_applicant_born({ year: applicant.yearOfBirth }),
        applicant.gender && genders[applicant.gender](),
        applicant.phone,
        applicant.email,
        applicant.fit && m.trial_applicant_fit({ tally: sayTally(applicant.fit) }),
      ]
        .filter(Boolean)
        .join(' · ');

/** The people who sent an interest to a doctor, as far as each agreed, and the next step. */
export function Applicants({ onStep, ...list }: ApplicantsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const step = async (...asked: Parameters<ApplicantsProps['onStep']>) => {
    const done = await onStep(...asked);
    setFailure(done.ok ? null : (done.message ?? m.trials_failed()));
  };
  return (
    <Exchanges
      {...list}
      title={m.trials_doctor_applicants()}
      empty={m.trials_doctor_applicants_empty()}
      news={failure && <Banner tone="attention">{failure}</Banner>}
    >
      {(one) => (
        <Exchange
          trial={one}
          name={one.applicant ? sayName(one.applicant) : m.trial_applicant_unnamed()}
          state={interestWords[one.status]()}
          isOpen={one.status === 'SENT'}
          lines={[sayApplicant(one.applicant), one.note]}
          actions={one.moves.map((move) => ({
            label: interestWords[move](),
            onPress: () => void step(one, move),
          }))}
        />
      )}
    </Exchanges>
  );
}
