import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Components/PasswordField',
  component: PasswordField,
  parameters: {
    guide: {
      do: [
        'Let people paste, and see what they type.',
        'Ask for length, and say when it is enough; a sentence is a good password.',
      ],
      dont: [
        'Do not ask for capitals, digits and signs.',
        'Do not ask for a password twice: it can be shown.',
      ],
      keyboard: [
        ['Tab', 'Moves to the field, then to Show password'],
        ['Space', 'Shows or hides it'],
        ['Enter', 'Sends the form'],
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'password', label: 'Password', value: '', autoComplete: 'current-password', onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <PasswordField {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Shown: Story = {
  args: { value: 'the kettle sings at six' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(field).toHaveAttribute('type', 'text');
  },
};

const newPassword = {
  autoComplete: 'new-password',
  isRequired: true,
  minLength: 12,
  description: 'At least 12 characters. A short sentence is easy to remember and hard to guess.',
} as const;

export const NewTooShort: Story = { args: { ...newPassword, value: 'the kettle' } };

export const NewLongEnough: Story = { args: { ...newPassword, value: 'the kettle sings at six' } };

export const CapsLockOn: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Password'));
    await fireEvent.keyDown(canvas.getByLabelText('Password'), { key: 'A', modifierCapsLock: true });
    await expect(canvas.getByRole('status')).toHaveTextContent('Caps lock is on.');
  },
};

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Enter your password.' } };

export const Disabled: Story = { args: { value: 'the kettle sings at six', isDisabled: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, NewTooShort, NewLongEnough, Invalid, Disabled }}
      touched={NewTooShort}
      target="input"
    />
  ),
};
