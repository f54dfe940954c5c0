import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { latePart, useLateInPlace } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Inbox, type InboxActions } from './Inbox';
import { columns } from './NotificationsScreen.css';
import type { PreferencesCardProps } from './PreferencesCard';
import { PreferencesFace } from './PreferencesFace';
import type { NotificationCounts, NotificationsState, NotificationTab, PreferencesState } from './types';

export type {
  CategoryPreference,
  Channel,
  NotificationCategory,
  NotificationCounts,
  NotificationEntry,
  NotificationsState,
  NotificationTab,
  Preferences,
  PreferencesState,
  PushDevice,
  QuietHours,
} from './types';

export type NotificationsScreenProps = InboxActions &
  Omit<PreferencesCardProps, 'state' | 'clock' | 'onRetry'> & {
    /** The notifications of the chosen tab. */
    state: NotificationsState;
    tab: NotificationTab;
    /** The counts of all tabs; null until they are known. */
    counts: NotificationCounts | null;
    preferences: PreferencesState;
    clock: Clock;
    /** @default false */
    isOffline?: boolean;
    onRetryPreferences: () => void;
  };

/** Its table and fields are a third of the page, and below the notifications on a phone. */
const preferencesCard = latePart(async () => (await import('./PreferencesCard')).PreferencesCard);

/** Shows what has happened, the newest first, and by which ways such news reaches the person. */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { state, preferences, clock, isOffline = false, onRetryPreferences } = props;
  const { Part: PreferencesCard } = useLateInPlace(preferencesCard);
  // The preferences, below the notifications on a phone, and the counts, above them, come with the first notifications: nothing moves then.
  const [hasBegun, setHasBegun] = useState(false);
  if (!hasBegun && state.phase !== 'loading') setHasBegun(true);
  const counts = hasBegun ? props.counts : null;
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  return (
    <Page
      title={titleOf(state, counts)}
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
      isWide
    >
      <div className={columns}>
        <Inbox {...props} counts={counts} isOffline={isOffline} />
        {hasBegun && (
          <div id="preferences">
            {PreferencesCard ? (
              <PreferencesCard {...props} state={preferences} onRetry={onRetryPreferences} />
            ) : (
              <PreferencesFace />
            )}
          </div>
        )}
      </div>
    </Page>
  );
}

/** How many are unread, and whether the person is waited for in one of those that are here. */
function titleOf(state: NotificationsState, counts: NotificationCounts | null): string {
  if (!counts) return m.notifications_title();
  const unread = m.notifications_unread_title({ count: counts.unread });
  const isNeeded =
    state.phase === 'ready' && state.rows.some(({ isUnread, isUrgent }) => isUnread && isUrgent);
  return isNeeded ? m.notifications_needs_you({ unread }) : unread;
}
