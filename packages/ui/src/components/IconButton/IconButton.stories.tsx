import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Close' },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Quiet: Story = {};

export const Secondary: Story = { args: { tone: 'secondary' } };

export const Pending: Story = { args: { isPending: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const NamedByItsLabel: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
