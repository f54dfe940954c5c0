import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { ReadAge } from './ReadAge';

const meta = {
  title: 'Components/ReadAge',
  component: ReadAge,
  parameters: {
    guide: {
      do: [
        'Put it beside the title of a page whose content was read earlier and comes from this device.',
        'Pass the time when the server answered, not the time when the page was opened.',
        'Reserve space for it, such as a line that is always there: it appears and disappears while people read.',
        'Remove it as soon as the server has answered again.',
      ],
      dont: [
        'Do not use it for content that was never read: that is an empty state which says that it needs a connection.',
        'Do not put it beside single values: use one for all content that was read together.',
      ],
    } satisfies ComponentGuide,
  },
  args: {
    readAt: '2026-11-20T07:10:00+05:30',
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    isOffline: true,
  },
} satisfies Meta<typeof ReadAge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Offline: Story = {
  play: async ({ canvas }) => {
    const told = canvas.getByText(/^You are offline\./);
    await expect(told).toBeVisible();
    await expect(within(told).getByText('today, 7:10 am')).toHaveAttribute(
      'datetime',
      '2026-11-20T07:10:00+05:30',
    );
  },
};

export const ServerNotReached: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/offline/)).toBeNull();
  },
};

export const ReadDaysAgo: Story = { args: { readAt: '2026-11-12T21:40:00+05:30' } };

export const Narrow: Story = { globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Offline, ServerNotReached, ReadDaysAgo }} isWide />,
};
