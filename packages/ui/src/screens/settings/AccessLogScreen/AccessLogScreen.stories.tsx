import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { AccessLogScreen, type AccessLogState } from './AccessLogScreen';
import { clock, entries } from './test/example-log';

const ready: Extract<AccessLogState, { phase: 'ready' }> = {
  phase: 'ready',
  rows: entries,
  pagination: { page: 1, limit: 10, total: 214, pages: 22 },
};
const nothing: AccessLogState = {
  phase: 'ready',
  rows: [],
  pagination: { page: 1, limit: 10, total: 0, pages: 0 },
};

const meta = {
  title: 'Screens/Settings/Access log',
  component: AccessLogScreen,
  parameters: {
    guide: {
      purpose:
        'Who looked at my record, when and why? Each access and each change is one line, which no one can remove.',
      operations: ['listAccessLog'],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready,
    filter: { by: 'everyone', actorId: null, purpose: null },
    clock,
    onFilterChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AccessLogScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Everyone: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: 'Everyone' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      by: 'others',
      actorId: null,
      purpose: null,
    });
    await expect(canvas.getByText('You signed in')).toBeVisible();
    await expect(canvas.getByText('3 entries within 8 minutes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Older' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const DetailsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', {
      name: 'Details: Dr. Meera Rao read your vital signs, Yesterday, 9:40 pm',
    });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('019a9f3a-1111-7000-8000-00000000a002')).toBeVisible();
    await expect(canvas.getByText(/19 November.* 2026.*9:40:00/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByText('019a9f3a-1111-7000-8000-00000000a002')).toBeNull();
    await userEvent.keyboard('{Enter}');
  },
};

export const OthersOnly: Story = {
  args: {
    filter: { by: 'others', actorId: null, purpose: null },
    state: {
      ...ready,
      rows: entries.filter(({ actor }) => !actor.isSelf),
      pagination: { page: 1, limit: 10, total: 5, pages: 1 },
    },
  },
};

/** Shows one doctor's entries for one reason. */
export const OnePersonAndReason: Story = {
  args: {
    filter: { by: 'others', actorId: 'rao', purpose: 'TREAT' },
    state: {
      ...ready,
      rows: entries.filter(({ actor }) => actor.id === 'rao'),
      pagination: { page: 1, limit: 10, total: 1, pages: 1 },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Person/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Anyone' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      by: 'others',
      actorId: null,
      purpose: 'TREAT',
    });
    await userEvent.click(canvas.getByRole('button', { name: /Why/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Any reason' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      by: 'others',
      actorId: 'rao',
      purpose: null,
    });
  },
};

export const NothingOfThisChoice: Story = {
  args: { state: nothing, filter: { by: 'others', actorId: 'somebody', purpose: 'BTG' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      by: 'others',
      actorId: null,
      purpose: null,
    });
  },
};

/** More than are counted. */
export const MoreThanAreCounted: Story = {
  args: {
    filter: { by: 'others', actorId: null, purpose: null },
    state: { ...ready, pagination: { page: 1, limit: 10, total: 10_000, pages: 1000 } },
  },
};

export const AnotherPageOnItsWay: Story = { args: { state: { ...ready, isPending: true } } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const NobodyElse: Story = {
  args: { state: nothing, filter: { by: 'others', actorId: null, purpose: null } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show your own too' }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({
      by: 'everyone',
      actorId: null,
      purpose: null,
    });
  },
};

export const Empty: Story = { args: { state: nothing } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = await canvas.findByRole('button', {
      name: 'Details, Dr. Arjun Menon read your profile, 18 Nov, 2:12 am',
    });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByText('readPatientProfile')).toBeVisible();
  },
};
