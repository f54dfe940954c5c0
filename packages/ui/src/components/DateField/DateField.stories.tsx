import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { DateField } from './DateField';
import { DateFace } from './private/DateFace';
import { typedDate } from './private/typed-date';

const meta = {
  title: 'Components/DateField',
  component: DateField,
  // Shows the field itself, from the beginning.
  loaders: [() => typedDate.load()],
  parameters: {
    guide: {
      do: [
        'Use it for a date that people know by heart: a birthday, the day of a vaccination.',
        'State the first and the last possible day, and name them in the error.',
      ],
      dont: [
        'Do not use it if the weekday or free dates matter: use a DatePicker.',
        'Do not ask for a date where an age or "last week" would do.',
      ],
      keyboard: [
        ['Tab', 'Moves to the day, then to the month and the year'],
        ['0-9', 'Type; a complete part moves on by itself'],
        ['Up, Down', 'Increases or decreases the part'],
        ['Backspace', 'Empties the part'],
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'dateOfBirth', label: 'Date of birth', value: null, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <DateField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof DateField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true, description: 'Day, month and year.' } };

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('14031972');
    await expect(args.onChange).toHaveBeenLastCalledWith('1972-03-14');
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    // The day stands first.
    await expect(parts).toEqual(['14', '03', '1972']);
  },
};

export const Filled: Story = { args: { value: '1972-03-14' } };

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1403');
    await userEvent.tab();
    await expect(canvas.getByText('Enter the day, the month and the year.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooLate: Story = {
  args: { value: '2031-01-01', maxValue: '2026-11-20' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByText('The date must be 20 Nov 2026 or earlier.')).toBeVisible();
  },
};

export const Invalid: Story = { args: { errorMessage: 'Enter your date of birth.', isRequired: true } };

/** While its code is loading: it looks the same, and loads the code as soon as someone uses it. */
export const OnTheWay: Story = {
  args: { value: '1972-03-14', errorMessage: 'Check your date of birth.' },
  render: ({ onChange, ...args }) => (
    <DateFace {...args} onChange={onChange} onAsk={() => onChange(null)} onFocusChange={fn()} />
  ),
  play: async ({ args, canvas, userEvent }) => {
    const face = canvas.getByRole('textbox', { name: 'Date of birth' });
    await expect(face).toHaveTextContent('14/03/1972');
    await expect(face).toHaveAccessibleDescription('Check your date of birth.');
    await userEvent.tab();
    await expect(face).toHaveFocus();
    await expect(args.onChange).toHaveBeenCalled();
  },
};

export const Disabled: Story = { args: { value: '1972-03-14', isDisabled: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, Filled, Invalid, Disabled }}
      touched={Filled}
      target={'[role="spinbutton"]'}
    />
  ),
};
