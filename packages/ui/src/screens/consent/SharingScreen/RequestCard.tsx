import * as m from '../../../../generated/messages/messages';
import { useActing } from '../../../acting';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { purposeWords } from '../../../words/consent';
import { doctorName } from '../../../words/doctor-name';
import { specializationName } from '../../private/doctor-questions/specializations';
import { shrinking } from '../private/consent.css';
import { sayDates, sayDayOf, sayKinds } from '../private/consent-words';
import { sayWhose } from '../private/whose';
import type { ConsentRow } from '../types';

type RequestCardProps = {
  consent: ConsentRow;
  clock: Clock;
  /** The one dark card of the page. */
  isFirst: boolean;
};

/** A doctor who asks: who, what for, and the way to decide. */
export function RequestCard({ consent, clock, isFirst }: RequestCardProps) {
  const { id, doctor, purpose, asked, requestedAt, answerBy, code } = consent;
  const { specialization, licenseNumber, council, firstName, lastName } = doctor;
  const whose = sayWhose(useActing());
  return (
    <Card as="section" tone={isFirst ? 'deep' : 'surface'}>
      <Inline space={4} align="start" isWrapping={false}>
        <Avatar name={`${firstName} ${lastName}`} size="medium" />
        <div className={shrinking}>
          <Stack space={3}>
            <Stack space={1}>
              <Text size={14} tone="muted">
                {withParts(m.consent_asked_at({ when: part(0) }), [
                  <When key="when" at={requestedAt} clock={clock} isInSentence />,
                ])}
              </Text>
              <Heading level={2}>{m.sharing_wants({ doctor: doctorName(doctor), whose })}</Heading>
            </Stack>
            <Text tone="muted">
              {m.sharing_wants_about({
                specialization: specializationName(specialization),
                number: licenseNumber,
                council,
              })}{' '}
              {purposeWords[purpose]()}
            </Text>
            <Text>
              {m.sharing_wants_what({
                kinds: sayKinds(asked.kinds),
                days: sayDates(asked.dates),
                until: sayDayOf(asked.accessUntil, clock),
              })}
            </Text>
            <Inline space={4}>
              <Button href={`/dashboard/consents/${id}`}>
                {code ? m.sharing_code_waits() : m.sharing_decide()}
              </Button>
              <Text size={14} tone="muted">
                {code
                  ? m.sharing_code_waits_explain()
                  : m.consent_answer_by({ when: sayDayOf(answerBy, clock) })}
              </Text>
            </Inline>
          </Stack>
        </div>
      </Inline>
    </Card>
  );
}
