import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { When } from './When';

export default {
  title: 'Components/When',
  component: When,
  args: { clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' } },
} satisfies Meta<typeof When>;
type Story = StoryObj<typeof When>;

export const Now: Story = { args: { at: '2026-11-20T08:59:30+05:30' } };
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
