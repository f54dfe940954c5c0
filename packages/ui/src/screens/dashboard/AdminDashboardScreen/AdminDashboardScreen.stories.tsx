import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { tryAgain } from '../../../catalogue/list-plays';
import { AdminDashboardScreen } from './AdminDashboardScreen';

const none = { waiting: 0, oldestAt: null };
const quiet = {
  phase: 'ready',
  dataRequests: { waiting: 0, dueOn: null },
  ...{ registrations: none, emergencyAccesses: none, prescriptions: none, orders: none },
  failedJobs: { waiting: 0, newestAt: null },
  jobs: { due: 0, oldestDueAt: null },
  frontendErrors: { count: 0, newestAt: null },
  today: {
    timeZone: 'Asia/Kolkata',
    ...{ visits: { planned: 0, held: 0, cancelled: 0, missed: 0 }, ordersPlaced: 0 },
  },
  people: { patients: 412, doctors: 18, administrators: 2 },
} as const;

const meta = {
  title: 'Screens/Dashboard/Administrator dashboard',
  component: AdminDashboardScreen,
  parameters: {
    guide: {
      purpose:
        'What waits for an administrator, and is the product well? Numbers only, and none of a person.',
      operations: ['readAdminOverview'],
      notes: ['It counts people and what waits, never what a record says.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      phase: 'ready',
      registrations: { waiting: 3, oldestAt: '2026-11-18T09:00:00+05:30' },
      dataRequests: { waiting: 2, dueOn: '2026-11-24' },
      emergencyAccesses: { waiting: 1, oldestAt: '2026-11-19T22:14:00+05:30' },
      prescriptions: { waiting: 2, oldestAt: '2026-11-20T09:31:00+05:30' },
      orders: { waiting: 14, oldestAt: '2026-11-19T16:05:00+05:30' },
      failedJobs: { waiting: 2, newestAt: '2026-11-20T05:52:00+05:30' },
      jobs: { due: 12, oldestDueAt: '2026-11-20T10:22:00+05:30' },
      today: {
        timeZone: 'Asia/Kolkata',
        ...{ visits: { planned: 22, held: 9, cancelled: 3, missed: 1 }, ordersPlaced: 17 },
      },
      frontendErrors: { count: 4, newestAt: '2026-11-20T08:14:00+05:30' },
      people: { patients: 1_04_882, doctors: 126, administrators: 3 },
    },
    clock: { now: '2026-11-20T10:40:00+05:30', timeZone: 'Asia/Kolkata' },
    onRetry: fn(),
  },
} satisfies Meta<typeof AdminDashboardScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: tryAgain,
};

export const DecisionsWait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      '22 decisions are waiting for you.',
    );
    await expect(canvas.getByRole('link', { name: 'Verify' })).toHaveAttribute(
      'href',
      '/dashboard/admin?tab=users',
    );
    await expect(
      canvas.getByRole('heading', { name: '2 prescriptions are waiting for a pharmacist' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review' })).toHaveAttribute(
      'href',
      '/dashboard/admin?tab=healthcare',
    );
  },
};

export const NothingWaits: Story = { args: { state: quiet } };

export const OneWaits: Story = {
  args: { state: { ...quiet, registrations: { waiting: 1, oldestAt: '2026-11-20T09:00:00+05:30' } } },
};

/** More than are counted. */
export const Many: Story = {
  args: { state: { ...quiet, failedJobs: { waiting: 1_000, newestAt: '2026-11-20T10:39:00+05:30' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('1,000 or more decisions');
  },
};
