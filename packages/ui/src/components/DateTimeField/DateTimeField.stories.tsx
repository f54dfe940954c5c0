import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { DateTimeField } from './DateTimeField';

const meta = {
  title: 'Components/DateTimeField',
  component: DateTimeField,
  parameters: {
    guide: {
      do: [
        'Use it for the time of an event: a reading, a dose.',
        'Make "Now" a single press: most readings are entered right away.',
      ],
      dont: [
        'Do not use it for booking a free time: that is a choice of slots.',
        'Do not convert time zones silently: show the local time of the person.',
      ],
      keyboard: [
        ['Tab', 'Moves through day, month, year, hour, minute and am/pm, then to Now'],
        ['0-9, a, p', 'Writes the part'],
        ['Up, Down', 'Increases or decreases the part'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'measuredAt',
    label: 'When you measured',
    value: '2026-11-20T07:10:00+05:30',
    timeZone: 'Asia/Kolkata',
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    const onChange = (next: string | null) => {
      setValue(next);
      args.onChange(next);
    };
    return <DateTimeField {...args} value={value} onChange={onChange} />;
  },
} satisfies Meta<typeof DateTimeField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const Empty: Story = { args: { value: null, isRequired: true } };

export const TypedByKeyboard: Story = {
  args: { value: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('181120260640p');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-18T18:40:00+05:30');
  },
};

export const InAnotherZone: Story = {
  args: { timeZone: 'Europe/London' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: /^hour/ })).toHaveTextContent('01');
    await expect(canvas.getByRole('spinbutton', { name: /^minute/ })).toHaveTextContent('40');
  },
};

export const Now: Story = {
  args: { value: null, maxValue: '2999-01-01T00:00:00Z' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\+05:30$/),
    );
  },
  // The time that it shows is another one each time.
  parameters: { chromatic: { disableSnapshot: true } },
};

export const TooLate: Story = {
  args: { maxValue: '2026-11-20T06:00:00+05:30' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^minute/ }));
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect(canvas.getByText(/^The time must be 20 Nov 2026, 6:00 am or earlier\.$/i)).toBeVisible();
  },
};

export const Invalid: Story = {
  args: { value: null, errorMessage: 'Enter when you measured.', isRequired: true },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => <StoryStates meta={meta} states={{ Filled, Empty, InAnotherZone, Invalid, Disabled }} />,
};
