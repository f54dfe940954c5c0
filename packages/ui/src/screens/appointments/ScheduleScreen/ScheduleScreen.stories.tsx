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
  cancellable: null,
} satisfies ScheduleScreenProps['state'];

const meta = {
  title: 'Screens/Appointments/Schedule',
  component: ScheduleScreen,
  parameters: {
    guide: {
      purpose: 'Whom do I see when, what is still free, and which hours can patients book?',
      operations: ['readSchedule', 'readAvailability', 'updateAvailability', 'cancelDay'],
      notes: [
        'New hours leave booked visits as they are; those outside of them are marked.',
        'A day is cancelled with a reason. It is asked first how many visits that ends, and said after it.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    view: 'week',
    state: ready,
    clock,
    onView: fn(),
    onStep: fn(),
    onSave: fn<ScheduleScreenProps['onSave']>(async () => ({ ok: true })),
    onCancelDay: fn<ScheduleScreenProps['onCancelDay']>(async () => ({ ok: true, cancelled: 2, left: 1 })),
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
const friday = { ...ready, from: '2026-11-20', to: '2026-11-20', days: week.slice(4, 5) };
const asked: Story = { args: { view: 'day', state: { ...friday, cancellable: { cancelled: 2, left: 1 } } } };
const openQuestion: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancel this day' }));
  await screen.findByRole('dialog');
};
const yes = 'Cancel the day';

export const Day: Story = asked;
export const DayOver: Story = { args: { view: 'day', state: friday } };
export const DayWithoutVisits: Story = {
  args: { view: 'day', state: { ...friday, cancellable: { cancelled: 0, left: 0 } } },
  play: async (context) => {
    await openQuestion(context);
    await expect(screen.getByText(/^There is no visit to cancel\. No one can book/)).toBeVisible();
  },
};
export const CancelsDay: Story = {
  ...asked,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await openQuestion(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByText(/^2 visits are cancelled\..* 1 visit is under way or over/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(args.onCancelDay).not.toHaveBeenCalled();
    const field = dialog.getByRole('textbox', { name: /^Reason/ });
    await userEvent.type(field, ' The cath lab needs me. ');
    await userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(
      await canvas.findByText(/^2 visits are cancelled, and the patients are told\./),
    ).toBeVisible();
    await expect(args.onCancelDay).toHaveBeenCalledWith('2026-11-20', 'The cath lab needs me.');
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fri, 20 Nov', level: 2 })).toHaveFocus());
  },
};
export const DayIsRefused: Story = {
  args: {
    ...asked.args,
    onCancelDay: fn<ScheduleScreenProps['onCancelDay']>(async () => ({
      ok: false,
      message: 'The server cannot be reached. Nothing was cancelled.',
    })),
  },
  play: async (context) => {
    await openQuestion(context);
    const dialog = within(screen.getByRole('dialog'));
    await context.userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'I am ill.');
    await context.userEvent.click(dialog.getByRole('button', { name: yes }));
    await expect(await dialog.findByText(/Nothing was cancelled\./)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveValue('I am ill.');
  },
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
