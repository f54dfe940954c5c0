import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CodeField } from './CodeField';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  args: {
    name: 'code',
    label: 'Code from your authenticator app',
    kind: 'one-time',
    value: '',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <CodeField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof CodeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true, description: 'Six digits.' } };

export const OneTime: Story = {
  args: { value: '123 456' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: /^Code/ });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  },
};

export const Recovery: Story = {
  args: { label: 'Recovery code', kind: 'recovery', value: 'abcd-efgh-jkmn' },
};

export const Pasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^Code/ }));
    await userEvent.paste('123 456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123 456');
  },
};

export const Invalid: Story = {
  args: { value: '12345', errorMessage: 'The code has six digits. Look at your app again.' },
};

export const Disabled: Story = { args: { value: '123456', isDisabled: true } };
