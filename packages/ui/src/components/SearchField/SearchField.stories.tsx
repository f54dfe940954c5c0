import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search medical records, doctors...', onSubmit: fn() },
} satisfies Meta<typeof SearchField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const TypedSentAndCleared: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('searchbox');
    await userEvent.type(box, 'HbA1c{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('HbA1c');
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    await expect(box).toHaveValue('');
    await expect(box).toHaveFocus();
  },
};
