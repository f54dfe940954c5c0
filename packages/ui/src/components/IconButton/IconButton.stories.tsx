import type { Meta, StoryObj } from '@storybook/react-vite';
import { X } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  component: IconButton,
  parameters: {
    guide: {
      do: [
        'Use it if everyone knows the icon: close, menu, edit in a row.',
        'Name the action and its object: "Close", "Edit the reading of 18 Nov".',
      ],
      dont: [
        'Do not use it for the main action: that is a Button with words.',
        'Do not explain it in a tooltip only.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter, Space', 'Presses it'],
      ],
    } satisfies ComponentGuide,
  },
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

export const ByKeyboard: Story = {
  args: { onPress: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ Quiet, Secondary, Pending, Disabled }} touched={Secondary} />
  ),
};
