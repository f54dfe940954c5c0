import { UserPlus } from 'lucide-react';
import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { purposeWords } from '../../../words/consent';
import { doctorName } from '../../../words/doctor-name';
import { specializationName } from '../../private/doctor-questions/specializations';
import { shrinking } from '../private/consent.css';
import { because, daysAhead, sayDates, sayDayOf, sayKinds } from '../private/consent-words';
import type { ConsentRow } from '../types';
import type { PersonWithAccess } from './SharingScreen';
import { access, until } from './SharingScreen.css';

export type PeopleProps = {
  people: readonly PersonWithAccess[];
  clock: Clock;
  isOffline: boolean;
  /** The dialog that shares is on its way. */
  isOpening: boolean;
  onShare: () => void;
  onRevoke: (consent: ConsentRow) => void;
  onRevokeAll: () => void;
  onUndoRevoke: (consent: ConsentRow) => void;
};

/** The doctors who can see something now: what, since which consent, and for how long. */
export function People({ people, clock, isOffline, isOpening, onShare, ...on }: PeopleProps) {
  const heading = useId();
  return (
    <Stack as="section" aria-labelledby={heading} space={4}>
      <Inline justify="between">
        <Heading level={2} id={heading}>
          {m.sharing_people()}
        </Heading>
        {people.length > 0 && (
          <Button tone="quiet" size="small" onPress={on.onRevokeAll}>
            {m.sharing_revoke_all()}
          </Button>
        )}
      </Inline>
      {people.length === 0 ? (
        <Text tone="muted">{m.sharing_people_none()}</Text>
      ) : (
        <DividedList aria-labelledby={heading}>
          {people.flatMap(({ consents }) =>
            consents.map((consent) => (
              <DividedItem key={consent.id}>
                <Access consent={consent} clock={clock} {...on} />
              </DividedItem>
            )),
          )}
        </DividedList>
      )}
      <div>
        <Button
          tone="secondary"
          size="small"
          icon={UserPlus}
          isDisabled={isOffline}
          isPending={isOpening}
          onPress={onShare}
        >
          {m.share_documents_with()}
        </Button>
      </div>
      {isOffline && <Text tone="muted">{m.share_offline()}</Text>}
    </Stack>
  );
}

type AccessProps = Pick<PeopleProps, 'clock' | 'onRevoke' | 'onUndoRevoke'> & { consent: ConsentRow };

function Access({ consent, clock, onRevoke, onUndoRevoke }: AccessProps) {
  const { id, doctor, allowed, asked, entryIds, origin, purpose, grantedAt, requestedAt } = consent;
  const { kinds, dates, accessUntil } = allowed ?? asked;
  const left = daysAhead(accessUntil, clock);
  const name = doctorName(doctor);
  return (
    <div className={access}>
      <Inline space={4} align="start" isWrapping={false}>
        <Avatar name={`${doctor.firstName} ${doctor.lastName}`} />
        <div className={shrinking}>
          <Text weight="bold">{name}</Text>
          <Text>
            {entryIds
              ? m.consent_entries({ count: entryIds.length })
              : `${sayKinds(kinds)}. ${sayDates(dates)}.`}
          </Text>
          <Text size={14} tone="muted">
            {specializationName(doctor.specialization)}. {purposeWords[purpose]()}{' '}
            {because[origin]({ day: sayDayOf(grantedAt ?? requestedAt, clock) })}{' '}
            <Link href={`/dashboard/consents/${id}`}>
              {m.sharing_details()} <VisuallyHidden>{name}</VisuallyHidden>
            </Link>
          </Text>
        </div>
      </Inline>
      <div className={until}>
        <Text weight="bold">{m.sharing_until({ until: sayDayOf(accessUntil, clock) })}</Text>
        <Text size={14} tone="muted">
          {left > 0 ? m.sharing_days_left({ count: left }) : m.sharing_today()}
        </Text>
      </div>
      <div className={until}>
        {consent.isEnding ? (
          <Stack space={2} align="start">
            <Text weight="bold">{m.sharing_still()}</Text>
            <Button tone="secondary" size="small" onPress={() => onUndoRevoke(consent)}>
              {m.sharing_undo()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </Stack>
        ) : (
          <Button tone="secondary" size="small" onPress={() => onRevoke(consent)}>
            {m.sharing_revoke()} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        )}
      </div>
    </div>
  );
}
