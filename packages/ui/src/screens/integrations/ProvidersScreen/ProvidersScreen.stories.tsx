import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ProvidersScreen, type ProvidersScreenProps, type Setup } from './ProvidersScreen';

const callbackUrl = 'https://nadi.example/dashboard/integrations/callback/withings';
const demonstration: Setup = {
  ...{ provider: 'demonstration', name: 'Sample watch and scale', isDemonstration: true },
  ...{ clientId: 'nadi-demonstration', hasSecret: true, callbackUrl, consoleUrl: null },
  ...{ accounts: 2, version: 0 },
};
const withings: Setup = {
  ...{ provider: 'withings', name: 'Withings', isDemonstration: false, clientId: null, callbackUrl },
  ...{ hasSecret: false, accounts: 0, version: 0 },
  consoleUrl: 'https://developer.withings.com/dashboard/',
};
const ready = (...setups: Setup[]) => ({ phase: 'ready', setups }) as const;

const meta = {
  title: 'Screens/Integrations/Providers',
  component: ProvidersScreen,
  parameters: {
    guide: {
      purpose: 'Which providers may patients connect, and how are they set up?',
      operations: ['listProviderConfigurations', 'configureProvider'],
      notes: ['A secret is never shown again.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready(demonstration, withings),
    isOffline: false,
    onSave: fn<ProvidersScreenProps['onSave']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProvidersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotSetUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up Withings' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /^Identifier/ }), 'nadi-sample');
    await userEvent.type(form.getByLabelText(/^Secret/), 'sample');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(withings, {
        clientId: 'nadi-sample',
        clientSecret: 'sample',
      }),
    );
  },
};
const set: Setup = { ...withings, clientId: 'nadi-sample', hasSecret: true, accounts: 12, version: 3 };
export const SetUp: Story = { args: { state: ready(set) } };
export const ChangingWithAccounts: Story = {
  args: { state: ready(set) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Withings' }));
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByText(/^12 accounts are connected/)).toBeVisible();
    await expect(form.getByText(/Leave it empty to keep the known one/)).toBeVisible();
  },
};
export const RemovingWithAccounts: Story = {
  args: { state: ready(set) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Withings' }));
    const question = within(await screen.findByRole('dialog'));
    await expect(question.getByText(/^12 accounts are connected/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(set, { clientId: null }));
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
