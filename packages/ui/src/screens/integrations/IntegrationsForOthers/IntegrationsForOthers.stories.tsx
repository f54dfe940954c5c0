import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { IntegrationsForOthers } from './IntegrationsForOthers';

const meta = {
  title: 'Screens/Integrations/Integrations for others',
  component: IntegrationsForOthers,
  parameters: {
    guide: {
      purpose: 'What is connected for a doctor, or for this installation?',
      operations: [],
      notes: ['No account of a provider can be connected yet, and the page says so.'],
    } satisfies ScreenGuide,
  },
} satisfies Meta<typeof IntegrationsForOthers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Doctor: Story = {
  args: { role: 'DOCTOR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open your schedule' })).toHaveAttribute(
      'href',
      '/dashboard/schedule',
    );
  },
};
export const Administrator: Story = { args: { role: 'ADMIN' } };
