import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { When } from './When';

export default {
  title: 'Components/When',
  component: When,
  parameters: {
    guide: {
      do: [
        'Use it for every date and time that people read: it says "Today, 7:10 am" and is exact on hover and for screen readers.',
        'Set `isInSentence` if words come before it: "Kept on this device just now."',
        'Pass the clock of the screen, so that all times on a page are relative to the same moment.',
      ],
      dont: [
        'Do not use it for dates of birth and other days without a time.',
        'Do not write "2 hours ago": it is wrong a minute later, and does not say which day.',
      ],
    } satisfies ComponentGuide,
  },
  args: { clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' } },
} satisfies Meta<typeof When>;
type Story = StoryObj<typeof When>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { at: '2026-11-20T07:10:00+05:30' },
  render: (args) => (
    <StateSheet>
      {(
        [
          ['Within this minute', '2026-11-20T08:59:30+05:30'],
          ['Today', '2026-11-20T07:10:00+05:30'],
          ['Yesterday', '2026-11-19T21:40:00+05:30'],
          ['This year', '2026-11-02T21:38:00+05:30'],
          ['Another year', '2025-11-02T21:38:00+05:30'],
          ['Ahead', '2026-11-21T16:30:00+05:30'],
        ] as const
      ).map(([title, at]) => (
        <StateRow key={title} title={title}>
          <When {...args} at={at} />
        </StateRow>
      ))}
    </StateSheet>
  ),
};

export const Now: Story = { args: { at: '2026-11-20T08:59:30+05:30' } };
export const InSentence: Story = {
  args: { ...Now.args, isInSentence: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('just now')).toBeVisible();
  },
};
export const Today: Story = {
  args: { at: '2026-11-20T07:10:00+05:30' },
  play: async ({ canvas }) => {
    const time = canvas.getByText('Today, 7:10 am');
    await expect(time).toHaveAttribute('datetime', '2026-11-20T07:10:00+05:30');
    await expect(time).toHaveAttribute('title', expect.stringContaining('20 November 2026'));
  },
};
export const Yesterday: Story = { args: { at: '2026-11-19T21:40:00+05:30' } };
export const ThisYear: Story = { args: { at: '2026-11-02T21:38:00+05:30' } };
export const AnotherYear: Story = { args: { at: '2025-11-02T21:38:00+05:30' } };
