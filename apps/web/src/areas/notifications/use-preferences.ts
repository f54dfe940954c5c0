import type {
  NewNotificationPreferences,
  NotificationDevice,
  NotificationPreferences,
  NotificationPreferencesAnswer,
} from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type { Saved } from '@nadi/ui/patterns/state';
import type { NotificationsScreenProps } from '@nadi/ui/screens/notifications/NotificationsScreen';
import { useRef } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { deleteNotificationDevice, sendTestPush, updateNotificationPreferences } from './online-writes';
import { devicesQuery, preferencesQuery } from './queries';

type Props = Pick<
  NotificationsScreenProps,
  | 'preferences'
  | 'onChannelChange'
  | 'onQuietHoursChange'
  | 'onDetailsChange'
  | 'onTestDevice'
  | 'onRemoveDevice'
  | 'onRetryPreferences'
>;

const nothing = () => ({});

/** How notifications reach a person; each change is saved by itself, one after the other. */
export function usePreferences(): Props {
  const { $api, queryClient } = useServices();
  const preferences = $api.useQuery(...preferencesQuery);
  const devices = $api.useQuery(...devicesQuery);
  const update = useOnlineWrite(updateNotificationPreferences);
  const test = useOnlineWrite(sendTestPush);
  const remove = useOnlineWrite(deleteNotificationDevice);
  const latest = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = $api.queryOptions(...preferencesQuery);

  /** Waits for the change before it, on whose version it is based. */
  function change(apply: (known: NewNotificationPreferences) => NewNotificationPreferences): Promise<Saved> {
    const mine = latest.current.then(async (): Promise<Saved> => {
      const known = queryClient.getQueryData<NotificationPreferencesAnswer>(queryKey)?.data;
      if (!known) return { ok: false };
      const { channels, showsDetails, version } = known;
      const { timeZone } = known.quietHours;
      // Hours that are on stay where they were set; otherwise the zone is for reminders, and follows the person.
      const quietHours = {
        ...known.quietHours,
        timeZone: known.quietHours.isOn ? timeZone : here(timeZone),
      };
      const outcome = await update({ version, body: apply({ channels, quietHours, showsDetails }) });
      if (outcome.ok) queryClient.setQueryData(queryKey, outcome.data);
      return savedOf(outcome, nothing);
    });
    latest.current = mine;
    return mine;
  }

  return {
    preferences: pageState(bothOf(preferences, devices), ([{ data }, { data: registered }]) =>
      toShown(data, registered),
    ),
    onChannelChange: ({ category, channel, isOn }) =>
      change(({ channels, ...rest }) => ({
        ...rest,
        channels: { ...channels, [category]: { ...channels[category], [channel]: isOn } },
      })),
    onQuietHoursChange: (changed) =>
      change(({ quietHours, ...rest }) => ({
        ...rest,
        quietHours: { ...quietHours, ...changed, timeZone: here(quietHours.timeZone) },
      })),
    onDetailsChange: (showsDetails) => change((known) => ({ ...known, showsDetails })),
    onTestDevice: async (deviceId) =>
      savedOf(await test({ title: m.push_test_title(), message: m.push_test_example(), deviceId }), nothing),
    onRemoveDevice: async (id) => savedOf(await remove({ id }), nothing),
    onRetryPreferences() {
      void preferences.refetch();
      void devices.refetch();
    },
  };
}

/** The zone on the wall of whoever chooses; the one that is known where the browser cannot tell. */
function here(known: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : known;
}

type Read<Data> = { data: Data | undefined; isError: boolean; error: unknown };

/** Two answers that are shown together. */
const bothOf = <One, Other>(one: Read<One>, other: Read<Other>): Read<[One, Other]> => ({
  data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
  isError: one.isError || other.isError,
  error: one.error ?? other.error,
});

const toShown = (
  { channels, categories, alwaysMailed, hasSms, quietHours, showsDetails }: NotificationPreferences,
  devices: readonly NotificationDevice[],
) => ({
  categories: categories.map((category) => ({
    category,
    ...channels[category],
    locked: alwaysMailed.includes(category) ? (['mail'] as const) : [],
  })),
  ...{ hasSms, quietHours, showsDetails, devices },
});
