import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { WelcomeScreen } from './WelcomeScreen';

const meta = {
  title: 'Screens/Onboarding/Welcome',
  component: WelcomeScreen,
  parameters: {
    guide: {
      purpose:
        'What now? For a patient whose profile is three quarters there: the rest can wait, a reading need not.',
      operations: ['readPatientProfile', 'listEmergencyContacts'],
      notes: ['A photo counts for nothing, and "prefer not to say" is an answer.'],
    } satisfies ScreenGuide,
    layout: 'fullscreen',
  },
  decorators: [
    (Story) => (
      <AuthLayout>
        <Story />
      </AuthLayout>
    ),
  ],
  args: { firstName: 'Kiran', percent: 75, missing: ['emergency-contact'] },
} satisfies Meta<typeof WelcomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeQuarters: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add an emergency contact' })).toHaveAttribute(
      'href',
      '/dashboard/profile/emergency-contacts',
    );
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toBeVisible();
  },
};

export const PhoneMissing: Story = { args: { missing: ['phone'] } };

export const Whole: Story = { args: { percent: 100, missing: [] } };

export const LongName: Story = { args: { firstName: 'Venkatanarasimharajuvaripeta' } };
