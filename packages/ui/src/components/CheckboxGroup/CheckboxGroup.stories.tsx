import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from './CheckboxGroup';

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
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
  args: { value: ['kn'], description: 'In which you see patients.' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Languages' })).toHaveAccessibleDescription(
      'In which you see patients.',
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
