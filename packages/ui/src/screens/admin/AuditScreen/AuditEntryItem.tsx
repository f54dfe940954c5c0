import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { formatExactly } from '../../../components/When/format-when';
import { type Clock, When } from '../../../components/When/When';
import { Fact, Facts } from '../../private/Facts';
import { howMany, whoRole, why } from '../../settings/AccessLogScreen/entry-words';
import { personName, sayAudit } from './audit-words';
import type { AuditEntry } from './types';

/** One entry: who did what about whom, and why; and its ids for those who follow it up. */
export function AuditEntryItem({ entry, clock }: { entry: AuditEntry; clock: Clock }) {
  const { at, subject, actor, role, onBehalfOf, purpose, operation, recordIds, requestId } = entry;
  const said = sayAudit(entry);
  const options = { locale: formattingLocale(), timeZone: clock.timeZone, withSeconds: true };
  const exactly = formatExactly(at, options);
  const small = [whoRole({ actor: { isSelf: false, role } }), howMany(entry)].filter(Boolean).join(' · ');
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Heading level={3} size={16}>
            {said}
          </Heading>
          <Text size={14} tone="muted">
            <When at={at} clock={clock} /> · {small}
          </Text>
        </Stack>
        <Facts>
          <Fact term={m.audit_about_term()}>{personName(subject)}</Fact>
          <Fact term={m.audit_why()}>{why({ purpose, actor: { isSelf: false } })}</Fact>
          {onBehalfOf && <Fact term={m.audit_on_behalf()}>{personName(onBehalfOf)}</Fact>}
        </Facts>
        <Disclosure label={m.access_log_details()} spokenContext={m.audit_of({ what: said, at: exactly })}>
          <Facts>
            <Fact term={m.access_log_exact_time()}>{exactly}</Fact>
            <Fact term={m.access_log_operation()}>{operation}</Fact>
            <Fact term={m.access_log_request()} isWide>
              {requestId}
            </Fact>
            {actor && (
              <Fact term={m.audit_actor_id()} isWide>
                {actor.id}
              </Fact>
            )}
            <Fact term={m.audit_subject_id()} isWide>
              {subject.id}
            </Fact>
            <Fact term={m.access_log_records()} isWide>
              {recordIds.length > 0 ? recordIds.join(', ') : m.access_log_no_records()}
            </Fact>
          </Facts>
        </Disclosure>
      </Stack>
    </DividedItem>
  );
}
