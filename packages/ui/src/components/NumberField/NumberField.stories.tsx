import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Form } from '../Form/Form';
import { NumberField, type NumberFieldProps } from './NumberField';

function Controlled(args: NumberFieldProps) {
  const [value, setValue] = useState(args.value);
  const [unit, setUnit] = useState(args.unit);
  const onChange = (next: number | null) => {
    setValue(next);
    args.onChange(next);
  };
  return <NumberField {...args} value={value} onChange={onChange} unit={unit} onUnitChange={setUnit} />;
}

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  parameters: {
    guide: {
      do: [
        'Show the unit beside the number; if two are in use, let the person choose theirs.',
        'Say which values are impossible ("300 mmHg is the most"), and keep what was typed.',
      ],
      dont: [
        'Do not round or convert while someone types.',
        'Do not use it for numbers that are identifiers: telephone, registration, PIN code.',
      ],
      keyboard: [
        ['Tab', 'Moves to the number, then to the unit'],
        ['0-9, point', 'Writes'],
        ['Up, Down in the unit', 'Chooses another unit'],
      ],
    } satisfies ComponentGuide,
  },
  args: { name: 'systolic', label: 'Upper number (systolic)', unit: 'mmHg', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Filled: Story = {
  args: { value: 122 },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Upper number (systolic)' });
    await expect(field).toHaveAccessibleDescription('mmHg');
    await userEvent.click(field);
    // Neither a wheel nor an arrow may change a reading.
    await fireEvent.wheel(field, { deltaY: -100 });
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveValue('122');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

const temperature = {
  name: 'temperature',
  label: 'Temperature',
  unit: 'degF',
  units: [
    { id: 'Cel', label: '°C' },
    { id: 'degF', label: '°F' },
  ],
  isRequired: true,
};

export const WithUnits: Story = {
  args: { ...temperature, value: 98.6 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /Unit/ })).toHaveTextContent('°F');
  },
};

export const NotANumber: Story = {
  args: temperature,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Temperature' });
    await userEvent.type(field, '98.6 or so');
    await expect(field).toBeValid();
    await userEvent.tab();
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('98.6 or so');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const NotSentWhileUnreadable: Story = {
  args: { ...temperature, isRequired: false, onChange: fn() },
  render: (args) => (
    <Form onSubmit={() => args.onChange(0)}>
      <Controlled {...args} />
      <Button type="submit">Save</Button>
    </Form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), '98,6{Enter}');
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalledWith(0);
  },
};

export const Invalid: Story = { args: { value: 700, errorMessage: 'This must be 300 mmHg or less.' } };

export const Disabled: Story = { args: { value: 122, isDisabled: true } };

export const DisabledWithUnits: Story = { args: { ...temperature, value: 98.6, isDisabled: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, Filled, WithUnits, Invalid, Disabled, DisabledWithUnits }}
      touched={Filled}
      target="input"
    />
  ),
};
