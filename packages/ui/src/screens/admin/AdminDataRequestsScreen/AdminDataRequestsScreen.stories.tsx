import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pictured } from '../../../catalogue/pictured';
import {
  type AdminDataRequest,
  AdminDataRequestsScreen,
  type AdminDataRequestsScreenProps,
  type AdminDataRequestsState,
} from './AdminDataRequestsScreen';
import { answered, clock, nomination, open, overdue } from './test/example-requests';

const listOf = (...rows: AdminDataRequest[]): Extract<AdminDataRequestsState, { phase: 'ready' }> => ({
  phase: 'ready',
  rows,
  hasMore: false,
});

const meta = {
  title: 'Screens/Administration/Data requests',
  component: AdminDataRequestsScreen,
  parameters: {
    guide: {
      purpose:
        'What do people ask about their personal data, which request is due first, and what is the answer? An administrator begins with one, and answers it once.',
      operations: ['listAdminDataRequests', 'decideDataRequest'],
      notes: [
        'Nothing of the health of a person is shown: only their name, address and role, and what they wrote.',
        'Another administrator may have answered meanwhile: nothing is overwritten.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(overdue, open, nomination),
    filter: { state: 'waiting', type: null },
    clock,
    ownId: '0198f000-0000-7000-8000-000000000121',
    onFilterChange: fn(),
    onView: fn(),
    onMore: fn(),
    onRetry: fn(),
    onDecide: fn<AdminDataRequestsScreenProps['onDecide']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof AdminDataRequestsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Overdue')).toBeVisible();
    await expect(canvas.getByText('17 November 2026')).toBeVisible();
    canvas.getByRole('radio', { name: 'Requests' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onView).toHaveBeenLastCalledWith('people');
    await userEvent.click(canvas.getByRole('button', { name: /Type$/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Complaint' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ state: 'waiting', type: 'grievance' });
  },
};

export const OwnRequest: Story = {
  args: { ownId: overdue.person.id, state: listOf(overdue, nomination) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('This is your own request. Another administrator answers it.'),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Ravi Shetty/ })).toBeNull();
  },
};

export const Answered: Story = {
  args: { filter: { state: 'answered', type: null }, state: listOf(answered) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Answer Complaint/ })).toBeNull();
  },
};

export const NoneWaits: Story = { args: { state: listOf() } };

export const MoreOfThem: Story = {
  args: { state: { ...listOf(open), hasMore: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const MoreFailed: Story = {
  args: { state: { ...listOf(open), hasMore: true, isMoreFailed: true } },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Begins: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Access, Asha Kulkarni' }));
    await expect(args.onDecide).toHaveBeenCalledWith(open, { status: 'in_progress' });
    await expect(canvas.queryByRole('button', { name: /^Begin Complaint/ })).toBeNull();
  },
};

const elsewhere = fn<AdminDataRequestsScreenProps['onDecide']>(async () => ({
  ok: false,
  message: 'This was changed elsewhere.',
  current: answered,
}));

export const BegunElsewhere: Story = {
  args: { onDecide: elsewhere },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Begin Access, Asha Kulkarni' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This was changed elsewhere.');
  },
};

async function answer(text: string) {
  await userEvent.click(screen.getByRole('button', { name: 'Answer Complaint, Ravi Shetty' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Answer Ravi Shetty' }));
  const field = dialog.getByRole('textbox', { name: /^Your answer/ });
  await userEvent.type(field, text);
  await userEvent.click(dialog.getByRole('button', { name: 'Send the answer' }));
  return { dialog, field };
}

export const Answers: Story = {
  tags: ['sheet'],
  parameters: pictured,
  play: async ({ args }) => {
    const { field } = await answer('Sorry.');
    await expect(args.onDecide).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.type(field, ' A colleague called to move a visit.');
  },
};

export const SendsTheAnswer: Story = {
  play: async ({ args }) => {
    await answer(' A colleague called. ');
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith(overdue, {
        status: 'answered',
        answer: 'A colleague called.',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const AnsweredElsewhere: Story = {
  args: { onDecide: elsewhere },
  play: async () => {
    const { dialog, field } = await answer('A colleague called.');
    await expect(await dialog.findByText('This was changed elsewhere.')).toBeVisible();
    await expect(field).toHaveValue('A colleague called.');
  },
};
