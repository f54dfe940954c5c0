import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { InState } from '../../catalogue/InState';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Form } from '../Form/Form';
import { ComboBox, type ComboBoxItem, type ComboBoxProps } from './ComboBox';
import { doctors, longNames, medicines, specialties } from './examples';

function Controlled(args: ComboBoxProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: string | null) => {
    setValue(next);
    args.onChange(next);
  };
  return <ComboBox {...args} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/ComboBox',
  component: ComboBox,
  args: {
    name: 'specialty',
    label: 'What kind of doctor?',
    value: null,
    onChange: fn(),
    items: specialties,
  },
  parameters: {
    guide: {
      do: [
        'Use it to find one of many that people know by name: a doctor, a medicine, a city.',
        'Add a description if names alone are ambiguous: the specialty and the town of a doctor.',
        'If the list is not loaded, search with `onInputChange`, and show that with `isLoading`.',
      ],
      dont: [
        'Do not use it for a dozen or fewer: a Select shows them all without typing.',
        'Do not use it for free text: only options are accepted, and the field says so.',
        'Do not use it to search a page: that is a SearchField.',
      ],
      keyboard: [
        ['Letters', 'Narrow the list down'],
        ['Arrow Down, Arrow Up', 'Open the list and move through it'],
        ['Enter', 'Chooses the highlighted option'],
        ['Escape', 'Closes the list and keeps the typed text'],
      ],
    } satisfies ComponentGuide,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>;
export default meta;

type Story = StoryObj<typeof meta>;

const box = (scope: { getByRole: typeof screen.getByRole } = screen) => scope.getByRole('combobox');

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Empty, chosen, with help">
        <Controlled {...args} isRequired />
        <Controlled {...args} value="cardiology" />
        <Controlled {...args} value="cardiology" description="You can change it later." />
      </StateRow>
      <StateRow title="Hovered">
        <InState state="hovered" target="[role=group]">
          <Controlled {...args} />
        </InState>
        <InState state="hovered" target="button">
          <Controlled {...args} value="cardiology" />
        </InState>
      </StateRow>
      <StateRow title="Invalid, disabled">
        <Controlled {...args} errorMessage="Say what kind of doctor you look for." />
        <Controlled {...args} value="cardiology" isDisabled />
      </StateRow>
    </StateSheet>
  ),
};

export const Open: Story = {
  tags: ['sheet'],
  args: { value: 'endocrinology' },
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Show suggestions/ }));
    // All are shown, not only those that have the name of the chosen one in theirs.
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(6));
    await expect(screen.getByRole('option', { name: /^Endocrinology/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('neph');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('nephrology');
    await expect(box(canvas)).toHaveValue('Nephrology');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(box(canvas)).toHaveFocus();
    // Takes the choice back once the text is changed.
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

export const TypedInFull: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('cardiology');
    await userEvent.click(document.body);
    await expect(args.onChange).toHaveBeenLastCalledWith('cardiology');
    await expect(box(canvas)).toHaveValue('Cardiology');
  },
};

export const NoChoice: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('heart');
    await screen.findByText('Nothing found for "heart". Check the spelling, or type fewer letters.');
    await userEvent.click(document.body);
    await expect(
      await canvas.findByText('Choose one from the list. What you typed is still here.'),
    ).toBeVisible();
    await expect(box(canvas)).toHaveValue('heart');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('heart');
    await waitFor(() => expect(screen.getByText(/^Nothing found/)).toBeVisible());
  },
};

export const Cleared: Story = {
  args: { value: 'cardiology' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear What kind of doctor?' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(box(canvas)).toHaveValue('');
    await expect(box(canvas)).toHaveFocus();
  },
};

export const InSections: Story = {
  tags: ['sheet'],
  args: {
    label: 'Medicine',
    items: medicines,
  },
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('telmi');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('telmisartan-80');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Others' })).toBeVisible());
  },
};

/** Searches as a server would, at once. */
export const SearchedElsewhere: Story = {
  args: {
    label: 'Your doctor',
    value: 'iyer',
    valueLabel: 'Dr. Lakshmi Iyer',
    items: [],
    onInputChange: fn(),
  },
  render: function Searched(args) {
    const [found, setFound] = useState<readonly ComboBoxItem[]>([]);
    return (
      <Controlled
        {...args}
        items={found}
        onInputChange={(text) => {
          args.onInputChange?.(text);
          setFound(text ? doctors.filter(({ label }) => label.includes(text)) : []);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(box(canvas)).toHaveValue('Dr. Lakshmi Iyer');
    await userEvent.clear(box(canvas));
    await userEvent.keyboard('Ra');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await expect(args.onInputChange).toHaveBeenLastCalledWith('Ra');
    await userEvent.click(screen.getByRole('option', { name: /Rao/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('rao');
    await expect(box(canvas)).toHaveValue('Dr. Meera Rao');
    await userEvent.click(document.body);
    await expect(box(canvas)).toHaveValue('Dr. Meera Rao');
    await expect(args.onChange).toHaveBeenLastCalledWith('rao');
  },
};

export const Searching: Story = {
  tags: ['sheet'],
  args: { label: 'Your doctor', items: [], onInputChange: fn(), isLoading: true },
  parameters: pictured,
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('Ra');
    await waitFor(() => expect(screen.getByText('Searching')).toBeVisible());
  },
};

export const InAForm: Story = {
  render: function InForm(args) {
    return (
      <Form onSubmit={() => args.onChange('sent')}>
        <Controlled {...args} />
        <Button type="submit">Find doctors</Button>
      </Form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('heart{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Find doctors' }));
    // It does not go off without what was typed.
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Choose one from the list.');
    await expect(args.onChange).not.toHaveBeenCalledWith('sent');
    await userEvent.click(canvas.getByRole('link', { name: /Choose one from the list/ }));
    await expect(box(canvas)).toHaveFocus();
  },
};

export const InADialog: Story = {
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Book a visit</Button>
        <Dialog title="Book a visit" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Controlled {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Book a visit' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book a visit' });
    const input = box(within(dialog));
    input.focus();
    await userEvent.keyboard('neu');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    // Escape closes the list first, and the dialog only when the list is closed.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('neurology');
    await waitFor(() => expect(input).toHaveFocus());
  },
};

export const Invalid: Story = {
  args: { errorMessage: 'Say what kind of doctor you look for.', isRequired: true },
};

export const OnAPhone: Story = {
  args: {
    label: 'Welche Fachrichtung suchen Sie?',
    items: longNames,
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible());
  },
};
