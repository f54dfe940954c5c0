import * as m from '../../../../generated/messages/messages';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { doctorName } from '../../../words/doctor-name';
import { shrinking } from '../private/consent.css';
import { sayKinds } from '../private/consent-words';
import type { ConsentRow } from '../types';

/** A request or an access of any time, with what became of it. */
export function HistoryItem({ consent, clock }: { consent: ConsentRow; clock: Clock }) {
  const { id, doctor, allowed, asked, entryIds, requestedAt } = consent;
  return (
    <DividedItem>
      <Inline justify="between" space={3} align="start">
        <div className={shrinking}>
          <Link href={`/dashboard/consents/${id}`} isAlone>
            {doctorName(doctor)}
          </Link>
          <Text size={14} tone="muted">
            <When at={requestedAt} clock={clock} />.{' '}
            {entryIds ? m.consent_entries({ count: entryIds.length }) : sayKinds((allowed ?? asked).kinds)}
          </Text>
        </div>
        <Tag tone={consent.status === 'GRANTED' ? 'info' : 'neutral'}>{statusOf(consent)}</Tag>
      </Inline>
    </DividedItem>
  );
}

function statusOf({ status, code, grantedAt }: ConsentRow): string {
  switch (status) {
    case 'REQUESTED':
      return code ? m.sharing_status_code() : m.sharing_status_asked();
    case 'GRANTED':
      return m.sharing_status_granted();
    case 'DENIED':
      return m.sharing_status_denied();
    case 'REVOKED':
      return m.sharing_status_revoked();
    case 'EXPIRED':
      return grantedAt ? m.sharing_status_expired() : m.sharing_status_lapsed();
  }
}
