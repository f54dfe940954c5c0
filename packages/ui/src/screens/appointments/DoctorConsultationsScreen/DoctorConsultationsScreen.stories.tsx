import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { few, shownFigures } from '../test/sample-figures';
import { booked, cancelled, clock, completed, missed } from '../test/sample-visits';
import type { VisitRow } from '../types';
import { DoctorConsultationsScreen, type DoctorConsultationsScreenProps } from './DoctorConsultationsScreen';

const listOf = (...rows: VisitRow[]): DoctorConsultationsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});
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
