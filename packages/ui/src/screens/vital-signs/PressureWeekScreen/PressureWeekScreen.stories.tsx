import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { PressureWeekScreen } from './PressureWeekScreen';
import { comparedAs, ended, enough, notEnough, planned, raised, running } from './test/sample-weeks';
import type { PressureWeek, WeekSaved } from './types';

const sources = [
  {
    title: 'NICE NG136, Hypertension in adults, 2019 (updated 2023)',
    clause: '1.2.7 and 1.2.8',
    url: 'https://www.nice.org.uk/guidance/ng136',
  },
];

const meta = {
  title: 'Screens/Vital signs/Blood pressure week',
  component: PressureWeekScreen,
  parameters: {
    guide: {
      purpose: 'What is still to be measured this week, and which average do I show my doctor?',
      operations: ['listPressureWeeks', 'startPressureWeek', 'updatePressureWeek'],
      sources,
      notes: [
        'The first day with a reading is left out; all other readings that belong to a sitting are averaged.',
        'A dangerous reading goes before the average, on paper too.',
        'The comparison is no diagnosis, and is left out in pregnancy and under 18.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', weeks: [ended] },
    chosen: null,
    hrefOf: (id) => `/dashboard/vital-signs/blood-pressure-week?week=${id}`,
    name: null,
    person: { name: 'Asha Kulkarni', birthDate: '1974-03-12' },
    told: { messages: [], together: null },
    sources,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onStart: fn(async (): Promise<WeekSaved> => ({ ok: true })),
    onChange: fn(async (): Promise<WeekSaved> => ({ ok: true })),
    onStop: fn(async (): Promise<WeekSaved> => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof PressureWeekScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const ready = (...weeks: PressureWeek[]) => ({ phase: 'ready', weeks }) as const;
const heading = (name: string | RegExp) => ({ level: 1, name }) as const;
const dialog = async () => within(await screen.findByRole('dialog'));
const thirdDay = { now: '2026-11-04T09:00:00+05:30', timeZone: 'Asia/Kolkata' };

export const NoneStarted: Story = {
  args: { state: ready() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a week' }));
    const form = await dialog();
    await expect(form.getByRole('radio', { name: 'Today' })).toBeChecked();
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(args.onStart).toHaveBeenCalledWith({
        ...{ firstDay: '2026-11-20', morningAt: '07:30', eveningAt: '20:00', hasReminders: true },
      }),
    );
  },
};

/** After noon the morning of today is over, so tomorrow is suggested. */
export const StartingInTheEvening: Story = {
  args: { state: ready(), clock: { now: '2026-11-20T18:00:00+05:30', timeZone: 'Asia/Kolkata' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a week' }));
    const form = await dialog();
    await expect(form.getByRole('radio', { name: 'Tomorrow' })).toBeChecked();
    await userEvent.click(form.getByRole('switch', { name: 'Remind me each morning and evening' }));
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    await waitFor(() =>
      expect(args.onStart).toHaveBeenCalledWith(
        expect.objectContaining({ firstDay: '2026-11-21', hasReminders: false }),
      ),
    );
  },
};

export const Refused: Story = {
  args: {
    state: ready(),
    onStart: fn(
      async (): Promise<WeekSaved> => ({
        ok: false,
        message: 'A week is planned or runs. Stop it before you start another one.',
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Start a week' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Start' }));
    await expect(await form.findByText(/Stop it before you start another one/)).toBeVisible();
  },
};

export const Planned: Story = {
  args: { state: ready(planned), clock: { now: '2026-11-02T20:00:00+05:30', timeZone: 'Asia/Kolkata' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Your week begins on 3 November 2026'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Record a reading' })).toBeNull();
  },
};

export const Running: Story = {
  args: { state: ready(running), clock: thirdDay },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', heading('Day 3 of 7'))).toBeVisible();
    await expect(canvas.getAllByText('One more reading, within ten minutes of the other')[0]).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Record a reading' })).toHaveAttribute(
      'href',
      '/dashboard/vital-signs?type=blood_pressure#add',
    );
    await expect(canvas.getByText(/^2 more days with a morning and an evening/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Stop the week' }));
    await userEvent.click((await dialog()).getByRole('button', { name: 'Stop the week' }));
    await waitFor(() => expect(args.onStop).toHaveBeenCalledWith(running));
  },
};

export const RemindersAreChanged: Story = {
  args: { state: ready(running), clock: thirdDay },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change reminders' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('switch'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(running, {
        ...{ morningAt: '07:30', eveningAt: '20:00', hasReminders: false },
      }),
    );
  },
};

