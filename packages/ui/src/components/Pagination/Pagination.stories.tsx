import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination } from './Pagination';

export default {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pages: 22, total: 214, limit: 10, onChange: fn() },
} satisfies Meta<typeof Pagination>;
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
