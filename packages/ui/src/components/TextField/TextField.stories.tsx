import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { TextField } from './TextField';

const meta = {
  title: 'Components/TextField',
  component: TextField,
  parameters: {
    guide: {
      do: [
        'Ask with the label, help with the description; both stay visible while a person types.',
        'Set `autoComplete`: no one should type their own address twice.',
      ],
      dont: [
        'Do not use a placeholder as a label: it disappears when it is needed.',
        'Do not refuse names and addresses that you did not expect.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter', 'Submits its form; in a multi-line field, starts a new line'],
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'firstName', label: 'First name', value: '', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <TextField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = { args: { value: 'Asha' } };

export const RequiredWithDescription: Story = {
  args: { isRequired: true, description: 'As shown on your prescriptions.' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('As shown on your prescriptions.');
    await userEvent.tab();
    await userEvent.keyboard('Asha');
    await expect(args.onChange).toHaveBeenLastCalledWith('Asha');
  },
};

export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Enter your first name.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'First name' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Enter your first name.');
  },
};

export const Disabled: Story = { args: { value: 'Asha', isDisabled: true } };

export const SeveralLines: Story = {
  args: {
    name: 'note',
    label: 'Note',
    rows: 3,
    description: 'For example: after a walk, before my medicine.',
  },
};

export const LongContentOnAPhone: Story = {
  args: {
    label: 'Name of the person whom we may call when we cannot reach you at any of your numbers',
    description:
      'We call this person only when a reading worries us and nobody answers at your own telephone.',
    value: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    errorMessage:
      'This name is too long. Use 80 characters or fewer, for example by leaving out a middle name.',
    isRequired: true,
  },
  globals: { viewport: { value: 'phone' } },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, Filled, RequiredWithDescription, Invalid, Disabled, SeveralLines }}
      touched={Filled}
      target="input"
    />
  ),
};
