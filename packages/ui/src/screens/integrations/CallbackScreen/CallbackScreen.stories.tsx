import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
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
    onBeginAgain: fn(async () => ({ ok: true })) as CallbackScreenProps['onBeginAgain'],
    onTryAgain: fn(),
  },
} satisfies Meta<typeof CallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Refused: Story = {
  args: { state: { phase: 'refused', message: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin again' }));
    await waitFor(() => expect(args.onBeginAgain).toHaveBeenCalled());
  },
};
export const NoAnswerOfTheProvider: Story = {
  args: {
    state: {
      phase: 'refused',
      message: 'Withings did not answer, so nothing was connected. Begin again.',
    },
  },
};
export const Over: Story = { args: { state: { phase: 'over' } } };
export const Offline: Story = {
  args: { state: { phase: 'offline' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onTryAgain).toHaveBeenCalled();
  },
};
export const Unknown: Story = { args: { state: { phase: 'unknown' } } };
export const OfNoProvider: Story = { args: { state: { phase: 'over' }, onBeginAgain: null } };
