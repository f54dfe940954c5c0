import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    guide: {
      do: [
        'Use it when none, one or several of a few options can be true.',
        'Name the group by the question; order the boxes as people look for them.',
      ],
      dont: [
        'Do not use it for more than about ten: use a ComboBox.',
        'Do not use it if only one can be chosen: use a RadioGroup.',
      ],
      keyboard: [
        ['Tab', 'Moves from box to box'],
        ['Space', 'Ticks the focused box, or clears the tick'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'languages',
    label: 'Languages',
    value: [],
    onChange: fn(),
    items: [
      { id: 'en', label: 'English' },
      { id: 'hi', label: 'Hindi' },
      { id: 'kn', label: 'Kannada' },
      { id: 'ml', label: 'Malayalam' },
      { id: 'ta', label: 'Tamil' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string[]) => {
      setValue(next);
      args.onChange(next);
    };
    return <CheckboxGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true } };

export const Chosen: Story = { args: { value: ['en', 'kn'] } };

export const ChosenByKeyboard: Story = {
  args: { value: ['kn'], description: 'The languages you use with patients.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription(
      'The languages you use with patients.',
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    // In the order of the list, whichever was chosen first.
    await expect(args.onChange).toHaveBeenLastCalledWith(['en', 'kn']);
    await expect(canvas.getByRole('checkbox', { name: 'English' })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['kn']);
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose at least one language.' } };

export const Disabled: Story = { args: { value: ['en'], isDisabled: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Empty, Chosen, Invalid, Disabled }} />,
};
