import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  parameters: {
    guide: {
      do: [
        'Use it for two to about six options of which one applies; all are visible at once.',
        'Offer "I do not know" if that is a valid answer.',
      ],
      dont: [
        'Do not preselect one, unless it is safe for everyone.',
        'Do not use it for more than six: use a Select.',
      ],
      keyboard: [
        ['Tab', 'Moves to the chosen one, or to the first'],
        ['Up, Down, Left, Right', 'Chooses the one before or after'],
        ['Space', 'Chooses the focused one'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'context',
    label: 'When did you measure?',
    value: null,
    onChange: fn(),
    items: [
      { id: 'fasting', label: 'Before eating' },
      { id: 'after-meal', label: 'After a meal', description: 'Two hours after the first bite.' },
      { id: 'random', label: 'I do not know' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string) => {
      setValue(next);
      args.onChange(next);
    };
    return <RadioGroup {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { isRequired: true } };

export const Chosen: Story = { args: { value: 'fasting' } };

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith('fasting');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('after-meal');
    const chosen = canvas.getByRole('radio', { name: 'After a meal' });
    await expect(chosen).toHaveFocus();
    await expect(chosen).toHaveAccessibleDescription('Two hours after the first bite.');
  },
};

export const WithDescription: Story = { args: { description: 'The usual ranges depend on it.' } };

export const Invalid: Story = { args: { isRequired: true, errorMessage: 'Choose one of these.' } };

export const Disabled: Story = { args: { value: 'fasting', isDisabled: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Empty, Chosen, WithDescription, Invalid, Disabled }} />,
};
