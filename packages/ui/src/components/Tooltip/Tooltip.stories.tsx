import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StateRow, StateSheet } from '../../catalogue/StateSheet';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { IconButton } from '../IconButton/IconButton';
import { Tooltip } from './Tooltip';

const print = fn();

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    text: 'With the name of the laboratory and the reference ranges.',
    children: <IconButton icon={Printer} label="Print the report" tone="secondary" onPress={print} />,
  },
  parameters: {
    guide: {
      do: [
        'Use it for help that is needed once and is in the way after that: the source of a number, a shortcut.',
        'Give the control a name that is sufficient without it.',
        'Keep it to one sentence; it cannot hold a link.',
      ],
      dont: [
        'Do not use it for anything that people must know before they act: show that on the screen.',
        'Do not use it to name an icon: an IconButton has a label for that.',
        'Do not put it on a disabled control: it cannot be reached there. Give the reason beside the control.',
        'Do not use it for more than text: that is a Popover.',
      ],
      keyboard: [
        ['Tab', 'Moves the focus to the control and shows it'],
        ['Escape', 'Puts it away'],
      ],
    } satisfies ComponentGuide,
  },
} satisfies Meta<typeof Tooltip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  tags: ['sheet'],
  parameters: pictured,
  render: (args) => (
    <StateSheet>
      <StateRow title="Closed: nothing tells of it">
        <Tooltip {...args} />
        <Tooltip text="They see it until you take it back.">
          <Button tone="secondary" icon={Share2}>
            Share
          </Button>
        </Tooltip>
      </StateRow>
    </StateSheet>
  ),
};

export const ByKeyboard: Story = {
  tags: ['sheet'],
  args: { placement: 'bottom' },
  parameters: pictured,
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Print the report' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(button).toHaveAccessibleDescription(args.text);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};

export const Hovered: Story = {
  args: { placement: 'end' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(document.body);
    await userEvent.hover(button);
    const tip = await screen.findByRole('tooltip');
    // A pointer may go over to it, to read it magnified.
    await userEvent.hover(tip);
    await waitFor(() => expect(tip).toBeVisible());
    await userEvent.unhover(tip);
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const HeldByAFinger: Story = {
  args: { placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    print.mockClear();
    const button = canvas.getByRole('button');
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: '[TouchA>]', target: button });
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await userEvent.pointer({ keys: '[/TouchA]', target: button });
    // Asking what a button does must not press it.
    await expect(print).toHaveBeenCalledOnce();
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const InADialog: Story = {
  render: function InDialog(args) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>See the report</Button>
        <Dialog title="Report of 12 November" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Tooltip {...args}>
            <IconButton icon={Info} label="About this value" />
          </Tooltip>
        </Dialog>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See the report' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report of 12 November' });
    const button = within(dialog).getByRole('button', { name: 'About this value' });
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    // Escape puts the words away first, and closes the dialog only after that.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const LongWords: Story = {
  args: {
    text: 'Einschließlich des Namens des Labors, der Referenzbereiche und der Messmethode, soweit sie angegeben wurde.',
    placement: 'bottom',
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
