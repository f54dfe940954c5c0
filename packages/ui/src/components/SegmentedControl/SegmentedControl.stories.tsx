import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
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

const meta = {
  title: 'Components/SegmentedControl',
  component: SegmentedControl<string>,
  parameters: {
    guide: {
      do: [
        'Use it to show the same content in two to five ways: a week, a month, a year.',
        'Keep labels to one or two words, of similar length.',
      ],
      dont: [
        'Do not use it in a form: use a RadioGroup.',
        'Do not use it to go to another page: use Tabs or links.',
      ],
      keyboard: [
        ['Tab', 'Moves to the chosen one'],
        ['Left, Right', 'Chooses the one before or after'],
      ],
    } satisfies ComponentGuide,
  },
  args: { label: 'Period', items, value: '30d', onChange: fn() },
  render: Controlled,
} satisfies Meta<typeof SegmentedControl<string>>;
export default meta;

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

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ Chosen }} touched={Chosen} target="[data-rac] [data-rac]" />
  ),
};
