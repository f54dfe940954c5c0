import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { OtherRoleScreen } from './OtherRoleScreen';

const meta = {
  title: 'Screens/System/Page of another role',
  component: OtherRoleScreen,
  parameters: {
    guide: {
      purpose:
        'Why does an administrator see nothing here? The guard lets them pass; what is on the page stays with patients and doctors.',
      operations: [],
      notes: ['Nothing is requested for it: the server would refuse, and there is nothing to fall back on.'],
    } satisfies ScreenGuide,
  },
  args: { title: 'Vital signs', of: 'PATIENT' },
} satisfies Meta<typeof OtherRoleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OfPatients: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page is for patients.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to your dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/admin',
    );
  },
};

export const OfDoctors: Story = { args: { title: 'Schedule', of: 'DOCTOR' } };
