import * as m from '../../../../generated/messages/messages';
import { Exchange, Exchanges, type ExchangesProps } from '../private/Exchange';
import { sayName } from '../private/trial-words';
import type { ReferralRow } from '../types';

const words: Record<ReferralRow['status'], () => string> = {
  ASKED: m.trial_doctor_ASKED,
  REFERRED: m.trial_doctor_REFERRED,
  ADVISED_AGAINST: m.trial_doctor_ADVISED_AGAINST,
  WITHDRAWN: m.trial_doctor_WITHDRAWN,
};

export type RequestsProps = Pick<ExchangesProps<ReferralRow>, 'state' | 'onPageChange' | 'onRetry'> & {
  onAnswer: (referral: ReferralRow) => void;
};

/** The questions of patients about studies, and the doctor's answers. */
export const Requests = ({ onAnswer, ...list }: RequestsProps) => (
  <Exchanges {...list} title={m.trials_doctor_requests()} empty={m.trials_doctor_requests_empty()}>
    {(one) => (
      <Exchange
        trial={one}
        name={sayName(one.patient)}
        state={words[one.status]()}
        isOpen={one.status === 'ASKED'}
        lines={[one.question, one.answer]}
        actions={
          one.status === 'WITHDRAWN' ? [] : [{ label: m.trial_answer(), onPress: () => onAnswer(one) }]
        }
      />
    )}
  </Exchanges>
);
