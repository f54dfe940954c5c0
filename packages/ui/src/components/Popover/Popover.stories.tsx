import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, ListFilter } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Checkbox } from '../Checkbox/Checkbox';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { Link } from '../Link/Link';
import { Text } from '../Text/Text';
import { Popover, type PopoverProps } from './Popover';

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: <IconButton icon={Info} label="About this range" />,
    title: 'Where this range comes from',
    children: (
      <>
        <Text>Below 130 / 80 mmHg is the target that your doctor set on 2 November.</Text>
        <Link href="#guideline" isAlone>
          The guideline behind it
        </Link>
      </>
    ),
    onOpenChange: fn(),
  },
  parameters: {
    guide: {
      do: [
        'Use it for something small that belongs to one element: the source of a value, a filter.',
        'Give it a title that says what it is about; screen readers start with it.',
        'Apply its changes at once, or give it one button that applies them and closes it.',
      ],
      dont: [
        'Do not use it for a form of more than two or three answers: that is a Dialog or a page.',
        'Do not use it for a list of actions: that is a Menu.',
        'Do not use it for content that everyone must read.',
      ],
      keyboard: [
        ['Enter, Space', 'On the button, open it and move the focus in'],
        ['Tab', 'Moves through its content, and stays in it'],
        ['Escape', 'Closes it and returns the focus to the button'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Closed: only what opens it">
        <Popover {...args} />
        <Popover {...filter} />
      </StateRow>
    </StateSheet>
  ),
};

const filter = {
  trigger: (
    <Button tone="secondary" icon={ListFilter}>
      Filter
    </Button>
  ),
  title: 'Show readings',
  size: 'small',
  children: (close: () => void) => (
    <>
      <Checkbox label="Above range" value onChange={() => undefined} />
      <Checkbox label="Below range" value={false} onChange={() => undefined} />
      <Button size="small" onPress={close}>
        Show 12 readings
      </Button>
    </>
  ),
} satisfies PopoverProps;

export const Open: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About this range' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: args.title })).toBeVisible());
  },
};

export const WithControls: Story = {
  tags: ['sheet'],
  args: filter,
  parameters: pictured,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Show readings' })).toBeVisible());
  },
};

export const ByKeyboard: Story = {
  args: filter,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filter' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Show readings' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    // The focus stays in it.
    for (let step = 0; step < 5; step++) {
      await userEvent.tab();
      await expect(popover).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: 'Show 12 readings' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const InADialog: Story = {
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Blood pressure</Button>
        <Dialog title="Blood pressure" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Popover {...args} />
        </Dialog>
      </>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Blood pressure' }));
    const dialog = await screen.findByRole('dialog', { name: 'Blood pressure' });
    const button = within(dialog).getByRole('button', { name: 'About this range' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: args.title });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    // Escape closes the inner one first, and the dialog only after that.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(popover).not.toBeInTheDocument());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const OnAPhone: Story = {
  args: {
    title: 'Woher dieser Referenzbereich für Ihren Blutdruck stammt',
    size: 'large',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About this range' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
};
