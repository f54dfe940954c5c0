import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { goal, today, weight } from '../private/sample-goals';
import { NextGoals } from './NextGoals';

const meta = {
  title: 'Screens/Goals/Next goals',
  component: NextGoals,
  parameters: {
    guide: {
      purpose: 'How far am I with what I want to reach next?',
      operations: ['listHealthGoals'],
      notes: [
        'It is on the dashboard, also without a network, and is left out while no goal is in progress.',
      ],
    } satisfies ScreenGuide,
  },
  args: { goals: [goal(), weight()], today },
} satisfies Meta<typeof NextGoals>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Walk 150 minutes a week' })).toHaveAttribute(
      'href',
      '/dashboard/goals/walk',
    );
    await expect(canvas.getByText('My weight readings: 12 days, the latest 17 November 2026.')).toBeVisible();
    await expect(canvas.queryByText('Is this what you mean?')).toBeNull();
  },
};

/** Its target is below a limit, which its own page explains. */
export const Questioned: Story = {
  args: {
    goals: [
      weight({
        targetValue: 45,
        concern: {
          ...{ reason: 'below_healthy_weight', limit: 47.4 },
          sources: [
            { title: 'WHO, Technical Report Series 854, 1995', clause: null, url: 'https://who.int' },
          ],
        },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Is this what you mean?')).toBeVisible();
  },
};

export const PastItsLastDay: Story = {
  args: { goals: [goal({ due: '2026-11-12' })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The last day was 12 November 2026')).toBeVisible();
  },
};

export const NoValueYet: Story = {
  args: {
    goals: [
      weight({
        ...{ startValue: null, currentValue: null, share: null, due: null },
        readings: { days: 0, from: null, to: null },
      }),
    ],
  },
};

export const NotSentYet: Story = {
  args: { goals: [goal({ unsent: { entryId: 1, standing: 'waiting', message: null } })] },
};
