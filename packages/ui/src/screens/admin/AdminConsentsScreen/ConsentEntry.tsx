import { Check, Hourglass } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { type Clock, When } from '../../../components/When/When';
import { sayDates } from '../../consent/private/consent-words';
import { listKinds, purposeWords } from '../../doctor-access/private/access-words';
import { Fact, Facts } from '../../private/Facts';
import { sayBeginning, sayStatus } from './admin-consent-words';
import type { AdminConsent } from './types';

const looks = {
  REQUESTED: { tone: 'attention', icon: Hourglass },
  GRANTED: { tone: 'done', icon: Check },
  DENIED: { tone: 'neutral' },
  EXPIRED: { tone: 'neutral' },
  REVOKED: { tone: 'neutral' },
} as const;

/** One request or access: who, of whom, for what, and what came of it when. */
export function ConsentEntry({ consent, clock }: { consent: AdminConsent; clock: Clock }) {
  const {
    status,
    purpose,
    kinds,
    dates,
    accessUntil,
    entryCount,
    requestedAt,
    answerBy,
    grantedAt,
    endedAt,
  } = consent;
  return (
    <DividedItem>
      <Stack space={3}>
        <Inline space={2}>
          <Heading level={3}>{sayBeginning(consent)}</Heading>
          <Tag {...looks[status]}>{sayStatus(consent)}</Tag>
        </Inline>
        <Facts>
          <Fact term={m.admin_consents_purpose()}>{purposeWords[purpose]()}</Fact>
          <Fact term={m.admin_consents_days()}>{sayDates(dates)}</Fact>
          <Fact term={m.admin_consents_began()}>
            <When at={requestedAt} clock={clock} />
          </Fact>
          {status === 'REQUESTED' && (
            <Fact term={m.admin_consents_answer_by()}>
              <When at={answerBy} clock={clock} />
            </Fact>
          )}
          {grantedAt && grantedAt !== requestedAt && (
            <Fact term={m.admin_consents_granted_at()}>
              <When at={grantedAt} clock={clock} />
            </Fact>
          )}
          {endedAt ? (
            <Fact term={m.admin_consents_ended_at()}>
              <When at={endedAt} clock={clock} />
            </Fact>
          ) : (
            <Fact term={m.admin_consents_until()}>
              <When at={accessUntil} clock={clock} />
            </Fact>
          )}
          {entryCount !== null && (
            <Fact term={m.admin_consents_entries()}>
              {m.admin_consents_entry_count({ count: entryCount })}
            </Fact>
          )}
          <Fact term={m.admin_consents_types()} isWide>
            {listKinds(kinds)}
          </Fact>
        </Facts>
      </Stack>
    </DividedItem>
  );
}
