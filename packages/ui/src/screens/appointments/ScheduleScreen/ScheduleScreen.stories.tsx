import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { availability, clock, week } from '../test/sample-visits';
import { ScheduleScreen, type ScheduleScreenProps } from './ScheduleScreen';

const ready = {
  phase: 'ready',
  timeZone: 'Asia/Kolkata',
  from: '2026-11-16',
  to: '2026-11-22',
  days: week,
  availability,
} satisfies ScheduleScreenProps['state'];

const meta = {
  title: 'Screens/Appointments/Schedule',
  component: ScheduleScreen,
  parameters: {
    guide: {
      purpose: 'Whom do I see when, what is still free, and which hours can patients book?',
      operations: ['readSchedule', 'readAvailability', 'updateAvailability'],
      notes: ['New hours leave booked visits as they are; those outside of them are marked.'],
    } satisfies ScreenGuide,
  },
  args: {
    view: 'week',
    state: ready,
    clock,
    onView: fn(),
    onStep: fn(),
    onSave: fn<ScheduleScreenProps['onSave']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof ScheduleScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Week: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 visits, 2 times still free/)).toBeVisible();
    await expect(canvas.getByText('Outside your hours')).toBeVisible();
  },
};
export const Day: Story = {
  args: { view: 'day', state: { ...ready, from: '2026-11-20', to: '2026-11-20', days: week.slice(4, 5) } },
};
export const Month: Story = { args: { view: 'month' } };
export const AddsHours: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add hours' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalled());
    await expect(args.onSave).toHaveBeenCalledWith({
      ...availability,
      weekly: [...availability.weekly, { day: 1, from: '09:00', to: '12:30', types: ['video_call'] }],
    });
  },
};
export const NoHoursYet: Story = {
  args: {
    state: {
      ...ready,
      days: week.map((day) => ({ ...day, openings: [], visits: [], free: [] })),
      availability: { ...availability, weekly: [], exceptions: [] },
    },
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
