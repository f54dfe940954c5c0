import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { DateRangePicker, type DateRangePickerProps, type DayRange } from './DateRangePicker';

function Controlled(args: DateRangePickerProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: DayRange | null) => {
    setValue(next);
    args.onChange(next);
  };
  return <DateRangePicker {...args} value={value} onChange={onChange} />;
}

const march = { start: '2024-03-04', end: '2024-03-14' };

const meta = {
  title: 'Components/DateRangePicker',
  component: DateRangePicker,
  args: { name: 'days', label: 'Readings from', value: null, onChange: fn(), today: '2024-03-31' },
  parameters: {
    guide: {
      do: [
        'Use it to limit a list, a chart or a report to a period of days.',
        'Offer common periods as presets; most people never open the calendar.',
        'Treat null as "no range yet": you get it while parts are missing or the end is before the start.',
      ],
      dont: [
        'Do not use it if only a few periods make sense: a SegmentedControl shows them all at once.',
        'Do not use it for one day: that is a DatePicker.',
        'Do not offer presets that end today for something in the future.',
      ],
      keyboard: [
        ['Tab', 'Moves through both days, part by part, to the button that opens the calendar'],
        ['Digits, Arrow Up, Arrow Down', 'Change the focused part'],
        ['Alt + Arrow Down', 'Opens the calendar'],
        ['Arrow keys, Page Up, Page Down', 'In the calendar, move by a day, a week or a month'],
        ['Enter, Space', 'In the calendar, choose the first day, then the last'],
        ['Escape', 'Clears the first day, then closes the calendar'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const calendarButton = (within: { getByRole: typeof screen.getByRole }) =>
  within.getByRole('button', { name: /^Calendar/ });
const focused = () => document.activeElement as HTMLElement;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Empty, filled, with help">
        <Controlled {...args} isRequired />
        <Controlled {...args} value={march} />
        <Controlled {...args} value={march} description="Both days belong to it." />
      </StateRow>
      <StateRow title="Focused: a part, and the button">
        <InState state="focused" target="[data-type=month]">
          <Controlled {...args} value={march} />
        </InState>
        <InState state="focused" target="button">
          <Controlled {...args} value={march} />
        </InState>
      </StateRow>
      <StateRow title="Invalid, disabled">
        <Controlled {...args} errorMessage="Say from when to when." />
        <Controlled {...args} value={march} isDisabled />
      </StateRow>
    </StateSheet>
  ),
};

export const Empty: Story = { args: { isRequired: true } };

export const Filled: Story = { args: { value: march } };

export const Open: Story = {
  tags: ['sheet'],
  args: { value: march, maxValue: '2024-03-31' },
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(calendarButton(canvas));
    await waitFor(() => expect(screen.getByRole('grid', { name: /March 2024/ })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Last 30 days' })).toBeVisible());
  },
};

export const OpenOnAPhone: Story = {
  ...Open,
  tags: [],
  parameters: {},
  globals: { viewport: { value: 'phone' } },
};

export const ByOnePress: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(calendarButton(canvas));
    await userEvent.click(await screen.findByRole('button', { name: 'Last 30 days' }));
    // Today is one of them.
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-03-02', end: '2024-03-31' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(calendarButton(canvas)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('button', { name: 'Last 30 days' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

export const TypedByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('0403202414032024');
    await expect(args.onChange).toHaveBeenLastCalledWith(march);
  },
};

export const ByKeyboard: Story = {
  args: { value: march },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(focused()));
    // Once the first day is taken, the focus stands on the next.
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2024-03-11', end: '2024-03-13' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const EndsBeforeItStarts: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1403202404032024');
    await userEvent.click(document.body);
    await expect(
      await canvas.findByText(
        'The end date, 4 Mar 2024, is before the start date, 14 Mar 2024. Change one of them.',
      ),
    ).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    // The typed text is still there.
    const parts = canvas.getAllByRole('spinbutton').map((part) => part.textContent);
    await expect(parts).toEqual(['14', '03', '2024', '04', '03', '2024']);
  },
};

export const OneDayMissing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('14032024');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Enter both dates in full: day, month and year.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalledWith(expect.objectContaining({ start: '2024-03-14' }));
  },
};

export const TooLate: Story = {
  args: { value: { start: '2024-03-20', end: '2024-04-02' }, maxValue: '2024-03-31' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('The date must be 31 Mar 2024 or earlier.')).toBeVisible();
  },
};

export const InADialog: Story = {
  args: { value: march },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Share readings</Button>
        <Dialog title="Share readings" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Controlled {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share readings' }));
    const dialog = await screen.findByRole('dialog', { name: 'Share readings' });
    const button = calendarButton(within(dialog));
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(focused()));
    // Escape closes the calendar first, and the dialog only when the calendar is closed.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Invalid: Story = { args: { errorMessage: 'Say from when to when.', isRequired: true } };

export const Disabled: Story = { args: { value: march, isDisabled: true } };

export const OnAPhone: Story = { args: { value: march }, globals: { viewport: { value: 'phone' } } };
