import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { booked, cancelled, clock, completed, dueNow, missed, requested } from '../test/sample-visits';
import type { VisitRow } from '../types';
import { VisitsScreen, type VisitsScreenProps } from './VisitsScreen';

const listOf = (...rows: VisitRow[]): VisitsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const meta = {
  title: 'Screens/Appointments/Visits',
  component: VisitsScreen,
  parameters: {
    guide: {
      purpose: 'What comes next, what can I still change, and what became of my other visits?',
      operations: ['listConsultations', 'changeConsultationStatus'],
      notes: ['Readable offline. Cancelling and checking in need the server.'],
    } satisfies ScreenGuide,
  },
  args: {
    page: 'appointments',
    part: 'upcoming',
    state: listOf(booked, requested),
    clock,
    isOffline: false,
    onPart: fn(),
    onCancel: fn<VisitsScreenProps['onCancel']>(async () => ({ ok: true })),
    onCheckIn: fn<VisitsScreenProps['onCheckIn']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof VisitsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Coming: Story = {};
export const Cancels: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Cancel the visit with/ });
    if (first) await userEvent.click(first);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(await dialog.findByRole('textbox', { name: /Reason/ }), 'I am travelling.');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel the visit' }));
    await waitFor(() => expect(args.onCancel).toHaveBeenCalledWith(booked, 'I am travelling.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const DueNow: Story = { args: { state: listOf(dueNow) } };
export const ChecksIn: Story = {
  args: {
    state: listOf(dueNow),
    onCheckIn: fn<VisitsScreenProps['onCheckIn']>(async () => ({
      ok: false,
      message: 'This visit is cancelled.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Check in for the visit/ }));
    await expect(await canvas.findByText('This visit is cancelled.')).toBeVisible();
  },
};
export const Past: Story = {
  args: { page: 'consultations', part: 'past', state: listOf(completed, missed, cancelled) },
};
export const None: Story = { args: { state: listOf() } };
export const Offline: Story = {
  args: { isOffline: true, state: { ...listOf(booked), readAt: '2026-11-20T07:00:00+05:30' } as never },
};
export const NotOnDevice: Story = { args: { isOffline: true, state: { phase: 'not-on-device' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
