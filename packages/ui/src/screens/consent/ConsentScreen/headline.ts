import * as m from '../../../../generated/messages/messages';
import type { Clock } from '../../../components/When/When';
import { doctorName } from '../../../words/doctor-name';
import { sayWhenWithin } from '../../../words/moment';
import type { ConsentRow } from '../types';

type Headline = { title: string; description: string };

/** The answer of the page in a sentence: who may see something, or who asks. @param whose "your", or of whom it is */
export function headlineOf(consent: ConsentRow, clock: Clock, whose: string): Headline {
  const { status, origin, code, grantedAt, endedAt, requestedAt } = consent;
  const doctor = doctorName(consent.doctor);
  const since = m.consent_granted_explain({ when: sayWhenWithin(grantedAt ?? requestedAt, clock) });
  switch (status) {
    case 'REQUESTED':
      return code
        ? { title: m.consent_code_title({ doctor }), description: m.consent_code_explain() }
        : { title: m.consent_asks({ doctor, whose }), description: m.consent_asks_explain() };
    case 'GRANTED':
      if (origin === 'emergency')
        return {
          title: m.consent_emergency_title({ doctor, whose }),
          description: m.consent_emergency_explain(),
        };
      return {
        title: origin === 'share' ? m.consent_share_title({ doctor }) : m.consent_granted_title({ doctor }),
        description: since,
      };
    case 'DENIED':
      return { title: m.consent_denied_title({ doctor }), description: m.consent_denied_explain() };
    case 'REVOKED':
      return { title: m.consent_revoked_title({ doctor }), description: endOf(endedAt, clock) };
    case 'EXPIRED':
      return grantedAt
        ? { title: m.consent_ended_title({ doctor, whose }), description: endOf(endedAt, clock) }
        : { title: m.consent_lapsed_title({ doctor }), description: whyLapsed(consent) };
  }
}

const endOf = (endedAt: string | null, clock: Clock): string =>
  endedAt ? m.consent_ended_explain({ when: sayWhenWithin(endedAt, clock) }) : '';

/** A request ends by itself at its last moment; one that ended before had five wrong codes. */
function whyLapsed({ endedAt, answerBy }: ConsentRow): string {
  const isExhausted = endedAt !== null && Date.parse(endedAt) < Date.parse(answerBy);
  return isExhausted ? m.consent_exhausted_explain() : m.consent_lapsed_explain();
}
