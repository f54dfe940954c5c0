import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import type { Saved } from '../../../patterns/state';
import { NotificationsScreen, type NotificationsState } from './NotificationsScreen';
import { archived, clock, entries, preferences } from './test/example-notifications';

const ready: Extract<NotificationsState, { phase: 'ready' }> = {
  phase: 'ready',
  rows: entries,
  hasOlder: true,
};
const unread = entries.filter(({ isUnread }) => isUnread);
const saved = (): Promise<Saved> => Promise.resolve({ ok: true });
const refused = (): Promise<Saved> => Promise.resolve({ ok: false });

const meta = {
  title: 'Screens/Notifications/Notifications',
  component: NotificationsScreen,
  parameters: {
    guide: {
      purpose:
        'What has happened that I should know, and by which ways does such news reach me? News that a person has read moves to the archive after 30 days.',
      operations: [
        'listNotifications',
        'readNotificationCounts',
        'updateNotification',
        'readAllNotifications',
        'readNotificationPreferences',
        'updateNotificationPreferences',
        'listNotificationDevices',
        'deleteNotificationDevice',
        'sendTestPush',
      ],
      notes: [
        'E-mail about security cannot be turned off: it is how a stolen account is noticed.',
        'Quiet hours never hold back a critical reading.',
        'A locked device shows no health details unless the person has asked for them.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready,
    tab: 'all',
    counts: { unread: 3, all: 48, archived: 112 },
    preferences: { phase: 'ready', ...preferences },
    clock,
    hrefOf: (tab) => `#${tab}`,
    onRead: fn(saved),
    onReadAll: fn(saved),
    onArchive: fn(saved),
    onRestore: fn(saved),
    onOlder: fn(saved),
    onRetry: fn(),
    onChannelChange: fn(saved),
    onQuietHoursChange: fn(saved),
    onDetailsChange: fn(saved),
    onTestDevice: fn(saved),
    onRemoveDevice: fn(saved),
    onRetryPreferences: fn(),
  },
} satisfies Meta<typeof NotificationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Three unread. Something needs you now.' }),
    ).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Move to the archive: Your pulse was 58 at 9:40 pm' }),
    );
    await expect(args.onArchive).toHaveBeenLastCalledWith(entries[3]?.id);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.onReadAll).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Show older notifications' }));
    await expect(args.onOlder).toHaveBeenCalledOnce();
  },
};

export const ReadByFollowing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'See who looked' });
    link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(link);
    await waitFor(() => expect(args.onRead).toHaveBeenLastCalledWith(entries[1]?.id));
  },
};

export const ReadByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Mark as read: Dr. Meera Rao opened your vital signs' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRead).toHaveBeenLastCalledWith(entries[1]?.id);
  },
};

export const Unread: Story = {
  args: { tab: 'unread', state: { ...ready, rows: unread, hasOlder: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Archived/ })).toHaveAttribute('href', '#archived');
  },
};

export const Archived: Story = {
  args: { tab: 'archived', state: { ...ready, rows: archived } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Move back from the archive: Nadi was updated' }),
    );
    await expect(args.onRestore).toHaveBeenLastCalledWith(archived[2]?.id);
  },
};

export const NotArchived: Story = {
  args: { onArchive: fn(refused), onChannelChange: fn(refused), onQuietHoursChange: fn(refused) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move to the archive: Nadi was updated' }));
    await expect(await canvas.findByText(/^This was not changed/)).toBeVisible();
    const box = canvas.getByRole('checkbox', { name: 'Account: Push' });
    await userEvent.click(box);
    await expect(
      await canvas.findByText('Account: Push was not changed. Check your connection and try again.'),
    ).toBeVisible();
    await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('switch', { name: 'Quiet hours' }));
    await expect(await canvas.findByText(/^Quiet hours was not changed/)).toBeVisible();
  },
};

export const NothingUnread: Story = {
  args: {
    tab: 'unread',
    state: { ...ready, rows: [], hasOlder: false },
    counts: { unread: 0, all: 45, archived: 112 },
  },
};

export const NothingYet: Story = {
  args: {
    state: { ...ready, rows: [], hasOlder: false },
    counts: { unread: 0, all: 0, archived: 0 },
    preferences: { phase: 'ready', ...preferences, hasSms: false, devices: [] },
  },
};

export const NothingArchived: Story = {
  args: {
    tab: 'archived',
    state: { ...ready, rows: [], hasOlder: false },
    counts: { unread: 12, all: 12, archived: 0 },
  },
};

export const Loading: Story = {
  args: { state: { phase: 'loading' }, counts: null, preferences: { phase: 'loading' } },
};

export const Failed: Story = {
  args: { state: { phase: 'failed' }, counts: null, preferences: { phase: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    const [inbox, preferencesAgain] = canvas.getAllByRole('button', { name: 'Try again' });
    if (!inbox || !preferencesAgain) throw new Error('Both parts can be tried again.');
    await userEvent.click(inbox);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(preferencesAgain);
    await expect(args.onRetryPreferences).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: {
    isOffline: true,
    state: { ...ready, hasOlder: false, readAt: '2026-11-20T07:10:00+05:30' },
  },
};

export const NotOnThisDevice: Story = {
  args: { isOffline: true, state: { phase: 'not-on-device' }, counts: null },
};

export const DetailsShown: Story = {
  args: { preferences: { phase: 'ready', ...preferences, showsDetails: true } },
};

/** Each change is asked for at once, by itself. */
export const Preferences: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Registration: Push' }));
    await expect(args.onChannelChange).toHaveBeenLastCalledWith({
      category: 'registration',
      channel: 'push',
      isOn: true,
    });
    await expect(
      canvas.getByRole('checkbox', { name: 'Security: E-mail, cannot be turned off' }),
    ).toBeDisabled();
    const details = canvas.getByRole('switch', { name: 'Health details on the lock screen' });
    await expect(details).toHaveAccessibleDescription(/answer a reminder of a dose in the notification/);
    await userEvent.click(details);
    await expect(args.onDetailsChange).toHaveBeenLastCalledWith(true);
    canvas.getByRole('button', { name: /10:00 pm From/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onQuietHoursChange).toHaveBeenLastCalledWith({ from: '22:30' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test Chrome on Android' }));
    await expect(args.onTestDevice).toHaveBeenLastCalledWith('pixel');
    await expect(await canvas.findByText(/^Sent\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Chrome on Windows' }));
    await expect(args.onRemoveDevice).toHaveBeenLastCalledWith('windows');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
