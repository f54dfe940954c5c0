import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Select, type SelectProps } from './Select';

function Controlled(args: SelectProps) {
  const [value, setValue] = useState(args.value);
  const onChange = (next: string) => {
    setValue(next);
    args.onChange(next);
  };
  return <Select {...args} value={value} onChange={onChange} />;
}

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    guide: {
      do: [
        'Use it for a choice among more than about six options that people know by name.',
        'Leave it empty until someone chooses, unless one option is right for nearly everyone.',
      ],
      dont: [
        'Do not use it for two to six options if there is room: a RadioGroup shows them all.',
        'Do not use it for hundreds: people can type into a ComboBox.',
      ],
      keyboard: [
        ['Enter, Space, Down', 'Opens the list'],
        ['Up, Down, Home, End', 'Moves through it'],
        ['Letters', 'Move to the option that begins with them, or choose it while the list is closed'],
        ['Enter', 'Chooses'],
        ['Left, Right', 'Choose the one before or after, while the list is closed'],
        ['Escape', 'Closes only the list'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    name: 'kind',
    label: 'What did you measure?',
    value: null,
    onChange: fn(),
    items: [
      { id: 'blood-pressure', label: 'Blood pressure' },
      { id: 'glucose', label: 'Glucose', description: 'Fasting, or after a meal' },
      { id: 'weight', label: 'Weight' },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Keys go to the list only once it has the focus. */
async function listIsReady() {
  const list = await screen.findByRole('listbox');
  await waitFor(() => expect(list).toContainElement(document.activeElement as HTMLElement));
}

export const Empty: Story = {};

export const Chosen: Story = { args: { value: 'glucose' } };

export const Open: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { value: 'glucose' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /What did you measure/ }));
    await expect(await screen.findByRole('option', { name: /^Glucose/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
};

export const ChosenByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await listIsReady();
    await userEvent.keyboard('w{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weight');
    const trigger = canvas.getByRole('button', { name: /What did you measure/ });
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const TheSameAgain: Story = {
  args: { value: 'glucose' },
  play: async ({ args, canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: /What did you measure/ });
    await userEvent.click(trigger);
    const chosen = await screen.findByRole('option', { name: /^Glucose/ });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.click(chosen);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ChosenWhileClosed: Story = {
  args: { value: 'glucose' },
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('weight');
    await userEvent.keyboard('b');
    await expect(args.onChange).toHaveBeenLastCalledWith('blood-pressure');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const InADialog: Story = {
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Add a reading</Button>
        <Dialog title="Add a reading" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Controlled {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add a reading' }));
    const trigger = await screen.findByRole('button', { name: /What did you measure/ });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await listIsReady();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
    // Escape closes the list first, and the dialog only when the list is closed.
    await userEvent.keyboard('{Enter}');
    await listIsReady();
    await userEvent.keyboard('{Escape}');
    await expect(screen.getByRole('dialog', { name: 'Add a reading' })).toBeVisible();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true, value: 'weight' } };

export const Invalid: Story = { args: { errorMessage: 'Choose what you measured.', isRequired: true } };

export const Disabled: Story = { args: { value: 'weight', isDisabled: true } };

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates
      meta={meta}
      states={{ Empty, Chosen, LabelHidden, Invalid, Disabled }}
      touched={Chosen}
      target="button"
    />
  ),
};
