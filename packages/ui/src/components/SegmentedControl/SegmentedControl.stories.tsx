import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from './SegmentedControl';

const items = [
  { id: '7d', label: '7 d', spokenLabel: '7 days' },
  { id: '30d', label: '30 d', spokenLabel: '30 days' },
  { id: '90d', label: '90 d', spokenLabel: '90 days' },
  { id: '1y', label: '1 y', spokenLabel: '1 year' },
];

function Controlled(args: SegmentedControlProps<string>) {
  const [value, setValue] = useState(args.value);
  return (
    <SegmentedControl
      {...args}
      value={value}
      onChange={(next) => {
        setValue(next);
        args.onChange(next);
      }}
    />
  );
}

export default {
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  args: { label: 'Period', items, value: '30d', onChange: fn() },
  render: Controlled,
} satisfies Meta<typeof SegmentedControl<string>>;
type Story = StoryObj<typeof SegmentedControl<string>>;

export const Chosen: Story = {};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '90 days' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith('90d');
  },
};

export const OneIsAlwaysChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '30 days' }));
    await expect(canvas.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
