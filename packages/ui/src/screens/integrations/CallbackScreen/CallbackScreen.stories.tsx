import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ToastRegion } from '../../../components/ToastRegion/ToastRegion';
import { toasts } from '../../../components/ToastRegion/toasts';
import { CallbackScreen, type CallbackScreenProps } from './CallbackScreen';

const meta = {
  title: 'Screens/Integrations/Back from a provider',
  component: CallbackScreen,
  parameters: {
    guide: {
      purpose: 'Is my account connected now?',
      operations: ['completeHealthConnection'],
      notes: ['It leads on by itself once the account is connected.'],
    } satisfies ScreenGuide,
  },
  args: {
    integrationsHref: '/dashboard/integrations',
    state: { phase: 'pending' },
    isOffline: false,
    onBeginAgain: fn(async () => ({ ok: true })) as CallbackScreenProps['onBeginAgain'],
    onTryAgain: fn(),
  },
} satisfies Meta<typeof CallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The connection is being completed.');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const RefusedByThePerson: Story = {
  args: { state: { phase: 'refused', message: null, canBeginAgain: true } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing was connected' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(
      "You did not allow it on the provider's page.",
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await waitFor(() => expect(args.onBeginAgain).toHaveBeenCalled());
  },
};
export const NoAnswerOfTheProvider: Story = {
  args: {
    state: {
      ...{ phase: 'refused', canBeginAgain: true },
      message: 'Withings did not answer, so nothing was connected. Begin again.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Withings did not answer/);
    await expect(canvas.getByRole('button', { name: 'Begin again' })).toBeEnabled();
  },
};
export const AnotherAccount: Story = {
  args: {
    state: {
      ...{ phase: 'refused', canBeginAgain: false },
      message: 'This is another account of Withings than before. End the connection first.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/End the connection first\.$/);
    await expect(canvas.queryByRole('button', { name: 'Begin again' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Back to integrations' })).toBeVisible();
  },
};
export const OfNoProvider: Story = {
  args: { state: { phase: 'refused', message: null, canBeginAgain: false }, onBeginAgain: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^No provider belongs to this address\./);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
export const Failed: Story = {
  args: { state: { phase: 'failed', message: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing was connected' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Something went wrong/);
    await expect(canvas.getByRole('button', { name: 'Begin again' })).toBeEnabled();
  },
};
export const Over: Story = {
  args: { state: { phase: 'over' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('This sign-in has expired. Begin again.');
  },
};
export const BeginningFails: Story = {
  args: { state: { phase: 'over' }, onBeginAgain: async () => ({ ok: false }) },
  render: (args) => (
    <>
      <CallbackScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => () => toasts.clear(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await expect(await screen.findByText(/^We could not begin to connect it\./)).toBeVisible();
  },
};
export const OverAndOffline: Story = {
  args: { state: { phase: 'over' }, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You are offline. You can begin again once you are online.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Begin again' })).toBeDisabled();
  },
};
export const Offline: Story = {
  args: { state: { phase: 'offline' }, isOffline: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are offline\./);
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeDisabled();
  },
};
export const OnlineAgain: Story = {
  args: { state: { phase: 'offline' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^You are online\. Try again now\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalled();
  },
};
export const Unknown: Story = {
  args: { state: { phase: 'unknown' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/Look at your accounts/);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
