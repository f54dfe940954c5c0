import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { AuthLayout } from '../../../layouts/AuthLayout/AuthLayout';
import { RoleSelectionScreen } from './RoleSelectionScreen';

const meta = {
  title: 'Screens/Auth/Role selection',
  component: RoleSelectionScreen,
  parameters: {
    guide: {
      purpose:
        'Who is signing up: a person who looks after their own health, or a doctor? The two get different questions.',
      operations: [],
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
} satisfies Meta<typeof RoleSelectionScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const patient = canvas.getByRole('link', { name: /^I am a patient/ });
    await expect(patient).toHaveFocus();
    await expect(patient).toHaveAttribute('href', '/auth/patient-signup');
    await userEvent.tab();
    const doctor = canvas.getByRole('link', { name: /^I am a doctor/ });
    await expect(doctor).toHaveFocus();
    await expect(doctor).toHaveAttribute('href', '/auth/doctor-signup');
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
