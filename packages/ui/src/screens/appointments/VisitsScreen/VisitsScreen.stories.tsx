import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import {
  booked,
  cancelled,
  clock,
  completed,
  dueNow,
  endedWait,
  missed,
  offered,
  requested,
  waiting,
} from '../test/sample-visits';
import type { VisitRow, WaitRow } from '../types';
import { VisitsScreen, type VisitsScreenProps } from './VisitsScreen';

const listOf = (...rows: VisitRow[]): VisitsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const waitsOf = (...rows: WaitRow[]): VisitsScreenProps['waits'] => ({ phase: 'ready', rows });

const meta = {
  title: 'Screens/Appointments/Visits',
  component: VisitsScreen,
  parameters: {
    guide: {
      purpose: 'What comes next, what can I still change, and what became of my other visits?',
      operations: [
        'listConsultations',
        'changeConsultationStatus',
        'listWaitlist',
        'acceptWaitlistOffer',
        'declineWaitlistOffer',
        'leaveWaitlist',
      ],
      notes: ['Readable offline. Cancelling and checking in need the server.'],
    } satisfies ScreenGuide,
  },
  args: {
    page: 'appointments',
    part: 'upcoming',
    state: listOf(booked, requested),
    waits: waitsOf(),
    acts: {
      onTake: fn<VisitsScreenProps['acts']['onTake']>(async () => ({ ok: true })),
      onDecline: fn<VisitsScreenProps['acts']['onDecline']>(async () => ({ ok: true })),
      onLeave: fn<VisitsScreenProps['acts']['onLeave']>(async () => ({ ok: true })),
    },
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
const asksFirst: WaitRow = {
  ...offered,
  offer: offered.offer && { ...offered.offer, confirmation: 'on_request' },
};
export const OnWaitlists: Story = {
  args: {
    state: listOf(),
    waits: waitsOf(
      offered,
      waiting,
      { ...waiting, id: 'one-day', until: waiting.from, missedOffers: 2 },
      endedWait,
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/held for you for 40 more minutes, until 9:40\sam/)).toBeVisible();
    await expect(canvas.getByText('You wait for a time on Fri, 20 Nov.')).toBeVisible();
    const heading = canvas.getByRole('heading', { name: 'Waitlist' });
    await userEvent.click(canvas.getByRole('button', { name: /^Take the time with Dr. Meera Rao/ }));
    await waitFor(() => expect(args.acts.onTake).toHaveBeenCalledWith(offered));
    await userEvent.click(canvas.getByRole('button', { name: /^Decline the time/ }));
    await waitFor(() => expect(args.acts.onDecline).toHaveBeenCalledWith(offered));
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: /^Remove the waitlist/ }));
    await waitFor(() => expect(args.acts.onLeave).toHaveBeenCalledWith(endedWait));
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
export const WaitsEnded: Story = {
  args: {
    state: listOf(),
    waits: waitsOf(
      { ...endedWait, id: 'past', endedBecause: 'past', missedOffers: 0 },
      { ...endedWait, id: 'unavailable', endedBecause: 'unavailable', missedOffers: 0 },
    ),
  },
};
export const OfferOnRequest: Story = {
  args: { state: listOf(), waits: waitsOf(asksFirst) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The doctor confirms it first/)).toBeVisible();
  },
};
export const LeavesAWaitlist: Story = {
  args: { state: listOf(), waits: waitsOf(waiting) },
  play: async ({ canvas, userEvent, args }) => {
    const leave = () => userEvent.click(canvas.getByRole('button', { name: /^Leave the waitlist of/ }));
    await leave();
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(await asked.findByRole('button', { name: 'Stay on the list' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.acts.onLeave).not.toHaveBeenCalled();
    await leave();
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Leave the waitlist' }));
    await waitFor(() => expect(args.acts.onLeave).toHaveBeenCalledWith(waiting));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Coming visits' })).toHaveFocus());
  },
};
export const OfferExpired: Story = {
  args: {
    state: listOf(),
    waits: waitsOf({ ...offered, missedOffers: 2 }),
    clock: { ...clock, now: '2026-11-20T09:40:00+05:30' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^It was held for you until 9:40\sam, by the clock/)).toBeVisible();
    await expect(canvas.queryByText(/You are still on the waitlist/)).toBeNull();
    // The clock may be wrong: the server decides.
    await expect(canvas.getByRole('button', { name: /^Take the time/ })).toBeEnabled();
  },
};
export const OfferTakenBack: Story = {
  args: {
    state: listOf(),
    waits: waitsOf(offered),
    acts: {
      onTake: async () => ({
        ok: false,
        message: 'No time is held for you any more. You are told when the next one is free.',
      }),
      onDecline: async () => ({ ok: false, message: 'You are not on this waitlist any more.' }),
      onLeave: async () => ({ ok: true }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const take = canvas.getByRole('button', { name: /^Take the time/ });
    await userEvent.click(take);
    await expect(await canvas.findByText(/^No time is held for you any more/)).toBeVisible();
    await expect(take).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /^Decline the time/ }));
    await expect(await canvas.findByText('You are not on this waitlist any more.')).toBeVisible();
  },
};
export const WaitsOffline: Story = {
  args: { isOffline: true, state: listOf(), waits: waitsOf(offered, waiting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Take the time/ })).toBeDisabled();
  },
};
export const WaitsUnknown: Story = {
  args: { waits: { phase: 'failed' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const None: Story = { args: { state: listOf() } };
export const Offline: Story = {
  args: { isOffline: true, state: { ...listOf(booked), readAt: '2026-11-20T07:00:00+05:30' } as never },
};
export const NotOnDevice: Story = {
  args: { isOffline: true, state: { phase: 'not-on-device' }, waits: { phase: 'not-on-device' } },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
