import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { ToastRegion } from '../../../components/ToastRegion/ToastRegion';
import { toasts } from '../../../components/ToastRegion/toasts';
import { connected, connection, page, some, watch, withings } from './connection-samples';
import { IntegrationsScreen } from './IntegrationsScreen';

const meta = {
  title: 'Screens/Integrations/Connected accounts',
  component: IntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'Which accounts of device makers are connected, and what came from them?',
      operations: [
        'listHealthProviders',
        'beginHealthConnection',
        'syncHealthConnection',
        'listHealthSyncs',
        'endHealthConnection',
      ],
      notes: [
        'What was left out is listed with its reason. A maker that is not set up here is named as that.',
        'What is critical, or would be should it be real, is told for seven days, with the number to call.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    connections: some(watch, withings),
    ...page,
  },
} satisfies Meta<typeof IntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Shows the toasts too, which the app has beside its pages. */
const withToasts: Story = {
  render: (args) => (
    <>
      <IntegrationsScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => () => toasts.clear(),
};

export const NotConnected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^If you connect it, we read the last 90 days/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Connect Withings' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Sample watch and scale' }));
    await waitFor(() => expect(args.connections.onConnect).toHaveBeenCalledWith('demonstration'));
  },
};
export const ConnectingFails: Story = {
  ...withToasts,
  args: {
    connections: { ...some(watch), onConnect: () => Promise.reject(new TypeError('Failed to fetch')) },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Sample watch and scale' }));
    await expect(await screen.findByText(/^We could not begin to connect it\./)).toBeVisible();
  },
};
export const Connected: Story = {
  args: { connections: some({ ...watch, connection }, withings) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Fetched today, 8:01 am. Next today, 2:01 pm.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch now Sample watch and scale' }));
    await waitFor(() => expect(args.connections.onSync).toHaveBeenCalledWith('c1'));
    await userEvent.click(canvas.getByRole('button', { name: 'History Sample watch and scale' }));
    await expect(args.connections.onHistory).toHaveBeenCalledWith('c1');
  },
};
export const AskedAShortTimeAgo: Story = {
  ...withToasts,
  args: {
    connections: {
      ...some({ ...watch, connection }),
      onSync: async () => ({ ok: true, nextSyncAt: '2026-11-20T10:05:00+05:30' }),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fetch now Sample watch and scale' }));
    await expect(await screen.findByText(/was asked a short time ago/)).toBeVisible();
  },
};
export const Fetching: Story = {
  args: { connections: connected({ lastSyncAt: null, nextSyncAt: '2026-11-20T10:00:00+05:30' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was fetched yet. Fetching now.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Fetch now/ })).toHaveAttribute('aria-disabled', 'true');
  },
};
export const NoFetchCompleted: Story = {
  args: { connections: connected({ lastSyncAt: null, failure: 'unreachable', leftOut: 1 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fetch was completed yet. Next today, 2:01 pm.')).toBeVisible();
    await expect(
      canvas.getByText('1 reading of the last 7 days was not added: see the history.'),
    ).toBeVisible();
  },
};
export const Failures: Story = {
  args: {
    connections: some(
      { ...withings, isConfigured: true, connection: { ...connection, failure: 'unreachable' } },
      {
        ...{ ...watch, name: 'Sample cuff', isDemonstration: false },
        connection: { ...connection, id: 'c2', failure: 'unreadable' },
      },
      { ...watch, connection: { ...connection, id: 'c3', failure: 'internal' } },
    ),
  },
  play: async ({ canvas }) => {
    for (const words of ['Connected, not reached', 'Connected, not readable', 'Connected, not added'])
      await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.getByText('Withings could not be reached. We will try again.')).toBeVisible();
    await expect(canvas.getByText(/^Sample cuff sent something that cannot be read\./)).toBeVisible();
    await expect(canvas.getByText(/^A fault here kept the readings/)).toBeVisible();
  },
};
export const SignedOut: Story = {
  args: { connections: connected({ status: 'signed-out', nextSyncAt: null, failure: 'refused' }) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Signed out')).toBeVisible();
    await expect(canvas.getByText(/^Withings does not let us read any more\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in again Withings' }));
    await waitFor(() => expect(args.connections.onConnect).toHaveBeenCalledWith('withings'));
  },
};
export const SignedOutByAnImport: Story = {
  args: { connections: connected({ status: 'signed-out', nextSyncAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signed out')).toBeVisible();
    await expect(canvas.getByText('Sign in at Withings to go on. What came before stays.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Sign in again Withings' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: /^Fetch now/ })).toBeNull();
  },
};
export const CriticalReadingsFetched: Story = {
  args: { connections: connected({ critical: 2 }) },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('2 readings of the last 7 days were critical, or could be.')).toBeVisible();
    await expect(alert.getByText(/call 112\.$/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Open your readings' })).toHaveAttribute(
      ...['href', '/dashboard/vital-signs'],
    );
  },
};
export const DangerousLeftOut: Story = {
  args: { connections: connected({ dangerous: 1, leftOut: 1 }) },
  play: async ({ args, canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(
      alert.getByText(/^1 reading of the last 7 days was not added\. If it is real/),
    ).toBeVisible();
    await expect(alert.getByText(/measure again\. .* call 112\.$/)).toBeVisible();
    await expect(alert.getByRole('link', { name: 'Open your readings' })).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'See what was not added Withings' }));
    await expect(args.connections.onHistory).toHaveBeenCalledWith('c1');
    await expect(canvas.queryByText(/see the history/)).toBeNull();
  },
};
export const CriticalAndLeftOut: Story = {
  args: { connections: connected({ critical: 1, dangerous: 1, leftOut: 4 }) },
  play: async ({ canvas }) => {
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText('1 reading of the last 7 days was critical, or could be.')).toBeVisible();
    await expect(
      alert.getByText(/^1 reading of the last 7 days was not added\. If it is real/),
    ).toBeVisible();
    await expect(
      canvas.getByText('3 more readings of the last 7 days were not added: see the history.'),
    ).toBeVisible();
  },
};
export const SetupRemoved: Story = {
  args: { connections: some({ ...withings, connection }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Accounts of Withings are not set up here any more/)).toBeVisible();
    await expect(canvas.getByText('Fetched today, 8:01 am.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Fetch now/ })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'End the connection Withings' })).toBeEnabled();
  },
};

const ask = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^End the connection/ }));
  return within(await screen.findByRole('dialog'));
};
export const EndingAConnection: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { connections: connected({}) },
  play: async () => {
    const question = await ask();
    await expect(question.getByText(/also end it in your account at Withings\.$/)).toBeVisible();
    await expect(question.getByText(/is removed, with all later changes to it\./)).toBeVisible();
    await expect(question.getByRole('checkbox')).not.toBeChecked();
  },
};
export const EndedWithItsReadingsKept: Story = {
  ...withToasts,
  args: { connections: connected({}) },
  play: async ({ args }) => {
    await userEvent.click((await ask()).getByRole('button', { name: 'End the connection' }));
    await expect(
      await screen.findByText('The connection has ended. The readings that it brought stay.'),
    ).toBeVisible();
    await expect(args.connections.onEnd).toHaveBeenCalledWith('c1', { removesReadings: false });
  },
};
export const DemonstrationEnded: Story = {
  ...withToasts,
  args: { connections: some({ ...watch, connection }) },
  play: async ({ args }) => {
    const question = await ask();
    // Readings of the demonstration belong to no one.
    await expect(question.getByRole('checkbox')).toBeChecked();
    await userEvent.click(question.getByRole('button', { name: 'End the connection' }));
    await expect(
      await screen.findByText('The connection has ended. The readings that it brought are removed.'),
    ).toBeVisible();
    await expect(args.connections.onEnd).toHaveBeenCalledWith('c1', { removesReadings: true });
  },
};

export const Offline: Story = {
  args: { isOffline: true, connections: some({ ...watch, connection }, { ...withings, isConfigured: true }) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^You are offline\. You can connect, fetch and end accounts/),
    ).toBeVisible();
    for (const name of [/^Fetch now/, /^History/, /^End the connection/, /^Connect Withings/])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};
export const NotOnDevice: Story = {
  args: { isOffline: true, connections: { ...some(), state: { phase: 'not-on-device' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your accounts are not on this device')).toBeVisible();
  },
};
export const LoadingAccounts: Story = { args: { connections: { ...some(), state: { phase: 'loading' } } } };
export const FailedAccounts: Story = {
  args: { connections: { ...some(), state: { phase: 'failed' } } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The accounts could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.connections.onRetry).toHaveBeenCalled();
  },
};
