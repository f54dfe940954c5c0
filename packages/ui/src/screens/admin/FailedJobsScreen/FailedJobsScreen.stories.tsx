import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import {
  type FailedJob,
  FailedJobsScreen,
  type FailedJobsScreenProps,
  type FailedJobsState,
} from './FailedJobsScreen';
import { clock, dismissed, failed, retried } from './test/example-jobs';

const listOf = (rows: readonly FailedJob[]): FailedJobsState => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const meta = {
  title: 'Screens/Administration/Failed jobs',
  component: FailedJobsScreen,
  parameters: {
    guide: {
      purpose:
        'What could the server not do, and why? An administrator removes the cause, such as a mail server that is down, and retries it, or dismisses what nobody needs any more.',
      operations: ['listFailedJobs', 'decideFailedJob'],
      notes: [
        'A job names no person: who is in support needs none to see that e-mails are not sent.',
        'What was already done is not done twice by a retry.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(failed),
    filter: 'FAILED',
    clock,
    onFilterChange: fn(),
    onPageChange: fn(),
    onDecide: fn<FailedJobsScreenProps['onDecide']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof FailedJobsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Some: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Failed' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('RETRIED');
  },
};

export const Retried: Story = { args: { filter: 'RETRIED', state: listOf(retried) } };

export const Dismissed: Story = {
  args: { filter: 'DISMISSED', state: listOf(dismissed) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Retry Removing old data/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(dismissed[0], 'RETRIED');
  },
};

export const NothingFailed: Story = { args: { state: listOf([]) } };
export const NothingRetried: Story = { args: { filter: 'RETRIED', state: listOf([]) } };
export const NothingDismissed: Story = { args: { filter: 'DISMISSED', state: listOf([]) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const NotLoaded: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const RetryByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Retry E-mail/ }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDecide).toHaveBeenLastCalledWith(failed[0], 'RETRIED');
  },
};

/** A colleague was faster: the row is read again, and until then says so. */
export const DecidedElsewhere: Story = {
  args: {
    onDecide: fn<FailedJobsScreenProps['onDecide']>(async () => ({
      ok: false,
      message: 'This was changed elsewhere. The page shows it as it is now.',
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss E-mail/ }));
    await expect(args.onDecide).toHaveBeenLastCalledWith(failed[0], 'DISMISSED');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('changed elsewhere'));
  },
};
