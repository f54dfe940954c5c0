import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { DoctorIntegrationsScreen } from './DoctorIntegrationsScreen';

const meta = {
  title: 'Screens/Integrations/Integrations of a doctor',
  component: DoctorIntegrationsScreen,
  parameters: {
    guide: {
      purpose: 'Where is my calendar?',
      operations: [],
      notes: ['A doctor has no readings of their own here.'],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof DoctorIntegrationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Calendar: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your schedule' })).toHaveAttribute(
      'href',
      '/dashboard/schedule',
    );
  },
};
