import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { CodeField } from './CodeField';

const meta = {
  title: 'Components/CodeField',
  component: CodeField,
  parameters: {
    guide: {
      do: [
        'Say in the description where to find the code.',
        'Accept it in any form: grouped, with spaces, in upper or lower case.',
      ],
      dont: [
        'Do not split it into a box for each digit: pasting and dictating fail there.',
        'Do not submit automatically after the last digit: people mistype, and screen readers lose their place.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Enter', 'Submits its form'],
      ],
    } satisfies ComponentGuide,
  },
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
  args: { value: '12345', errorMessage: 'The code has six digits. Check your app again.' },
};

export const Disabled: Story = { args: { value: '123456', isDisabled: true } };

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: /^Code/ })).toHaveFocus();
    await userEvent.keyboard('123456');
    await expect(args.onChange).toHaveBeenLastCalledWith('123456');
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, OneTime, Recovery, Invalid, Disabled }}
      touched={OneTime}
      target="input"
    />
  ),
};
