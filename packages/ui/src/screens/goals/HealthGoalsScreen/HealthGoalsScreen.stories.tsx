import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { clock, done, goal, today, weight } from '../private/sample-goals';
import type { GoalActions, GoalRow } from '../types';
import { HealthGoalsScreen } from './HealthGoalsScreen';

const listed = (...rows: GoalRow[]) =>
  ({
    phase: 'ready',
    rows,
    pagination: { page: 1, limit: 10, total: rows.length, pages: rows.length > 0 ? 1 : 0 },
  }) as const;
const all = { status: 'all', category: 'all', priority: 'all' } as const;

const meta = {
  title: 'Screens/Goals/Health goals',
  component: HealthGoalsScreen,
  parameters: {
    guide: {
      purpose: 'What do I want to reach, how far is it, and what can I do now?',
      operations: [
        'listHealthGoals',
        'createHealthGoal',
        'updateHealthGoalProgress',
        'completeHealthGoal',
        'updateHealthGoalStatus',
      ],
      notes: [
        'A goal that readings feed says which. None is praised or scolded.',
        'Progress and completing wait on this device without a network, and can be undone there; completing and pausing can be undone too.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listed(goal(), weight(), done()),
    filter: all,
    clock,
    today,
    onProgress: fn<GoalActions['onProgress']>(async () => ({ ok: true })),
    onComplete: fn<GoalActions['onComplete']>(async () => ({ ok: true })),
    onUndoUnsent: fn(),
    onStatus: fn<GoalActions['onStatus']>(async () => ({ ok: true })),
    onSave: fn<GoalActions['onSave']>(async () => ({ ok: true })),
    onDelete: fn<GoalActions['onDelete']>(async () => ({ ok: true })),
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof HealthGoalsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText(/My weight readings: 12 days, the latest 17 November 2026/)).toBeVisible();
  },
};

/** One that is paused, one that is abandoned, one that has not begun and one without a value. */
export const EachStatus: Story = {
  args: {
    state: listed(
      goal({
        ...{
          id: '1',
          status: 'not_started',
          startValue: null,
          currentValue: null,
          share: null,
          start: '2026-12-01',
        },
        moves: ['in_progress', 'completed', 'abandoned'],
      }),
      goal({
        id: '2',
        status: 'paused',
        moves: ['in_progress', 'completed', 'abandoned'],
        takesProgress: false,
      }),
      weight({
        ...{ id: '3', startValue: null, currentValue: null, share: null },
        readings: { days: 0, from: null, to: null },
      }),
      goal({ id: '4', status: 'abandoned', moves: ['in_progress'], takesProgress: false }),
    ),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/My weight readings: none since 1 November 2026/)).toBeVisible();
    const [, paused] = canvas.getAllByRole('listitem');
    await userEvent.click(within(paused as HTMLElement).getByRole('button', { name: /^Resume/ }));
    await expect(args.onStatus).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }), 'in_progress');
  },
};

/** Targets that are questioned, with the source, and one that could not be compared. */
export const Questioned: Story = {
  args: {
    state: listed(
      weight({
        ...{ id: '1', targetValue: 44, title: 'Reach 44 kg' },
        concern: {
          ...{ reason: 'below_healthy_weight', limit: 46.2 },
          sources: [
            {
              title: 'WHO, Physical status: the use and interpretation of anthropometry, 1995',
              clause: 'Section 7, adults: thinness is a body mass index below 18.5',
              url: 'https://iris.who.int/handle/10665/37003',
            },
          ],
        },
      }),
      weight({
        ...{
          id: '2',
          title: 'Upper number at 85',
          category: 'blood_pressure',
          fedBy: 'blood_pressure',
          unit: 'mmHg',
        },
        ...{ targetValue: 85, startValue: 130, currentValue: 122, share: 0.17 },
        concern: {
          ...{ reason: 'below_range', limit: 91 },
          sources: [
            {
              title: 'NHS, Low blood pressure (hypotension)',
              clause: 'Below 90/60',
              url: 'https://www.nhs.uk/conditions/low-blood-pressure-hypotension/',
            },
          ],
        },
      }),
      weight({ id: '3', concern: { reason: 'height_unknown', limit: null, sources: [] } }),
      weight({ id: '4', concern: { reason: 'no_range', limit: null, sources: [] } }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Is this what you mean?')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /^WHO/ })).toHaveAttribute(
      'href',
      'https://iris.who.int/handle/10665/37003',
    );
  },
};

export const WaitingToBeSent: Story = {
  args: {
    isOffline: true,
    state: {
      ...listed(
        done({ unsent: { entryId: 2, standing: 'waiting', message: null } }),
        goal({ unsent: { entryId: 1, standing: 'waiting', message: null } }),
        goal({
          ...{ id: '3', title: 'Sleep eight hours', unit: 'h' },
          unsent: {
            entryId: 3,
            standing: 'attention',
            message: 'This goal is abandoned. It may become in_progress.',
          },
        }),
      ),
      readAt: '2026-11-19T18:12:00+05:30',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Have my eyes checked' }));
    await expect(args.onUndoUnsent).toHaveBeenCalledOnce();
    await expect(canvas.getByText(/This goal is abandoned/)).toBeVisible();
  },
};

export const NoneFound: Story = {
  args: { state: listed(), filter: { ...all, status: 'paused' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all goals' }));
    await expect(args.onFilter).toHaveBeenCalledWith(all);
  },
};

export const Empty: Story = {
  args: { state: listed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set a goal' })).toBeVisible();
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Failed to fetch health goals')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const NotOnThisDevice: Story = { args: { state: { phase: 'not-on-device' }, isOffline: true } };

export const Setting: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set a goal' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^What you want to reach/ }), 'Reach 65 kg');
    await userEvent.click(form.getByRole('radio', { name: 'My weight readings' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Value to reach/ }), '65');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    const draft = {
      title: 'Reach 65 kg',
      category: 'weight',
      direction: 'at_most',
      targetValue: 65,
      unit: 'kg',
    };
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ ...draft, fedBy: 'weight', start: today, due: null }),
      null,
    );
  },
};

export const WhatIsMissing: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set a goal' }));
    const form = await dialog();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Say in a few words what you want to reach.'))[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Recording: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record progress Walk 150 minutes a week' }));
    const form = await dialog();
    await userEvent.type(form.getByRole('textbox', { name: /^Value now/ }), '110');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(args.onProgress).toHaveBeenCalledWith(expect.objectContaining({ id: 'walk' }), 110);
  },
};

export const PausedAndUndone: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pause Walk 150 minutes a week' }));
    await expect(await canvas.findByText(/Walk 150 minutes a week: Paused/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onStatus).toHaveBeenLastCalledWith(
      expect.objectContaining({ id: 'walk' }),
      'in_progress',
    );
  },
};

export const NotCompleted: Story = {
  args: {
    onComplete: fn<GoalActions['onComplete']>(async () => ({ ok: false, message: 'Try again later.' })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Complete Walk 150 minutes a week' }));
    await expect(await canvas.findByText('Failed to complete goal')).toBeVisible();
  },
};
