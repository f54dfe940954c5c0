import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ComponentGuide } from '../../catalogue/guide';
import { pictured } from '../../catalogue/pictured';
import { Text } from '../../components/Text/Text';
import type { Saved } from '../state';
import { DeleteDialog } from './DeleteDialog';

type Deleted = Saved<{ isUnsent?: boolean }>;

const meta = {
  title: 'Patterns/DeleteDialog',
  component: DeleteDialog<{ isUnsent?: boolean }, never>,
  parameters: {
    guide: {
      do: [
        'Name the item to delete, and say whether it can be undone.',
        'Give the focus to the safe answer.',
      ],
      dont: ['Do not ask before an action that can be undone in one step: offer to undo it.'],
    } satisfies ComponentGuide,
  },
  args: {
    title: 'Delete this contact?',
    description: 'We will no longer call them.',
    yes: 'Delete contact',
    onDelete: fn(async (): Promise<Deleted> => ({ ok: true, isUnsent: true })),
    onClose: fn(),
    focusAfter: { current: null },
    children: <Text weight="bold">Ravi Kulkarni</Text>,
  },
} satisfies Meta<typeof DeleteDialog<{ isUnsent?: boolean }, never>>;
export default meta;

type Story = StoryObj<typeof meta>;

const question = async () => within(await screen.findByRole('dialog'));

export const Asks: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async () => {
    await waitFor(async () =>
      expect((await question()).getByRole('button', { name: 'Keep it' })).toHaveFocus(),
    );
  },
};

export const Deletes: Story = {
  play: async ({ args }) => {
    await userEvent.click((await question()).getByRole('button', { name: 'Delete contact' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith({ ok: true, isUnsent: true }));
  },
};

export const SaysThatItIsStillThere: Story = {
  args: { onDelete: fn(() => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ args }) => {
    const dialog = await question();
    await userEvent.click(dialog.getByRole('button', { name: 'Delete contact' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('We could not delete it.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
