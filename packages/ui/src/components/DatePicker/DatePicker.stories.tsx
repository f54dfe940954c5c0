import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { DatePicker, type DatePickerProps } from './DatePicker';

function Controlled(args: DatePickerProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: string | null) => {
    setValue(next);
    args.onChange(next);
  };
  return <DatePicker {...args} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/DatePicker',
  component: DatePicker,
  args: { name: 'visitOn', label: 'Day of the visit', value: null, onChange: fn() },
  parameters: {
    guide: {
      do: [
        'Use it if the weekday matters or the day is near: a visit, a dose, a follow-up.',
        'Set `minValue` and `maxValue` if some days are impossible: the calendar does not offer them, and a typed one gets an explanation.',
        'Let people type: everything works without opening the calendar.',
      ],
      dont: [
        'Do not use it for a day that people know by heart, such as a date of birth: a DateField is quicker.',
        'Do not use it for a date with a time: a DateTimeField asks for the time too.',
        'Do not use two of them for a period: a DateRangePicker checks that it ends after it starts.',
      ],
      keyboard: [
        ['Tab', 'Moves through day, month and year to the button that opens the calendar'],
        ['Digits, Arrow Up, Arrow Down', 'Change the focused part'],
        ['Alt + Arrow Down', 'Opens the calendar'],
        ['Arrow keys', 'In the calendar, move by a day or a week'],
        ['Page Up, Page Down', 'In the calendar, move by a month; with Shift by a year'],
        ['Enter, Space', 'In the calendar, choose the day'],
        ['Escape', 'Closes the calendar and changes nothing'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const calendarButton = (within: { getByRole: typeof screen.getByRole }) =>
  within.getByRole('button', { name: /^Calendar/ });

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Empty, filled, with help">
        <Controlled {...args} isRequired />
        <Controlled {...args} value="2024-03-14" />
        <Controlled {...args} value="2024-03-14" description="Between Monday and Saturday." />
      </StateRow>
      <StateRow title="Focused: a part, and the button">
        <InState state="focused" target="[data-type=day]">
          <Controlled {...args} value="2024-03-14" />
        </InState>
        <InState state="focused" target="button">
          <Controlled {...args} value="2024-03-14" />
        </InState>
      </StateRow>
      <StateRow title="Invalid, disabled">
        <Controlled {...args} errorMessage="Choose the day of the visit." />
        <Controlled {...args} value="2024-03-14" isDisabled />
      </StateRow>
    </StateSheet>
  ),
};

export const Empty: Story = { args: { isRequired: true } };

export const Filled: Story = { args: { value: '2024-03-14' } };

export const Open: Story = {
  tags: ['sheet'],
  args: { value: '2024-03-14', minValue: '2024-03-04', maxValue: '2024-04-30' },
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(calendarButton(canvas));
    const grid = within(await screen.findByRole('grid'));
    // The week begins on Sunday, as it does in India.
    await expect(grid.getAllByRole('columnheader', { hidden: true })[0]).toHaveTextContent('Sun');
    const chosen = grid.getByRole('button', { name: /14 March 2024 selected/ });
    await waitFor(() => expect(chosen).toBeVisible());
    await expect(grid.getByRole('button', { name: /Sunday, 3 March 2024/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const OpenOnAPhone: Story = {
  ...Open,
  tags: [],
  parameters: {},
  globals: { viewport: { value: 'phone' } },
};

export const TypedByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('14032024');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-14');
    await userEvent.tab();
    await expect(calendarButton(canvas)).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  args: { value: '2024-03-14' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    const day = await screen.findByRole('button', { name: /14 March 2024 selected/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-22');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('group')).toContainElement(focused()));
  },
};

const focused = () => document.activeElement as HTMLElement;

export const MonthAndYearByList: Story = {
  args: { value: '2024-03-14' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(calendarButton(canvas));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'month' }), 'August');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '2019');
    await waitFor(() => expect(screen.getByRole('grid', { name: /August 2019/ })).toBeVisible());
  },
};

export const Incomplete: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('1403');
    await userEvent.click(document.body);
    await expect(await canvas.findByText('Enter the day, the month and the year.')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TooEarly: Story = {
  args: { value: '2024-03-01', minValue: '2024-03-04' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.click(document.body);
    await expect(await canvas.findByText('The date must be 4 Mar 2024 or later.')).toBeVisible();
  },
};

export const InADialog: Story = {
  args: { value: '2024-03-14' },
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Move the visit</Button>
        <Dialog title="Move the visit" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Controlled {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move the visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the visit' });
    const button = calendarButton(within(dialog));
    button.focus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /14 March 2024 selected/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-03-15');
    await waitFor(() => expect(button).toHaveFocus());
    // Escape closes the calendar first, and the dialog only when the calendar is closed.
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('grid')).toContainElement(focused()));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const Invalid: Story = { args: { errorMessage: 'Choose the day of the visit.', isRequired: true } };

export const Disabled: Story = { args: { value: '2024-03-14', isDisabled: true } };

export const OnAPhone: Story = {
  args: { value: '2024-03-14', label: 'Tag der nächsten Videosprechstunde mit Ihrer Kardiologin' },
  globals: { viewport: { value: 'phone' } },
};
