import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScreenGuide } from '../../../catalogue/guide';
import { CallbackScreen } from './CallbackScreen';

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
  args: { integrationsHref: '/dashboard/integrations', state: { phase: 'pending' } },
} satisfies Meta<typeof CallbackScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = {};
export const Refused: Story = { args: { state: { phase: 'refused', message: null } } };
export const Over: Story = { args: { state: { phase: 'refused', message: 'Begin again: this is over.' } } };
