import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, days, meera, samuel, slots, waiting } from '../test/sample-visits';
import { BookScreen, type BookScreenProps } from './BookScreen';

const meta = {
  title: 'Screens/Appointments/Book',
  component: BookScreen,
  parameters: {
    guide: {
      purpose: 'When can I see this doctor, what does it cost, and what happens next?',
      operations: ['readDoctor', 'readSlots', 'bookConsultation', 'rescheduleConsultation', 'joinWaitlist'],
      notes: ['A time is taken with the server or not at all: nothing is booked offline.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', doctor: meera, days, slots },
    moving: null,
    wait: null,
    clock,
    isOffline: false,
    onDays: fn(),
    onBook: fn<BookScreenProps['onBook']>(async () => ({ ok: true })),
    onBooked: fn(),
    onJoin: fn<BookScreenProps['onJoin']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof BookScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FirstFreeTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/can see you on .*4:30 pm/);
  },
};
export const BooksATime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mon.*23/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^9:30\sam$/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /What is it about/ }), 'A cough.');
    await userEvent.click(canvas.getByRole('button', { name: 'Book this visit' }));
    await waitFor(() => expect(args.onBooked).toHaveBeenCalled());
    await expect(args.onBook).toHaveBeenCalledWith({
      scheduledAt: '2026-11-23T09:30:00+05:30',
      type: 'video_call',
      reason: 'A cough.',
    });
  },
};
export const Taken: Story = {
  args: {
    onBook: fn<BookScreenProps['onBook']>(async () => ({
      ok: false,
      message: 'This time is not free. Choose another one.',
    })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book this visit' }));
    await expect(await canvas.findByText('This time is not free. Choose another one.')).toBeVisible();
    await expect(args.onBooked).not.toHaveBeenCalled();
  },
};
export const JoinsTheWaitlist: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }));
    const dialog = within(await screen.findByRole('dialog'));
    const video = await dialog.findByRole('checkbox', { name: 'Video' });
    await userEvent.click(video);
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await expect(await dialog.findByText('Choose at least one way to meet.')).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Video' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'In the clinic' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await waitFor(() =>
      expect(args.onJoin).toHaveBeenCalledWith({
        types: ['video_call', 'in_clinic'],
        from: '2026-11-20',
        until: '2026-12-04',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const OnTheWaitlist: Story = { args: { wait: waiting } };
export const Moving: Story = {
  args: {
    moving: {
      startsAt: '2026-11-20T16:00:00+05:30',
      endsAt: '2026-11-20T16:30:00+05:30',
      type: 'video_call',
    },
  },
};
export const OnRequest: Story = {
  args: { state: { phase: 'ready', doctor: { ...meera, confirmation: 'on_request' }, days, slots } },
};
export const InAnotherZone: Story = { args: { clock: { ...clock, timeZone: 'Europe/London' } } };
export const NothingFree: Story = { args: { state: { phase: 'ready', doctor: samuel, days, slots: [] } } };
export const Offline: Story = { args: { isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
