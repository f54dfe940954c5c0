import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { ProvidersScreen, type ProvidersScreenProps, type Setup } from './ProvidersScreen';

const callbackUrl = 'https://nadi.example/dashboard/integrations/callback';
const demonstration: Setup = {
  ...{ provider: 'demonstration', name: 'Sample watch and scale', isDemonstration: true },
  ...{ clientId: 'nadi-demonstration', callbackUrl, consoleUrl: null },
};
const withings: Setup = {
  ...{ provider: 'withings', name: 'Withings', isDemonstration: false, clientId: null, callbackUrl },
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
      expect(args.onSave).toHaveBeenCalledWith('withings', {
        clientId: 'nadi-sample',
        clientSecret: 'sample',
      }),
    );
  },
};
export const SetUp: Story = { args: { state: ready({ ...withings, clientId: 'nadi-sample' }) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
