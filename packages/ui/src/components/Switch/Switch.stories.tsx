import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Stack } from '../Stack/Stack';
import { Switch, type SwitchProps } from './Switch';

function Controlled(args: SwitchProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: boolean) => {
    setValue(next);
    args.onChange(next);
  };
  return <Switch {...args} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/Switch',
  component: Switch,
  args: { name: 'reminders', label: 'Remind me to measure', value: false, onChange: fn() },
  parameters: {
    guide: {
      do: [
        'Use it for a setting that takes effect at once, without a button to save it.',
        'Name the setting as it is when turned on: "Remind me to measure", and keep the words the same in both states.',
        'Show `isPending` while the change is being saved, and set it back with an `errorMessage` if saving fails.',
      ],
      dont: [
        'Do not use it for consent or in a form with a submit button: use a Checkbox there.',
        'Do not use it for two options that are not opposites: a RadioGroup names both.',
        'Do not name it as a question or with "not": then it is unclear what "on" means.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to it'],
        ['Space', 'Turns it on or off'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

const both = [false, true];

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Off and on">
        {both.map((value) => (
          <Controlled {...args} key={String(value)} value={value} />
        ))}
      </StateRow>
      {(['hovered', 'pressed', 'focused'] as const).map((state) => (
        <StateRow key={state} title={state}>
          {both.map((value) => (
            <InState key={String(value)} state={state} target="label">
              <Controlled {...args} value={value} />
            </InState>
          ))}
        </StateRow>
      ))}
      <StateRow title="Disabled">
        {both.map((value) => (
          <Controlled {...args} key={String(value)} value={value} isDisabled />
        ))}
      </StateRow>
      <StateRow title="Pending, with help, not saved">
        <Switch {...args} value isPending />
        <Controlled {...args} description="At half past seven, on this device." value />
        <Controlled {...args} errorMessage="This was not saved. Try again when you are online." />
      </StateRow>
      <StateRow title="At the end of the line">
        <Stack space={0}>
          <Controlled {...args} align="end" value description="At half past seven, on this device." />
          <Controlled {...args} align="end" label="Send me a summary on Sundays" />
        </Stack>
      </StateRow>
    </StateSheet>
  ),
};

export const Off: Story = {};

export const On: Story = { args: { value: true } };

export const ByKeyboard: Story = {
  args: { description: 'At half past seven, on this device.' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Remind me to measure' });
    await expect(control).toHaveAccessibleDescription('At half past seven, on this device.');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const PressedOnItsWords: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Remind me to measure'));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Pending: Story = {
  args: { value: true, isPending: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Working');
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { errorMessage: 'This was not saved. Try again when you are online.' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const LongWords: Story = {
  args: {
    align: 'end',
    label: 'Mich morgens und abends an die Blutdruckmessung auf diesem Gerät erinnern',
    description: 'Um halb acht, auf diesem Gerät, sofern es eingeschaltet ist.',
    value: true,
  },
  globals: { viewport: { value: 'phone' } },
};
