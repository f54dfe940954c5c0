import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Pagination } from './Pagination';

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    guide: {
      do: [
        'Say which items are shown, and of how many: "11-20 of 214".',
        'Name the buttons by the order of the list: newer and older for readings.',
      ],
      dont: [
        'Do not show it if everything fits on one page.',
        'Do not load more by scrolling if people look for one particular item.',
      ],
      keyboard: [
        ['Tab', 'Moves to the two buttons'],
        ['Enter, Space', 'Turns the page'],
      ],
    } satisfies ComponentGuide,
  },
  args: { page: 1, pages: 22, total: 214, limit: 10, onChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof Pagination>;

export const First: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('1 to 10 of 214')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Newer' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};
export const Middle: Story = { args: { page: 12 } };
export const Last: Story = {
  args: { page: 22 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('211 to 214 of 214')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Older' })).toBeDisabled();
  },
};
export const OnlyOne: Story = { args: { pages: 1, total: 4 } };

export const ByKeyboard: Story = {
  args: { page: 12 },
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /newer/i })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(11);
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(13);
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ First, Middle, Last, OnlyOne }} isWide />,
};
