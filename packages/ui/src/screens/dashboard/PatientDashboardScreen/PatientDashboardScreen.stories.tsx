import { cast } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { pressure, subjects } from '../../../catalogue/test/clinical-states';
import { guidelines } from '../../../catalogue/test/guidelines';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { PatientDashboardScreen, type Summary } from './PatientDashboardScreen';
import { asha, nothing, ready, summary, summaryOf, withLast } from './test/dashboard-states';

const { asha: subject } = subjects;

const meta = {
  title: 'Screens/Dashboard/Patient dashboard',
  component: PatientDashboardScreen,
  parameters: {
    guide: {
      purpose:
        'How am I? One sentence on the reading that needs action, otherwise on blood pressure or on the type that is measured most, then the chart, then one next step.',
      operations: ['readVitalSignSummary', 'readVitalSignTrend'],
      sources: guidelines,
      notes: [
        'The first sentence is about the most severe reading of the last 24 hours, of any type, by its worst possible status, with its condition.',
        '"In range for six days" means six days in a row; if there are days without readings between them, it says "on all six days with readings since".',
        'A critical reading of any type is shown above everything else, for seven days.',
        "Its steps of first aid need a clinician's review before anyone relies on them.",
        'A reading that was not assessed is never called normal: the reason is shown.',
        'Offline it shows data that was read before, with its age, and readings that are not sent yet; critical readings are shown as always.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready,
    period: '30d',
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onPeriodChange: fn(),
    onRetry: fn(),
    onRetryTrend: fn(),
  },
} satisfies Meta<typeof PatientDashboardScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: 'Good morning, Asha. Your blood pressure has been in range for 17 days.',
      }),
    ).toBeVisible();
    await expect(canvas.getByText('Friday 20 November')).toBeVisible();
  },
};

export const AnotherPeriod: Story = {
  render: (args) => {
    const [period, setPeriod] = useState(args.period);
    return (
      <PatientDashboardScreen
        {...args}
        period={period}
        onPeriodChange={(next) => {
          setPeriod(next);
          args.onPeriodChange(next);
        }}
        state={
          period === args.period
            ? ready
            : { ...ready, trend: { phase: 'ready', trend: asha.data, isPending: true } }
        }
      />
    );
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '90 days' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('90d');
    await expect(canvas.getByRole('figure')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const OnlyTheTrendFailed: Story = {
  args: { state: { ...ready, trend: { phase: 'failed' } } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryTrend).toHaveBeenCalled();
  },
};

export const TrendLoading: Story = { args: { state: { ...ready, trend: { phase: 'loading' } } } };

export const NewPatient: Story = {
  args: {
    state: {
      phase: 'ready',
      firstName: cast.people.kiran.firstName,
      summary: summaryOf([]),
      trend: { phase: 'ready', trend: nothing.data },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your first reading' })).toBeVisible();
  },
};

export const NoBloodPressure: Story = {
  args: {
    state: {
      ...ready,
      summary: summaryOf(summary.items.slice(1)),
      trend: { phase: 'ready', trend: nothing.data },
    },
  },
};

export const BloodPressureOnly: Story = {
  args: {
    state: { ...ready, summary: summaryOf(summary.items.slice(0, 1)) },
  },
};

export const NothingInThisPeriod: Story = {
  args: {
    period: '30d',
    state: { ...ready, trend: { phase: 'ready', trend: { ...nothing.data, period: '30d' } } },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 90 days' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith('90d');
  },
};

export const LastOneAboveRange: Story = {
  args: { state: { ...ready, summary: withLast(pressure(142, 91, subject)) } },
};

export const LastOneCritical: Story = {
  args: { state: { ...ready, summary: withLast(pressure(184, 121, subject)) } },
  play: async ({ canvas }) => {
    const [, advice] = canvas.getAllByRole('heading');
    await expect(advice).toHaveTextContent('This blood pressure is dangerously high');
  },
};

export const LongName: Story = {
  args: { state: { ...ready, firstName: 'Venkatanarasimharajuvaripeta Subramanian' } },
};

const readAt = '2026-11-20T07:10:00+05:30';

/** Taken this morning, entered without a connection. */
function unsent(summary: Summary): Summary {
  const entered = { measuredAt: '2026-11-20T08:40:00+05:30' };
  const items = summary.items.map((item, index) => {
    if (index > 1) return item;
    const latest: ReadingRow = {
      ...item.latest,
      ...entered,
      unsent: { entryId: index, action: 'add', standing: index === 0 ? 'waiting' : 'attention' },
    };
    return { ...item, latest };
  });
  return { ...summary, items };
}

export const Offline: Story = {
  args: {
    isOffline: true,
    state: {
      ...ready,
      readAt,
      summary: unsent(summary),
      trend: { phase: 'ready', trend: asha.data, isWithoutUnsent: true },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You are offline\. Shown from this device/)).toBeVisible();
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
    await expect(canvas.getByText('Readings that are not sent yet are not shown here.')).toBeVisible();
  },
};

export const OfflineAndCritical: Story = {
  args: {
    isOffline: true,
    state: {
      ...ready,
      readAt,
      summary: unsent(withLast(pressure(184, 121, subject))),
      trend: { phase: 'ready', trend: asha.data, isWithoutUnsent: true },
    },
  },
  play: async ({ canvas }) => {
    const [, advice] = canvas.getAllByRole('heading');
    await expect(advice).toHaveTextContent('This blood pressure is dangerously high');
    await expect(canvas.getByRole('link', { name: 'Call 112' })).toBeVisible();
  },
};

export const CourseNotOnThisDevice: Story = {
  args: { isOffline: true, period: '1y', state: { ...ready, readAt, trend: { phase: 'not-on-device' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You have not opened this period on this device/)).toBeVisible();
  },
};

export const NothingOnThisDevice: Story = {
  args: { isOffline: true, state: { phase: 'not-on-device', firstName: 'Asha', told: summaryOf([]).told } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('No readings are waiting. What you add now will appear here.'),
    ).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Add a reading' })).toHaveFocus();
  },
};

/** The browser knows of a network, and the server does not answer. */
export const NothingHereAndServerNotReached: Story = {
  args: { ...NothingOnThisDevice.args, isOffline: false, onRetry: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Two were added since, one of them critical. */
export const OnlyWhatWaits: Story = {
  args: {
    isOffline: true,
    state: {
      phase: 'not-on-device',
      firstName: 'Asha',
      told: withLast(pressure(184, 121, subject)).told,
      waiting: unsent(withLast(pressure(184, 121, subject)))
        .items.slice(0, 2)
        .map(({ latest }) => latest),
    },
  },
  play: async ({ canvas }) => {
    const [, advice] = canvas.getAllByRole('heading');
    await expect(advice).toHaveTextContent('This blood pressure is dangerously high');
    await expect(canvas.getByText('Not sent yet')).toBeVisible();
  },
};
