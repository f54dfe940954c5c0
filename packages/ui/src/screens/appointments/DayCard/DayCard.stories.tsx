import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { booked, clock, completed, missed, requested } from '../test/sample-visits';
import { type Day, DayCard, type DayCardProps } from './DayCard';

const ravi = { id: '0198f000-0000-7000-8000-000000000102', firstName: 'Ravi', lastName: 'Shetty' };
const today = (time: string) => `2026-11-20T${time}:00+05:30`;
const day: Day = {
  now: [
    { ...booked, id: 'a', status: 'checked_in', scheduledAt: today('09:00'), waitingSince: today('08:52') },
  ],
  later: [{ ...requested, id: 'b', patient: ravi, scheduledAt: today('16:30') }],
  earlier: [
    { ...completed, id: 'c', patient: ravi, scheduledAt: today('08:00') },
    { ...missed, id: 'd', scheduledAt: today('08:30') },
  ],
  unsigned: [{ ...completed, id: 'c', patient: ravi, scheduledAt: today('08:00') }],
  unsignedCount: 1,
};
const ready = (shown: Day): DayCardProps['state'] => ({ phase: 'ready', day: shown });

const meta = {
  title: 'Screens/Appointments/Day of a doctor',
  component: DayCard,
  parameters: {
    guide: {
      purpose: 'Who waits since when, who comes next, and which notes are not signed?',
      operations: ['readDoctorDashboard'],
      notes: ['It changes by itself while it is open.'],
    } satisfies ScreenGuide,
  },
  args: { state: ready(day), clock, onRetry: fn() },
} satisfies Meta<typeof DayCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OneWaits: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Waiting since/)).toBeVisible();
    const [join] = canvas.getAllByRole('link', { name: /^Join the call with/ });
    await expect(join).toHaveAttribute('href', expect.stringMatching(/\/video$/));
    await expect(canvas.getByRole('link', { name: /^Sign the note of Ravi Shetty/ })).toHaveAttribute(
      'href',
      '/dashboard/consultations/c',
    );
  },
};
export const MoreNotesThanShown: Story = {
  args: { state: ready({ ...day, unsignedCount: 31 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See all 31 notes to sign' })).toHaveAttribute(
      'href',
      '/dashboard/doctor-consultations?status=completed',
    );
  },
};
export const NothingToday: Story = {
  args: { state: ready({ now: [], later: [], earlier: [], unsigned: [], unsignedCount: 0 }) },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
