import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Switch } from '../../../components/Switch/Switch';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { purposeWords } from '../../../words/consent';
import { doctorName } from '../../../words/doctor-name';
import { sayWhenWithin } from '../../../words/moment';
import { shrinking } from '../private/consent.css';
import { because, sayDates, sayDayOf, sayKinds } from '../private/consent-words';
import type { ConsentRow } from '../types';

/** Tells who can see one entry now. */
export type Access = {
  isOnlyYou: boolean;
  /** The consents that cover it now. */
  seenBy: readonly ConsentRow[];
};

export type EntryAccessProps = {
  state: Loaded<{ access: Access }>;
  clock: Clock;
  /** Nothing is changed then. */
  isOffline: boolean;
  /** Under the title of a page, or of a dialog's part. @default 2 */
  level?: 2 | 3;
  onChange: (isOnlyYou: boolean) => Promise<Saved>;
  onRetry: () => void;
};

/** Shows who can see one entry, each by which consent, and the way to keep it from all. */
export function EntryAccess({ state, clock, isOffline, level = 2, onChange, onRetry }: EntryAccessProps) {
  const heading = useId();
  const { isPending, refused, save } = useSave<unknown, never>(() => {}, m.sharing_not_set());
  return (
    <Stack as="section" aria-labelledby={heading} space={4}>
      <Heading level={level} size={level === 2 ? 22 : 16} id={heading}>
        {m.entry_access()}
      </Heading>
      <Phases
        state={state}
        rows={1}
        isOffline={isOffline}
        failed={{ text: isOffline ? m.entry_access_offline() : m.entry_access_failed() }}
        onRetry={onRetry}
      >
        {({ access: { isOnlyYou, seenBy } }) => (
          <>
            <div role="status">
              <Text>{sayWho(isOnlyYou, new Set(seenBy.map(({ doctor }) => doctor.id)).size)}</Text>
            </div>
            {seenBy.length > 0 && (
              <DividedList aria-labelledby={heading}>
                {seenBy.map((consent) => (
                  <DividedItem key={consent.id}>
                    <Reason consent={consent} clock={clock} />
                  </DividedItem>
                ))}
              </DividedList>
            )}
            <Switch
              name="isOnlyYou"
              label={m.entry_access_switch()}
              description={isOnlyYou ? m.entry_access_switch_on() : m.entry_access_switch_off()}
              value={isOnlyYou}
              isPending={isPending}
              isDisabled={isOffline}
              onChange={(wanted) => void save(() => onChange(wanted))}
            />
            {isOffline && <Text tone="muted">{m.sharing_settings_offline()}</Text>}
            {refused && <Banner tone="critical">{refused.message ?? m.sharing_not_set()}</Banner>}
          </>
        )}
      </Phases>
    </Stack>
  );
}

function sayWho(isOnlyYou: boolean, count: number): string {
  if (isOnlyYou) return m.entry_access_only_you();
  return count === 0 ? m.entry_access_nobody() : m.entry_access_see({ count });
}

/** Why one doctor sees it: what was said, for what, which kinds and days, since and until when. */
function Reason({ consent, clock }: { consent: ConsentRow; clock: Clock }) {
  const { id, doctor, allowed, asked, entryIds, origin, purpose, reason, grantedAt, requestedAt } = consent;
  const { kinds, dates, accessUntil } = allowed ?? asked;
  const isEmergency = origin === 'emergency';
  const until = isEmergency ? sayWhenWithin(accessUntil, clock) : sayDayOf(accessUntil, clock);
  return (
    <div className={shrinking}>
      <Text weight="bold">{doctorName(doctor)}</Text>
      <Text>
        {because[origin]({ day: sayDayOf(grantedAt ?? requestedAt, clock) })}{' '}
        {!isEmergency && purposeWords[purpose]()}
      </Text>
      {reason !== null && <Text>{`“${reason}”`}</Text>}
      <Text size={14} tone="muted">
        {entryIds
          ? m.entry_access_entries({ what: m.consent_entries({ count: entryIds.length }), until })
          : m.sharing_wants_what({ kinds: sayKinds(kinds), days: sayDates(dates), until })}{' '}
        <Link href={`/dashboard/consents/${id}`}>
          {m.sharing_details()} <VisuallyHidden>{doctorName(doctor)}</VisuallyHidden>
        </Link>
      </Text>
    </div>
  );
}
