import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { purposeWords } from '../../../words/consent';
import { fact, facts, term } from '../private/consent.css';
import { denialReasons, sayDates, sayDayOf, sayKinds } from '../private/consent-words';
import type { ConsentRow } from '../types';

/** Shows what a request was about and what became of it. */
export function ConsentFacts({ consent, clock }: { consent: ConsentRow; clock: Clock }) {
  const { allowed, asked, entryIds, reason, purpose, origin, denialReason } = consent;
  const { requestedAt, grantedAt, endedAt } = consent;
  const { kinds, dates, accessUntil } = allowed ?? asked;
  const isWithoutList = consent.edition === 1 && !entryIds && kinds.includes('medicines');
  return (
    <Card>
      <dl className={facts}>
        <Fact label={m.consent_fact_what()}>
          {entryIds ? m.consent_entries({ count: entryIds.length }) : sayKinds(kinds)}
          {isWithoutList && <Text size={14}>{m.consent_medicines_older()}</Text>}
        </Fact>
        {!entryIds && <Fact label={m.consent_fact_days()}>{sayDates(dates)}</Fact>}
        <Fact label={m.consent_fact_until()}>
          {origin === 'emergency' ? <When at={accessUntil} clock={clock} /> : sayDayOf(accessUntil, clock)}
        </Fact>
        <Fact label={m.consent_fact_purpose()}>{purposeWords[purpose]()}</Fact>
        {reason && <Fact label={m.consent_fact_words()}>{`“${reason}”`}</Fact>}
        {origin === 'request' && (
          <Fact label={m.consent_fact_asked()}>
            <When at={requestedAt} clock={clock} />
          </Fact>
        )}
        {grantedAt && (
          <Fact label={m.consent_fact_granted()}>
            <When at={grantedAt} clock={clock} />
          </Fact>
        )}
        {endedAt && (
          <Fact label={m.consent_fact_ended()}>
            <When at={endedAt} clock={clock} />
          </Fact>
        )}
        {denialReason && <Fact label={m.consent_fact_reason()}>{denialReasons[denialReason]()}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className={term}>{label}</dt>
      <dd className={fact}>{children}</dd>
    </>
  );
}
