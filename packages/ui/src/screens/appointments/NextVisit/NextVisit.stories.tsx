import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { booked, clock, requested } from '../test/sample-visits';
import { NextVisit } from './NextVisit';

const meta = {
  title: 'Screens/Appointments/Next visit',
  component: NextVisit,
  parameters: {
    guide: {
      purpose: 'When is my next visit, and with whom?',
      operations: ['listConsultations'],
      notes: ['It is on the dashboard, also without a network.'],
    } satisfies ScreenGuide,
  },
  args: { visit: booked, clock },
} satisfies Meta<typeof NextVisit>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ByVideo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See your appointments' })).toHaveAttribute(
      'href',
      '/dashboard/appointments',
    );
  },
};
export const AskedForInTheClinic: Story = { args: { visit: requested } };
