import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { cancelled, clock, replaced, signed, today } from '../test/sample-prescriptions';
import type { Prescription } from '../types';
import { PrescriptionCard, type PrescriptionCardProps } from './PrescriptionCard';

const ready = (...prescriptions: Prescription[]) => ({ phase: 'ready', prescriptions }) as const;

const meta = {
  title: 'Screens/Prescriptions/Prescription',
  component: PrescriptionCard,
  parameters: {
    guide: {
      purpose: 'What did the doctor prescribe me, does it still stand, and how do I take it?',
      operations: ['listPrescriptions', 'readPrescription', 'downloadPrescription', 'addMedicine'],
      notes: ['What is in the patient’s list already stays as it is there, and the card says so.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: ready(signed),
    clock,
    today,
    isOffline: false,
    list: { missing: ['Atorvastatin 20 mg'], there: ['Telmisartan 80 mg'] },
    onAdd: fn<PrescriptionCardProps['onAdd']>(async () => ({ ok: true })),
    onDownload: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PrescriptionCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Signed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my medicines' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(args.onDownload).toHaveBeenCalledWith(signed);
  },
};
export const AllInTheList: Story = {
  args: { list: { missing: [], there: ['Telmisartan 80 mg', 'Atorvastatin 20 mg'] } },
};
export const NotAdded: Story = {
  args: {
    onAdd: fn<PrescriptionCardProps['onAdd']>(async () => ({
      ok: false,
      message: 'Atorvastatin was not added. Try again.',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add to my medicines' }));
    await expect(await canvas.findByText('Atorvastatin was not added. Try again.')).toBeVisible();
  },
};
export const ListUnknown: Story = { args: { list: null } };
export const Cancelled: Story = { args: { state: ready(cancelled, replaced) } };
export const Replaced: Story = { args: { state: ready(replaced) } };
export const Expired: Story = { args: { today: '2026-12-21' } };
export const Offline: Story = { args: { isOffline: true } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
