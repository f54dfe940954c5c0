import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import {
  type Broadcast,
  BroadcastsScreen,
  type BroadcastsScreenProps,
  type BroadcastsState,
} from './BroadcastsScreen';
import {
  cancelled,
  clock,
  draft,
  preview,
  scheduled,
  sending,
  sent,
  templates,
  trigger,
} from './test/example-broadcasts';

const listOf = (rows: readonly Broadcast[]): BroadcastsState => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const meta = {
  title: 'Screens/Administration/Communication',
  component: BroadcastsScreen,
  parameters: {
    guide: {
      purpose:
        'What do people have to know, who gets it, and what became of it? A message is written, looked at, and sent once.',
      operations: [
        'listBroadcasts',
        'createBroadcast',
        'listBroadcastTemplates',
        'previewBroadcast',
        'decideBroadcast',
        'listNotificationTriggers',
        'testNotificationTrigger',
        'checkNotificationTriggers',
      ],
      notes: ['Groups rest on roles and use, never on a record.', 'A count below ten is not told.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf([draft, scheduled, sending, sent, cancelled]),
    preview: { phase: 'ready', preview },
    templates,
    triggers: {
      state: { phase: 'ready', rows: [trigger] },
      onTest: fn(async () => ({ ok: true as const })),
      onCheck: fn(async () => ({ ok: true as const, sent: 1 })),
      onRetry: fn(),
    },
    clock,
    onOpen: fn(),
    onWrite: fn<BroadcastsScreenProps['onWrite']>(async () => ({ ok: true })),
    onDecide: fn<BroadcastsScreenProps['onDecide']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
    onRetryPreview: fn(),
  },
} satisfies Meta<typeof BroadcastsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Send a test/ }));
    await expect(args.triggers.onTest).toHaveBeenCalledWith(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Check now' }));
    await expect(args.triggers.onCheck).toHaveBeenCalledOnce();
  },
};

export const Nothing: Story = { args: { state: listOf([]) } };
export const Loading: Story = {
  args: {
    state: { phase: 'loading' },
    triggers: { ...meta.args.triggers, state: { phase: 'loading' } },
  },
};

export const NotLoaded: Story = {
  args: {
    state: { phase: 'failed' },
    triggers: { ...meta.args.triggers, state: { phase: 'failed' } },
  },
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(args.triggers.onRetry).toHaveBeenCalledOnce();
  },
};

export const Writing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a message' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
    await expect(args.onWrite).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Closed');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'We are closed.');
    await userEvent.click(screen.getByRole('radio', { name: 'All doctors' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() =>
      expect(args.onWrite).toHaveBeenCalledWith({
        title: 'Closed',
        body: 'We are closed.',
        segment: 'DOCTORS',
        quietDays: null,
      }),
    );
  },
};

const choose = async ({ userEvent }: Parameters<NonNullable<Story['play']>>[0], name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /Use a template/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** A template fills the fields; text that was typed is replaced only by somebody who says so. */
export const FromATemplate: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Write a message' }));
    const title = await screen.findByRole('textbox', { name: /^Title/ });
    await choose(context, 'Festival hours');
    await expect(title).toHaveValue('Our hours on festivals');
    await choose(context, 'Maintenance');
    await expect(title).toHaveValue('Maintenance on Sunday');
    await userEvent.type(title, ' morning');
    await choose(context, 'Festival hours');
    await expect(title).toHaveValue('Maintenance on Sunday morning');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my text' }));
    await expect(title).toHaveValue('Maintenance on Sunday morning');
    await choose(context, 'Festival hours');
    await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
    await expect(title).toHaveValue('Our hours on festivals');
    await userEvent.type(title, ' of May');
    await choose(context, 'Festival hours');
    await userEvent.click(await screen.findByRole('button', { name: 'Replace it' }));
    await expect(title).toHaveValue('Our hours on festivals');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    const { title: first, body } = templates[0];
    await waitFor(() =>
      expect(args.onWrite).toHaveBeenCalledWith({ title: first, body, segment: 'PATIENTS', quietDays: null }),
    );
  },
};

/** The server refused a placeholder: the dialog stays with what was typed. */
export const Refused: Story = {
  args: {
    onWrite: fn<BroadcastsScreenProps['onWrite']>(async () => ({
      ok: false,
      fieldErrors: { body: 'Must have no braces but {firstName} and {product}.' },
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write a message' }));
    await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Closed');
    await userEvent.type(screen.getByRole('textbox', { name: /^Text/ }), 'Hello you');
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
    await waitFor(() => expect(screen.getAllByText(/Must have no braces/).length).toBeGreaterThan(0));
  },
};

const openPreview: NonNullable<Story['play']> = async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Preview and send "Maintenance/ }));
  await expect(args.onOpen).toHaveBeenCalledWith(draft);
};

export const Sending: Story = {
  play: async (context) => {
    await openPreview(context);
    await expect(await screen.findByText(/1,04,882 people/)).toBeVisible();
    await context.userEvent.dblClick(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(context.args.onDecide).toHaveBeenCalledOnce());
    await expect(context.args.onDecide).toHaveBeenCalledWith(draft, { status: 'SENDING' });
  },
};

/** A colleague was faster. */
export const SendFailed: Story = {
  args: {
    onDecide: fn<BroadcastsScreenProps['onDecide']>(async () => ({
      ok: false,
      message: 'This was changed elsewhere. The page shows it as it is now.',
    })),
  },
  play: async (context) => {
    await openPreview(context);
    await context.userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('changed elsewhere'));
  },
};

/** Nothing can be sent that was not seen. */
export const PreviewFailed: Story = {
  args: { preview: { phase: 'failed' } },
  play: async (context) => {
    await openPreview(context);
    await expect(await screen.findByText(/Nothing was sent/)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};

export const FewPeople: Story = {
  args: { preview: { phase: 'ready', preview: { ...preview, people: { isWholeRole: false, count: null } } } },
  play: async (context) => {
    await openPreview(context);
    await expect(await screen.findByText(/Fewer than 10 people/)).toBeVisible();
  },
};

export const Stopping: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Stop sending/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop sending' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith(sending, { status: 'CANCELLED' }));
  },
};
