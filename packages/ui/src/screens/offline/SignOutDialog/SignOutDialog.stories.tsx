import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { conflict, deletion, manyReadings, reading } from '../test/items';
import { SignOutDialog } from './SignOutDialog';

const meta = {
  title: 'Screens/Offline/Sign out with unsent entries',
  component: SignOutDialog,
  parameters: {
    guide: {
      purpose:
        'What should happen to the changes that I saved here and the server does not have yet? The question appears only when a person signs out while entries wait.',
      operations: ['runBatch', 'signOut'],
      notes: [
        'Nothing is deleted without being named and confirmed twice.',
        'Kept changes are encrypted with a key that only the same person gets back by signing in on this device.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'asking' },
    connection: 'online',
    items: [deletion, reading, conflict],
    onSend: fn(),
    onKeep: fn(),
    onDelete: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof SignOutDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await within(document.body).findByRole('dialog', { name }));

export const Asked: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    const asked = await dialog('3 entries are not sent yet');
    await userEvent.click(asked.getByRole('button', { name: 'Send now, then sign out' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
    await userEvent.click(
      asked.getByRole('button', { name: 'Keep them on this device until I sign in again here' }),
    );
    await expect(args.onKeep).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { connection: 'offline', items: [reading] },
  play: async () => {
    const asked = await dialog('One entry is not sent yet');
    await expect(asked.getByRole('button', { name: 'Send now, then sign out' })).toBeDisabled();
    await expect(
      asked.getByRole('button', { name: 'Keep it on this device until I sign in again here' }),
    ).toBeEnabled();
    const reason = asked.getByText('Sending needs a connection. You are offline.');
    await waitFor(() => expect(reason).toBeVisible());
  },
};

export const OnlyDecisionsLeft: Story = {
  args: { items: [conflict] },
  play: async () => {
    const asked = await dialog('One entry is not sent yet');
    await expect(asked.getByRole('button', { name: 'Send now, then sign out' })).toBeDisabled();
  },
};

export const Many: Story = {
  args: { items: manyReadings(40) },
  play: async () => {
    const asked = await dialog('40 entries are not sent yet');
    await expect(asked.getAllByRole('listitem')).toHaveLength(5);
    await waitFor(() => expect(asked.getByText('and 35 more')).toBeVisible());
  },
};

export const AskedTwiceBeforeDeleting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    const asked = await dialog('3 entries are not sent yet');
    await userEvent.click(asked.getByRole('button', { name: 'Delete them and sign out' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    const again = await dialog('Delete 3 entries that were not sent?');
    await waitFor(() => expect(again.getByText('Pulse 58 /min')).toBeVisible());
  },
};

export const DeletedByKeyboard: Story = {
  args: { items: [reading] },
  play: async ({ args, userEvent }) => {
    const asked = await dialog('One entry is not sent yet');
    asked.getByRole('button', { name: 'Delete it and sign out' }).focus();
    await userEvent.keyboard('{Enter}');
    const again = await dialog('Delete one entry that was not sent?');
    await waitFor(() => expect(again.getByRole('button', { name: 'Go back' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const back = await dialog('One entry is not sent yet');
    await waitFor(() => expect(back.getByRole('button', { name: 'Delete it and sign out' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await dialog('Delete one entry that was not sent?');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { phase: 'sending', done: 1, total: 3 } },
  play: async ({ args, userEvent }) => {
    const sending = await dialog('Sending, then signing out');
    await userEvent.click(sending.getByRole('button', { name: 'Stay signed in' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const NotSent: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    state: {
      phase: 'failed',
      message: 'We could not reach the server. One of 3 was sent; two are still on this device.',
    },
    items: [reading, deletion],
  },
};

/** The worker has sent the last one while it was asked. */
export const AllIsSentMeanwhile: Story = {
  args: { items: [] },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog('Everything is sent')).getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const Stayed: Story = {
  play: async ({ args, userEvent }) => {
    await dialog('3 entries are not sent yet');
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
