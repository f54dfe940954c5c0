import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { questions } from '../test/sample-intake';
import { clock, days, meera, offered, samuel, slots, waiting } from '../test/sample-visits';
import { BookScreen, type BookScreenProps } from './BookScreen';

const meta = {
  title: 'Screens/Appointments/Book',
  component: BookScreen,
  parameters: {
    guide: {
      purpose: 'When can I see this doctor, what does it cost, and what happens next?',
      operations: [
        'readDoctor',
        'readSlots',
        'readIntakeQuestions',
        'holdSlot',
        'releaseSlot',
        'bookConsultation',
        'rescheduleConsultation',
        'joinWaitlist',
      ],
      notes: [
        'No question must be answered. An answer that can be an emergency tells at once to call, and does not prevent the booking.',
        'A time is taken with the server or not at all: nothing is booked offline.',
        'The time that is chosen is held for ten minutes. If that fails, the visit can be booked all the same.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', doctor: meera, days, slots },
    moving: null,
    wait: { phase: 'ready', entry: null },
    questions: { phase: 'ready', questions },
    clock,
    isOffline: false,
    hold: null,
    onDays: fn(),
    onChoose: fn(),
    onBook: fn<BookScreenProps['onBook']>(async () => ({ ok: true })),
    onBooked: fn(),
    onJoin: fn<BookScreenProps['onJoin']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof BookScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The time that is proposed. */
const first = '2026-11-20T16:30:00+05:30';

export const FirstFreeTime: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/can see you on .*4:30 pm/);
  },
};
export const BooksATime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Mon.*23/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^9:30\sam$/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      scheduledAt: '2026-11-23T09:30:00+05:30',
      type: 'video_call',
    });
    await userEvent.type(canvas.getByRole('textbox', { name: /What is it about/ }), 'A cough.');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Book this visit' }));
    await waitFor(() => expect(args.onBooked).toHaveBeenCalled());
    await expect(args.onBook).toHaveBeenCalledWith({
      scheduledAt: '2026-11-23T09:30:00+05:30',
      type: 'video_call',
      reason: 'A cough.',
      intake: [],
    });
  },
};
/** The first free time is proposed, so looking at a doctor holds nothing. */
export const HoldsTheProposedTime: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: /What is it about/ }), 'A cough.');
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await expect(args.onChoose).toHaveBeenCalledWith({ scheduledAt: first, type: 'video_call' });
  },
};
export const TimeHeld: Story = {
  args: { hold: { startsAt: first, status: 'held', until: '2026-11-20T09:10:00+05:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Held for you until 9:10\sam\.$/)).toBeVisible();
  },
};
export const HoldRunOut: Story = {
  args: { hold: { startsAt: first, status: 'over' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This time is no longer held\. It may still be free/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Book this visit' })).toBeEnabled();
  },
};
export const TakenMeanwhile: Story = {
  args: {
    state: { phase: 'ready', doctor: meera, days, slots: slots.slice(1) },
    hold: { startsAt: first, status: 'over' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This time is not free any more. Choose another.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Book this visit' })).toBeDisabled();
  },
};
/** For a part that is fetched apart: a machine with other work takes longer. */
const late = { timeout: 20_000 };

export const AnswersQuestions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const chest = within(await canvas.findByRole('radiogroup', { name: /^Do you have pain/ }, late));
    await userEvent.click(chest.getByRole('radio', { name: 'Yes' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^Call 112 now\..*Chest pain/);
    const temperature = canvas.getByRole('textbox', { name: /^If you measured/ });
    await userEvent.type(temperature, '101');
    await expect(await canvas.findByText('Must be from 30 to 45.')).toBeVisible();
    await userEvent.clear(temperature);
    await userEvent.type(temperature, '38.4');
    await userEvent.click(canvas.getByRole('radio', { name: '2 to 7 days' }));
    await userEvent.click(canvas.getAllByRole('button', { name: 'Take the answer back' })[1] as HTMLElement);
    await userEvent.type(canvas.getByRole('textbox', { name: /^Which medicines/ }), 'Amlodipine');
    await userEvent.click(canvas.getByRole('button', { name: 'Book this visit' }));
    await waitFor(() => expect(args.onBooked).toHaveBeenCalled());
    await expect(args.onBook).toHaveBeenCalledWith(
      expect.objectContaining({
        intake: [
          { questionId: 'chest-pain-now', value: 'yes' },
          { questionId: 'temperature', value: 38.4 },
          { questionId: 'medicines', value: 'Amlodipine' },
        ],
      }),
    );
  },
};
export const QuestionsMissing: Story = {
  args: { questions: { phase: 'failed' } },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^The questions of the doctor could not be loaded/, {}, late),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Book this visit' })).toBeEnabled();
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
    await userEvent.click(dialog.getByRole('checkbox', { name: 'In the clinic' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Audio only' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Video' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Audio only' }));
    await expect(dialog.getByText('If a time allows several, Video is offered.')).toBeVisible();
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
export const OnTheWaitlist: Story = { args: { wait: { phase: 'ready', entry: waiting } } };
export const OfferHeld: Story = {
  args: { wait: { phase: 'ready', entry: offered } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A time is held for you: .*until 9:40\sam/)).toBeVisible();
  },
};
export const WaitlistUnknown: Story = {
  args: { wait: { phase: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Join the waitlist' })).toBeNull();
  },
};
export const WaitsForOneType: Story = {
  args: {
    state: {
      phase: 'ready',
      doctor: { ...samuel, fees: meera.fees, types: ['in_clinic'] },
      days,
      slots: [],
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join the waitlist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(await dialog.findByRole('checkbox', { name: 'In the clinic' })).toBeChecked();
    await expect(dialog.queryByRole('checkbox', { name: 'Video' })).toBeNull();
    await expect(dialog.getByText(/^Times that are free now are not offered/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Join the waitlist' }));
    await waitFor(() =>
      expect(args.onJoin).toHaveBeenCalledWith({
        types: ['in_clinic'],
        from: '2026-11-20',
        until: '2026-12-04',
      }),
    );
  },
};
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