export const EnoughWhileRunning: Story = {
  args: { state: ready(enough), clock: { now: '2026-11-08T21:00:00+05:30', timeZone: 'Asia/Kolkata' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Average so far, without the first day')).toBeVisible();
  },
};

export const Ended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('129/81 mmHg on average at home'))).toBeVisible();
    await expect(canvas.getByText('Of 20 readings on 6 days.')).toBeVisible();
    await expect(canvas.getByText(/^Below 135\/85 mmHg/)).toBeVisible();
    const days = within(canvas.getByRole('table', { name: 'The days of the week' }));
    await expect(days.getByText('First day, not counted')).toBeVisible();
    await expect(days.getByText('One reading alone: not counted')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print for the doctor' })).toBeVisible();
  },
};

export const Raised: Story = {
  args: {
    state: ready(raised),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('142/88 mmHg on average at home'))).toBeVisible();
    await expect(canvas.getByText(/This is no diagnosis/)).toBeVisible();
    await expect(canvas.getByText(/^Show this to your doctor/)).toBeVisible();
  },
};

export const PregnancyIsNotKnown: Story = {
  args: { state: ready(comparedAs({ conditions: ['adult', 'not-pregnant'] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This holds if you are not pregnant/)).toBeVisible();
    await expect(canvas.getByText(/^This holds from 18 years on/)).toBeVisible();
  },
};

export const Pregnant: Story = {
  args: {
    state: ready(comparedAs({ outcome: 'not-applicable', because: 'pregnancy', conditions: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Not compared: in pregnancy/)).toBeVisible();
    await expect(canvas.queryByText(/^Below/)).toBeNull();
  },
};

export const OfAChild: Story = {
  args: {
    name: 'Mira',
    state: ready(comparedAs({ outcome: 'not-applicable', because: 'under-18', conditions: [] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/does not apply under 18/)).toBeVisible();
    await expect(canvas.getByText(/^Blood pressure of Mira/)).toBeVisible();
  },
};

/** The average is below the threshold, and the danger goes first. */
export const UrgentReading: Story = {
  args: {
    state: ready({
      ...ended,
      urgentCount: 1,
      urgent: [{ id: 'urgent', measuredAt: '2026-11-05T09:10:00+05:30', systolic: 188, diastolic: 124 }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', heading('A reading of this week needs attention first')),
    ).toBeVisible();
    const alert = within(canvas.getByRole('alert'));
    await expect(alert.getByText(/188\/124 mmHg on Thu,? 5 Nov at 09:10/)).toBeVisible();
  },
};

export const NotEnough: Story = {
  args: { state: ready(notEnough) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('Not enough readings for an average'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start another week' })).toBeVisible();
  },
};

export const EarlierWeekIsChosen: Story = {
  args: { state: ready({ ...running, id: 'now' }, notEnough, ended), chosen: ended.id, clock: thirdDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', heading('129/81 mmHg on average at home'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Start another week' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: /2 November 2026 to/ })).toHaveLength(2);
  },
};

export const Offline: Story = {
  args: {
    state: { phase: 'ready', weeks: [running], readAt: '2026-11-04T08:00:00+05:30' },
    ...{ clock: thirdDay, isOffline: true, unsent: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/One blood pressure reading waits on this device/)).toBeVisible();
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };
export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
