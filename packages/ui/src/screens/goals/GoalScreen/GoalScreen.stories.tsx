import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { analytics, clock, done, goal, today, weight } from '../private/sample-goals';
import type { GoalActions, GoalForecast } from '../types';
import { GoalScreen } from './GoalScreen';

const withForecast = (outcome: GoalForecast['outcome'], days = 12) =>
  ({
    phase: 'ready',
    analytics: analytics({ forecast: { outcome, day: null, earliest: null, latest: null, days } }),
  }) as const;

const meta = {
  title: 'Screens/Goals/Goal',
  component: GoalScreen,
  parameters: {
    guide: {
      purpose: 'How did it change over time, and when may I reach it?',
      operations: [
        'readHealthGoal',
        'readHealthGoalAnalytics',
        'updateHealthGoal',
        'deleteHealthGoal',
        'updateHealthGoalProgress',
        'completeHealthGoal',
        'updateHealthGoalStatus',
      ],
      notes: [
        'The forecast says its uncertainty and its basis, or that there is not enough data. It is no promise.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', goal: weight() },
    analytics: { phase: 'ready', analytics: analytics() },
    timeframe: 'month',
    clock,
    today,
    onTimeframe: fn(),
    onProgress: fn<GoalActions['onProgress']>(async () => ({ ok: true })),
    onComplete: fn<GoalActions['onComplete']>(async () => ({ ok: true, isUnsent: true })),
    onUndoUnsent: fn(),
    onStatus: fn<GoalActions['onStatus']>(async () => ({ ok: true })),
    onSave: fn<GoalActions['onSave']>(async () => ({ ok: true })),
    onDelete: fn<GoalActions['onDelete']>(async () => ({ ok: true })),
    onDeleted: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof GoalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));

export const Expected: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/around 27 December 2026, probably between/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Year' }));
    await expect(args.onTimeframe).toHaveBeenCalledWith('year');
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(13);
  },
};

export const NotEnoughData: Story = {
  args: {
    state: { phase: 'ready', goal: goal() },
    analytics: {
      phase: 'ready',
      analytics: analytics({
        ...{ points: [{ day: '2026-11-16', value: 95 }], change: null },
        forecast: { outcome: 'not_enough_data', day: null, earliest: null, latest: null, days: 1 },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not enough data for a forecast/)).toBeVisible();
  },
};

export const TooUncertain: Story = { args: { analytics: withForecast('too_uncertain') } };
export const NotApproaching: Story = { args: { analytics: withForecast('not_approaching') } };
export const Reached: Story = { args: { analytics: withForecast('reached') } };

export const Completed: Story = {
  args: {
    state: { phase: 'ready', goal: done() },
    analytics: { phase: 'ready', analytics: analytics({ points: [], change: null, forecast: null }) },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Completed since 18 October 2026')).toBeVisible();
  },
};

/** Completing waits for the network, and is taken back on this device. */
export const CompletedOffline: Story = {
  args: { isOffline: true, state: { phase: 'ready', goal: weight(), readAt: '2026-11-19T18:12:00+05:30' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Complete / }));
    await expect(await canvas.findByText(/completed on this device/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndoUnsent).toHaveBeenCalledOnce();
  },
};

export const Absent: Story = { args: { state: { phase: 'absent' } } };
export const Loading: Story = { args: { state: { phase: 'loading' }, analytics: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const OnlyTheCourseFailed: Story = { args: { analytics: { phase: 'failed' } } };

export const ChangedElsewhere: Story = {
  args: {
    onSave: fn<GoalActions['onSave']>(async (_, standing) =>
      standing?.version === 3
        ? { ok: false, current: weight({ title: 'Reach 64 kg', targetValue: 64, version: 4 }) }
        : { ok: true },
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the goal' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect(await form.findByText(/It is now “Reach 64 kg”/)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

export const Deleting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the goal' }));
    const question = await dialog();
    await userEvent.click(question.getByRole('button', { name: 'Delete the goal' }));
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
  },
};
