import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { clock } from '../test/sample-visits';
import { RatingCard, type RatingCardProps } from './RatingCard';

const given = {
  ...{ stars: 4, comment: 'You took time to explain the tablets.' },
  ...{ ratedAt: '2026-11-19T08:00:00+05:30', changedAt: '2026-11-19T08:00:00+05:30' },
};

const meta = {
  title: 'Screens/Appointments/Consultation/Rating',
  component: RatingCard,
  args: {
    rating: { given: null, canRate: true },
    side: 'PATIENT',
    doctor: 'Dr. Meera Rao',
    clock,
    isOffline: false,
    onRate: fn<RatingCardProps['onRate']>(async () => ({ ok: true })),
  },
} satisfies Meta<typeof RatingCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotRatedYet: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Dr\. Meera Rao reads your rating and your comment/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send to the doctor' })).toBeDisabled();
  },
};
export const Rates: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '5 Very good' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Comment/ }), ' Thank you. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the doctor' }));
    await waitFor(() => expect(args.onRate).toHaveBeenCalledWith({ stars: 5, comment: 'Thank you.' }));
  },
};
export const RefusedRating: Story = {
  args: {
    onRate: fn<RatingCardProps['onRate']>(async () => ({
      ok: false,
      message: 'A rating can be changed for 30 days. This one stays as it is.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '2 Poor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send to the doctor' }));
    await expect(await canvas.findByText(/This one stays as it is/)).toBeVisible();
  },
};
export const RatedByPatient: Story = {
  args: { rating: { given, canRate: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change the rating' }));
    await expect(canvas.getByRole('radio', { name: '4 Good' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('4 of 5, Good')).toBeVisible();
  },
};
export const RatedLongAgo: Story = { args: { rating: { given, canRate: false } } };
export const RatedForDoctor: Story = { args: { side: 'DOCTOR', rating: { given, canRate: false } } };
export const OfflineRating: Story = {
  args: { isOffline: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 Fair' }));
    await expect(canvas.getByRole('button', { name: 'Send to the doctor' })).toBeDisabled();
  },
};
