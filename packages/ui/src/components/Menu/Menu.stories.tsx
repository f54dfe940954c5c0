import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Pencil, Trash2, User } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { StoryStates } from '../../catalogue/StoryStates';
import { Avatar } from '../Avatar/Avatar';
import { Menu } from './Menu';

const meta = {
  title: 'Components/Menu',
  component: Menu,
  parameters: {
    guide: {
      do: [
        'Use it for the other actions on an item, besides the main one.',
        'Name the item in the button: "More for the reading of 18 Nov".',
      ],
      dont: [
        'Do not hide the only way to do something important in it.',
        'Do not use it to choose a value: use a Select.',
      ],
      keyboard: [
        ['Enter, Space, Down', 'Opens it'],
        ['Up, Down, Home, End', 'Moves through it'],
        ['A letter', 'Moves to the item that begins with it'],
        ['Enter', 'Does it'],
        ['Escape', 'Closes it; the focus returns to the button'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    items: [
      { id: 'change', label: 'Change', icon: Pencil, onAction: fn() },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'critical', onAction: fn() },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ForARow: Story = {
  args: { label: 'More for the reading of 18 Nov' },
  play: async ({ canvas, userEvent, args }) => {
    const page = within(document.body);
    await userEvent.click(canvas.getByRole('button', { name: args.label }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.items[0]?.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  args: ForARow.args,
  play: async ({ canvas, userEvent }) => {
    const page = within(document.body);
    const item = (name: string) => page.findByRole('menuitem', { name });
    const button = canvas.getByRole('button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.tab();
    for (const [key, name] of [
      ['{Enter}', 'Change'],
      [' ', 'Change'],
      ['{ArrowDown}', 'Change'],
      ['{ArrowUp}', 'Delete'],
    ] as const) {
      await userEvent.keyboard(key);
      const focused = await item(name);
      await waitFor(() => expect(focused).toHaveFocus());
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    }
  },
};

export const Open: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: ForARow.args,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    // Its surface fades in: the menu is there before it can be seen.
    await waitFor(() => expect(within(document.body).getByRole('menu')).toBeVisible());
  },
};

export const WithOwnFace: Story = {
  args: {
    trigger: (
      <>
        <Avatar name="Asha Kulkarni" />
        Asha Kulkarni
      </>
    ),
    items: [
      { id: 'profile', label: 'Profile', icon: User, href: '#profile' },
      { id: 'out', label: 'Sign Out', icon: LogOut, onAction: fn() },
    ],
  },
};

export const Sheet: StoryObj = {
  tags: ['sheet'],
  parameters: pictured,
  render: () => (
    <StoryStates meta={meta} states={{ ForARow, WithOwnFace }} touched={ForARow} target="button" />
  ),
};
