import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { refuseDaysInWrongOrder, tryAgain } from '../../../catalogue/list-plays';
import { AuditScreen, type AuditState } from './AuditScreen';
import { clock, entries, logs, noFilter } from './test/example-audit';

const found = (more: Partial<Extract<AuditState, { phase: 'ready' }>> = {}): AuditState => ({
  ...{ phase: 'ready', rows: entries, lookedBackTo: null, hasMore: false },
  ...more,
});
const checked = { phase: 'done', entries: 1_204_118, chains: 48_211, checkedAt: clock.now } as const;

const meta = {
  title: 'Screens/Administration/Audit log',
  component: AuditScreen,
  parameters: {
    guide: {
      purpose:
        'Who read or changed what of whose record? An administrator searches the log of everyone, checks that nobody altered it, and finds what a page logged when a person reports an error id.',
      operations: ['listAuditEntries', 'checkAuditTrail', 'listFrontendLogs'],
      notes: [
        'No entry says what a record contains. What was refused leaves no entry, and no network is kept.',
        'A search that looked at many entries in vain says how far it looked, and goes on when it is asked to.',
        'The check says what it cannot find: a log that was written again together with its ends.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: found(),
    filter: noFilter,
    check: { phase: 'idle' },
    logs: null,
    clock,
    ...{ onSearch: fn(), onMore: fn(), onRetry: fn() },
    ...{ onCheck: fn(), onFindLogs: fn(), onMoreLogs: fn(), onRetryLogs: fn() },
  },
} satisfies Meta<typeof AuditScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Entries: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Meera Rao looked at readings')).toBeVisible();
    await expect(canvas.getByText('Someone without an account looked at emergency access')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Who acted/), ' meera@nadi.example ');
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith({ ...noFilter, actor: 'meera@nadi.example' });
  },
};

export const Filtered: Story = {
  args: {
    filter: {
      ...{ actor: 'meera@nadi.example', subject: '', recordType: 'vital-sign', action: 'read' },
      ...{ from: '2026-11-19', to: '2026-11-20' },
    },
    state: found({ rows: entries.slice(0, 1), hasMore: true }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show older entries' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onSearch).toHaveBeenLastCalledWith(noFilter);
  },
};

export const LastDayBeforeTheFirst: Story = {
  args: { filter: { ...noFilter, from: '2026-11-20', to: '2026-11-19' } },
  play: refuseDaysInWrongOrder,
};

export const NotYetSearchedToTheEnd: Story = {
  args: { state: found({ rows: [], lookedBackTo: '2026-11-02T10:15:00+05:30', hasMore: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search further back' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};

export const OlderNotLoaded: Story = {
  args: { state: found({ rows: entries.slice(0, 1), hasMore: true, isMoreFailed: true }) },
};
export const NoEntries: Story = { args: { state: found({ rows: [] }) } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const NobodyHasTheAddress: Story = {
  args: {
    filter: { ...noFilter, actor: 'nobody@nadi.example' },
    state: {
      phase: 'failed',
      message: 'Actor must be an id, or the exact e-mail address of an account.',
    },
  },
};
export const NotLoaded: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const Checking: Story = { args: { check: { phase: 'running', entries: 12_000 } } };
export const NoFaultFound: Story = {
  args: { check: { ...checked, fault: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};
export const LogIsAltered: Story = {
  args: {
    check: {
      ...checked,
      fault: {
        ...{ subjectId: '0198f000-0000-7000-8000-000000000101', number: 17, operation: 'listVitalSigns' },
        ...{
          at: '2026-11-19T17:30:00+05:30',
          what: 'altered, or the one before it is: its hash does not follow',
        },
      },
    },
  },
};
export const EntryIsMissing: Story = {
  args: {
    check: {
      ...checked,
      fault: {
        ...{ subjectId: '0198f000-0000-7000-8000-000000000101', number: 18, operation: null, at: null },
        what: 'missing, and those after it up to 20',
      },
    },
  },
};
export const CheckStopped: Story = { args: { check: { phase: 'failed', entries: 12_000 } } };

export const PageLogs: Story = {
  args: { logs: { phase: 'ready', rows: logs, hasMore: true } },
  play: async ({ args, canvas, userEvent }) => {
    const card = within(canvas.getByRole('region', { name: 'Errors on pages' }));
    await userEvent.type(card.getByLabelText(/^Error id/), '5f0c19');
    await userEvent.click(card.getByRole('button', { name: 'Find' }));
    await expect(args.onFindLogs).not.toHaveBeenCalled();
    await userEvent.type(card.getByLabelText(/^Error id/), 'AE');
    await userEvent.click(card.getByRole('button', { name: 'Find' }));
    await expect(args.onFindLogs).toHaveBeenLastCalledWith({ errorId: '5f0c19ae', day: null });
    await userEvent.click(card.getByRole('button', { name: 'Show older log entries' }));
    await expect(args.onMoreLogs).toHaveBeenCalledOnce();
  },
};
export const NoPageLogs: Story = { args: { logs: { phase: 'ready', rows: [], hasMore: false } } };
export const PageLogsLoading: Story = { args: { logs: { phase: 'loading' } } };
export const PageLogsNotLoaded: Story = { args: { logs: { phase: 'failed' } } };
