import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { ToastRegion } from '../../../components/ToastRegion/ToastRegion';
import { toasts } from '../../../components/ToastRegion/toasts';
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
export const SetUp: Story = {
  args: { state: ready(set) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ready')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove Withings' })).toBeEnabled();
  },
};

const open = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};
export const Changing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    state: ready({
      ...set,
      callbackUrl: callbackUrl.replace('nadi.', 'readings.of.the.long-named-hospital.'),
    }),
  },
  play: async () => {
    const form = await open('Change Withings');
    await expect(form.getByText(/Leave it empty to keep the known one/)).toBeVisible();
    await expect(form.queryByText(/accounts are connected/)).toBeNull();
    await expect(form.getByRole('link', { name: /new tab/ })).toHaveAttribute('target', '_blank');
  },
};
export const AnotherIdentifier: Story = {
  args: { state: ready(set) },
  play: async ({ args }) => {
    const form = await open('Change Withings');
    await userEvent.type(form.getByRole('textbox', { name: /^Identifier/ }), '-2');
    await expect(form.getByText(/^12 accounts are connected\. With another identifier/)).toBeVisible();
    await expect(form.queryByText(/Leave it empty/)).toBeNull();
    await userEvent.type(form.getByLabelText(/^Secret/), '  ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Give the secret.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Secret/), 'other ');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(set, { clientId: 'nadi-sample-2', clientSecret: 'other' }),
    );
  },
};
export const SetUpAgain: Story = {
  args: { state: ready({ ...withings, accounts: 1 }) },
  play: async () => {
    const form = await open('Set up Withings');
    await userEvent.type(form.getByRole('textbox', { name: /^Identifier/ }), 'nadi-sample');
    await expect(
      form.getByText(/^1 account is connected\. With another identifier than before/),
    ).toBeVisible();
  },
};
export const Removing: Story = {
  args: { state: ready(set) },
  render: (args) => (
    <>
      <ProvidersScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => () => toasts.clear(),
  play: async ({ args }) => {
    const question = await open('Remove Withings');
    await expect(
      question.getByText(
        /^12 accounts are connected\. They bring nothing new until Withings is set up again\./,
      ),
    ).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(set, { clientId: null }));
    await expect(await screen.findByText('The setup was removed.')).toBeVisible();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Offline: Story = {
  args: { isOffline: true, state: ready(set) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. You can set up, change and remove/)).toBeVisible();
    for (const name of ['Change Withings', 'Remove Withings'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled();
  },
};
