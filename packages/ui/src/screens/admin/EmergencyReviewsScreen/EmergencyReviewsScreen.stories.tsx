import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { EmergencyReviewsScreen, type EmergencyReviewsScreenProps } from './EmergencyReviewsScreen';
import type { EmergencyAccess } from './types';

const waiting: EmergencyAccess = {
  id: '0198f000-0000-7000-8000-000000000904',
  doctor: {
    firstName: 'Meera',
    lastName: 'Rao',
    licenseNumber: 'EX-000111',
    council: 'Example State Medical Council',
  },
  patientName: 'Asha Kulkarni',
  reason: 'Brought in unconscious after a fall. Her medicines and conditions are needed now.',
  openedAt: '2026-11-20T08:00:00+05:30',
  endsAt: '2026-11-20T08:15:00+05:30',
  review: 'OPEN',
  reviewedAt: null,
  note: null,
  version: 1,
};
const reviewed: EmergencyAccess = {
  ...waiting,
  review: 'JUSTIFIED',
  reviewedAt: '2026-11-20T08:40:00+05:30',
  note: 'The hospital confirms the admission at this time.',
  version: 2,
};
const listOf = (...rows: EmergencyAccess[]): EmergencyReviewsScreenProps['state'] => ({
  phase: 'ready',
  rows,
  pagination: { page: 1, limit: 10, total: rows.length, pages: Math.min(rows.length, 1) },
});

const meta = {
  title: 'Screens/Administration/Emergency reviews',
  component: EmergencyReviewsScreen,
  parameters: {
    guide: {
      purpose:
        'Was it justified to open a record without consent? An administrator compares the reason with what the hospital says, and both sides are told the result.',
      operations: ['listEmergencyAccesses', 'reviewEmergencyAccess'],
      notes: ['Of the patient only the name is shown, and nothing clinical.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: listOf(waiting),
    filter: 'OPEN',
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onFilterChange: fn(),
    onPageChange: fn(),
    onRetry: fn(),
    onReview: fn<EmergencyReviewsScreenProps['onReview']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof EmergencyReviewsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('radio', { name: 'To review' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onFilterChange).toHaveBeenLastCalledWith('JUSTIFIED');
  },
};

export const Reviewed: Story = { args: { filter: 'JUSTIFIED', state: listOf(reviewed) } };

export const NoneWaits: Story = { args: { state: listOf() } };

export const Loading: Story = { args: { state: { phase: 'loading' } } };

export const Forbidden: Story = { args: { state: { phase: 'forbidden' } } };

export const Failed: Story = {
  args: { state: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

async function review(note: string) {
  await userEvent.click(screen.getByRole('button', { name: /^Not justified/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mark this as not justified?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^What you found/ }), note);
  await userEvent.click(dialog.getByRole('button', { name: 'Not justified' }));
  return dialog;
}

export const FindsItNotJustified: Story = {
  play: async ({ args }) => {
    await review('The hospital knows of no such patient.');
    await waitFor(() =>
      expect(args.onReview).toHaveBeenCalledWith(waiting, {
        review: 'NOT_JUSTIFIED',
        note: 'The hospital knows of no such patient.',
      }),
    );
  },
};

export const ChangedElsewhere: Story = {
  args: {
    onReview: fn<EmergencyReviewsScreenProps['onReview']>(async () => ({
      ok: false,
      message: 'Somebody else changed this meanwhile.',
      current: reviewed,
    })),
  },
  play: async () => {
    const dialog = await review('The hospital knows of no such patient.');
    await expect(await dialog.findByText('Somebody else changed this meanwhile.')).toBeVisible();
  },
};
