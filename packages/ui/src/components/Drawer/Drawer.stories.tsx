import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Drawer } from './Drawer';

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  parameters: {
    guide: {
      do: [
        'Use it for content that slides in from the edge for a while: the menu on a phone, unsent entries.',
        'Give it a name that describes its content.',
      ],
      dont: [
        'Do not put a form into it that is lost by touching outside.',
        'Do not use it on a wide screen that has room for the content itself.',
      ],
      keyboard: [
        ['Tab, Shift+Tab', 'Moves within it'],
        ['Escape', 'Closes it; the focus returns to the element that opened it'],
      ],
    } satisfies ComponentGuide,
  },
  args: {
    label: 'Menu',
    isOpen: true,
    onOpenChange: fn(),
    children: (
      <Button tone="quiet" href="#dashboard">
        Dashboard
      </Button>
    ),
  },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    const drawer = await within(document.body).findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(drawer).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const FromTheEnd: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { label: 'Not sent yet', side: 'end' },
  render: (args) => (
    <Drawer {...args}>
      <Text>What is in it is as wide as the drawer, and brings its own padding.</Text>
    </Drawer>
  ),
  play: async ({ userEvent }) => {
    const drawer = await within(document.body).findByRole('dialog', { name: 'Not sent yet' });
    await userEvent.tab();
    await expect(within(drawer).getByRole('button', { name: 'Close' })).toHaveFocus();
  },
};
