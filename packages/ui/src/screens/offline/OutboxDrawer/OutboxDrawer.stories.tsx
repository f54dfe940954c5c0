import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import { conflict, correction, deletion, manyReadings, reading, refused, sealedAway } from '../test/items';
import { OutboxDrawer, type OutboxDrawerProps, type OutboxState } from './OutboxDrawer';

const online: OutboxState = {
  connection: 'online',
  sending: { phase: 'idle' },
  items: [deletion, reading, correction],
};

const meta = {
  title: 'Screens/Offline/Not sent yet',
  component: OutboxDrawer,
  parameters: {
    guide: {
      purpose:
        'Which of my changes does the server not have yet, why, and what can I do about it? It opens from the header when something was saved without a connection, refused, or changed elsewhere meanwhile.',
      operations: ['runBatch'],
      notes: [
        'An entry leaves the list only when the server has acknowledged it, or when the person discards it.',
        'Entries about the same reading are sent one after the other; different readings do not wait for each other.',
        'The interpretation of a reading, and advice on a critical one, are shown with the reading and do not wait for the server.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: online,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    isOpen: true,
    onOpenChange: fn(),
    onSendNow: fn(),
    onEdit: fn(),
    onDiscard: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OutboxDrawer>;
export default meta;

type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
const drawer = async () => within(await page().findByRole('dialog', { name: 'Not sent yet' }));
type Resting = Extract<OutboxState['sending'], { phase: 'resting' }>;
const resting = (why: Resting['why'], retryAt: string | null = null) => ({
  state: { ...online, sending: { phase: 'resting', why, retryAt } } as OutboxState,
});

export const Waiting: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Send now' }));
    await expect(args.onSendNow).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { ...online, connection: 'offline' } },
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: 'Send now' })).toBeDisabled();
    await expect((await drawer()).getByText('Needs a connection.')).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: {
    state: {
      connection: 'online',
      sending: { phase: 'sending', done: 12, total: 40 },
      items: [{ ...reading, standing: { phase: 'sending' } }, correction, ...manyReadings(26)],
    },
  },
  play: async () => {
    const bar = (await drawer()).getByRole('progressbar', { name: 'Sending' });
    await expect(bar).toHaveAttribute('aria-valuetext', '12 of 40');
  },
};

export const NeedsYourDecision: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { ...online, items: [conflict, refused, sealedAway, reading] } },
  play: async ({ args, userEvent }) => {
    const within = await drawer();
    await expect(within.getByRole('link', { name: 'Compare Your profile' })).toHaveAttribute(
      'href',
      '#unsent-4',
    );
    await expect(within.getByText('Value: This can be 1000 mg/dL at the most.')).toBeVisible();
    await expect(within.queryByRole('link', { name: 'Change A reading' })).toBeNull();
    await userEvent.click(within.getByRole('button', { name: 'Try again Glucose 1380 mg/dL' }));
    await expect(args.onRetry).toHaveBeenCalledWith(5);
  },
};

/** Nothing goes on by itself any more. */
export const OnlyDecisionsLeft: Story = {
  args: { state: { ...online, items: [conflict] } },
  play: async () => {
    await expect((await drawer()).getByRole('button', { name: 'Send now' })).toBeDisabled();
    await expect((await drawer()).getByText('The rest needs your decision first.')).toBeVisible();
  },
};

export const ServerNotReached: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: resting('unreachable', '2026-11-20T09:02:05+05:30'),
  play: async () => {
    await expect((await drawer()).getByText(/Next try in about 2 minutes\./)).toBeVisible();
    await expect((await drawer()).getByRole('button', { name: 'Send now' })).toBeEnabled();
  },
};

export const ServerBusy: Story = { args: resting('busy', '2026-11-20T09:00:20+05:30') };

/** Its address is not confirmed, or a step of signing in is missing. */
export const NothingTaken: Story = { args: resting('not-allowed') };

