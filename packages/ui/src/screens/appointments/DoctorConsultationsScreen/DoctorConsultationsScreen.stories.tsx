import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { booked, cancelled, clock, completed, missed } from '../test/sample-visits';
import type { VisitRow } from '../types';
import { DoctorConsultationsScreen, type DoctorConsultationsScreenProps } from './DoctorConsultationsScreen';

const listOf = (...rows: VisitRow[]): DoctorConsultationsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});
const days = [14, 15, 16, 17, 18, 19, 20].map((day) => `2026-11-${day}`);
const figures = {
  from: '2026-11-14',
  to: '2026-11-20',
  visits: 12,
  completed: 10,
  noShows: 1,
  cancelled: 2,
  noShowPercent: 9,
  medianWaitMinutes: 6,
  ...{ ratings: 7, averageRating: 4.4 },
  parts: days.map((day, index) => ({
    from: day,
    to: day,
    visits: [0, 0, 4, 2, 3, 2, 1][index] ?? 0,
    noShows: index === 3 ? 1 : 0,
  })),
};
const shownFigures: DoctorConsultationsScreenProps['figures'] = {
  state: { phase: 'ready', figures },
  period: 'week',
  onPeriod: fn(),
  onDownload: fn(),
  onRetry: fn(),
};
const few = {
  ...{ ...figures, visits: 2, completed: 1, noShowPercent: null, medianWaitMinutes: null },
  ...{ ratings: 1, averageRating: null },
};

const unsigned: VisitRow = { ...completed, noteState: 'draft' };

const meta = {
  title: 'Screens/Appointments/Consultations of a doctor',
  component: DoctorConsultationsScreen,
  parameters: {
    guide: {
      purpose: 'Whom did I see, whose note is not signed, and who did not come?',
      operations: ['listDoctorConsultations', 'readDoctorAnalytics'],
      notes: [],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(booked, unsigned, missed, cancelled),
    filter: { status: null, date: null },
    figures: shownFigures,
    clock,
    onFilter: fn(),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DoctorConsultationsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Note not signed')).toBeVisible();
  },
};
export const SavesFigures: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Figures' }));
    await expect(card.getByText('1, which is 9 %')).toBeVisible();
    await userEvent.click(card.getByRole('radio', { name: '30 days' }));
    await expect(args.figures.onPeriod).toHaveBeenCalledWith('month');
    await userEvent.click(card.getByRole('button', { name: 'Save as a table (CSV)' }));
    await expect(args.figures.onDownload).toHaveBeenCalled();
  },
};
export const None: Story = {
  args: {
    state: listOf(),
    figures: { ...shownFigures, state: { phase: 'ready', figures: few } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Fewer than five waits are known, so no time is given.'),
    ).toBeVisible();
  },
};
export const NoneOnADay: Story = {
  args: { state: listOf(), filter: { status: null, date: '2026-11-21' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ status: null, date: null });
  },
};
export const Loading: Story = {
  args: { state: { phase: 'loading' }, figures: { ...shownFigures, state: { phase: 'loading' } } },
};
export const Failed: Story = {
  args: { state: { phase: 'failed' }, figures: { ...shownFigures, state: { phase: 'failed' } } },
};
