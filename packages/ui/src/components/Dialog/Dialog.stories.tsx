import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Button } from '../Button/Button';
import { Menu } from '../Menu/Menu';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { Text } from '../Text/Text';
import { Dialog, type DialogProps } from './Dialog';

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  parameters: {
    guide: {
      do: [
        'Use it for one question, or one short task, that belongs to the page below.',
        'Ask in the title ("Delete this reading?") and answer in the buttons ("Delete", "Keep it").',
        'Keep it open until the action has succeeded: closing must not lose what was typed.',
      ],
      dont: [
        'Do not open a dialog from a dialog.',
        'Do not use it to say that something worked: use a toast.',
        'Do not remove the ways to close it, unless leaving would lose work in progress.',
      ],
      keyboard: [
        ['Tab, Shift+Tab', 'Moves within it, but not out of it'],
        [
          'Escape',
          'Closes an open list first, then the dialog; the focus returns to the element that opened it',
        ],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Delete this reading?',
    description: 'Blood pressure 184 / 121 mmHg, 2 Nov, 9:38 pm.',
    isOpen: true,
    onOpenChange: fn(),
    children: 'It goes from your record and from what Dr. Rao sees.',
    footer: (
      <>
        <Button tone="secondary">Keep it</Button>
        <Button tone="critical">Delete</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const paragraphs = Array.from({ length: 14 }, (_, index) => index + 1);

const page = () => within(document.body);

export const Question: Story = { tags: ['sheet'], parameters: pictured, args: { size: 'small' } };

export const OnAPhone: Story = { ...Question, parameters: {}, globals: { viewport: { value: 'phone' } } };

export const MustNotBeInterrupted: Story = {
  args: {
    canClose: false,
    footer: undefined,
    title: 'Sending your reading',
    children: 'This takes a moment.',
  },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(page().queryByRole('button', { name: 'Close' })).toBeNull();
  },
};

export const LongContent: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    title: 'What this means',
    footer: undefined,
    children: (
      <Stack>
        {paragraphs.map((number) => (
          <Text key={number}>
            {number}. Two numbers make a blood pressure: the pressure while your heart beats, and between
            beats.
          </Text>
        ))}
      </Stack>
    ),
  },
};

/** Its title and its cross stay in sight. */
export const Scrolled: Story = {
  ...LongContent,
  tags: [],
  parameters: {},
  play: async () => {
    const dialog = within(await page().findByRole('dialog'));
    dialog.getByText(/^14\./).scrollIntoView({ block: 'end' });
    const title = dialog.getByRole('heading', { level: 2 });
    const cross = dialog.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(title.getBoundingClientRect().top).toBeGreaterThan(0));
    for (const part of [title, cross]) {
      const { left, top, width, height } = part.getBoundingClientRect();
      const seen = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(part === seen || part.contains(seen)).toBe(true);
    }
  },
};

/** Opened by a button, with one of react-aria's lists inside: two ways of keeping focus that must not fight. */
function DialogWithSelect(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  const [arm, setArm] = useState<string | null>(null);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a reading</Button>
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen}>
        <Select
          name="arm"
          label="Arm"
          value={arm}
          onChange={setArm}
          items={[
            { id: 'left', label: 'Left arm' },
            { id: 'right', label: 'Right arm' },
          ]}
        />
      </Dialog>
    </>
  );
}

/** Opened from a menu, whose item is gone when the dialog closes. */
function DialogFromMenu(props: DialogProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Menu
        label="More for the reading of 2 Nov"
        items={[{ id: 'delete', label: 'Delete', tone: 'critical', onAction: () => setOpen(true) }]}
      />
      <Dialog {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

export const OpenedFromAMenu: Story = {
  args: { size: 'small' },
  render: (args) => <DialogFromMenu {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'More for the reading of 2 Nov' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await page().findByRole('menuitem', { name: 'Delete' });
    await userEvent.keyboard('{Enter}');
    const dialog = await page().findByRole('dialog', { name: 'Delete this reading?' });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const WithSelectInside: Story = {
  args: { title: 'Add a reading', description: undefined, footer: <Button>Save reading</Button> },
  render: (args) => <DialogWithSelect {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Add a reading' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const dialog = await page().findByRole('dialog', { name: 'Add a reading' });
    const select = () => within(dialog).getByRole('button', { name: /Arm/ });
    await waitFor(() => expect(select()).toHaveFocus());

    // The first Escape closes the list, and the focus is where it was opened.
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(within(dialog).getByRole('option', { name: 'Left arm' })).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(dialog).queryByRole('listbox')).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(select()).toHaveFocus());

    // A choice by keyboard, then one by pointer.
    await userEvent.keyboard('{ArrowDown}');
    await within(dialog).findByRole('option', { name: 'Left arm' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(select()).toHaveTextContent('Right arm'));
    await waitFor(() => expect(select()).toHaveFocus());
    await userEvent.click(select());
    await userEvent.click(await within(dialog).findByRole('option', { name: 'Left arm' }));
    await waitFor(() => expect(select()).toHaveTextContent('Left arm'));

    // The second Escape closes the dialog, and the focus is where that was opened.
    await waitFor(() => expect(within(dialog).queryByRole('listbox')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