export const SignedOut: Story = {
  args: resting('signed-out'),
  play: async () => {
    await expect((await drawer()).getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  },
};

export const StorageFull: Story = { args: resting('storage') };

export const Empty: Story = {
  tags: ['sheet'],
  parameters: pictured,
  args: { state: { ...online, items: [] } },
  play: async () => {
    await expect((await drawer()).queryByRole('button', { name: 'Send now' })).toBeNull();
  },
};

export const EmptyAndOffline: Story = { args: { state: { ...online, connection: 'offline', items: [] } } };

export const TwoHundred: Story = {
  args: { state: { ...online, items: manyReadings(200) } },
  play: async ({ userEvent }) => {
    const within = await drawer();
    await expect(within.getAllByRole('listitem')).toHaveLength(50);
    await userEvent.click(within.getByRole('button', { name: 'Show 50 more' }));
    await expect(within.getAllByRole('listitem')).toHaveLength(100);
    await expect(within.getAllByRole('listitem')[50]).toHaveFocus();
    await expect(within.getByText('Showing 100 of 200.')).toBeVisible();
  },
};

/** Removes what it is told to, as the app does. */
function FakeApp(props: OutboxDrawerProps) {
  const [state, setState] = useState(props.state);
  return (
    <OutboxDrawer
      {...props}
      state={state}
      onDiscard={(id) => {
        props.onDiscard(id);
        setState({ ...state, items: state.items.filter((item) => item.id !== id) });
      }}
    />
  );
}

export const AskedBeforeDiscarding: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      (await drawer()).getAllByRole('button', { name: 'Discard Blood pressure 126 / 80 mmHg' })[0] as Element,
    );
    const asked = await page().findByRole('dialog', { name: 'Discard this?' });
    const loss = within(asked).getByText(/“Blood pressure 126 \/ 80 mmHg” is not saved anywhere else/);
    await waitFor(() => expect(loss).toBeVisible());
    await expect(args.onDiscard).not.toHaveBeenCalled();
  },
};

export const DiscardedByKeyboard: Story = {
  args: { state: { ...online, items: [reading] } },
  render: (args) => <FakeApp {...args} />,
  play: async ({ args, userEvent }) => {
    const opened = await drawer();
    await waitFor(() => expect(opened.getByRole('button', { name: 'Close' })).toHaveFocus());
    for (const _ of ['Send now', 'Change', 'Discard']) await userEvent.tab();
    const discard = (await drawer()).getByRole('button', { name: /^Discard/ });
    await expect(discard).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const asked = within(await page().findByRole('dialog', { name: 'Discard this?' }));
    await waitFor(() => expect(asked.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(discard).toHaveFocus());
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    const again = within(await page().findByRole('dialog', { name: 'Discard this?' }));
    await userEvent.tab();
    await expect(again.getByRole('button', { name: 'Discard' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDiscard).toHaveBeenCalledWith(1);
    await expect(await page().findByText('Nothing is waiting')).toBeVisible();
    const rest = await page().findByRole('dialog', { name: 'Not sent yet' });
    await waitFor(() => expect(rest.contains(document.activeElement)).toBe(true));
  },
};

export const DeletionTakenBack: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await drawer()).getByRole('button', { name: 'Do not delete Pulse 58 /min' }));
    const asked = within(await page().findByRole('dialog', { name: 'Undo the deletion?' }));
    await userEvent.click(asked.getByRole('button', { name: 'Do not delete' }));
    await expect(args.onDiscard).toHaveBeenCalledWith(3);
  },
};

export const WithoutAnAddressToEdit: Story = {
  args: { state: { ...online, items: [{ ...reading, editHref: undefined }] } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      (await drawer()).getByRole('button', { name: 'Change Blood pressure 126 / 80 mmHg' }),
    );
    await expect(args.onEdit).toHaveBeenCalledWith(1);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { state: { ...online, connection: 'offline', items: [refused, reading, correction] } },
};
