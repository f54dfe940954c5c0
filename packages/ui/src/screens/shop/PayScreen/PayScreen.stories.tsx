import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { checkout, clock } from '../test/sample-shop';
import { PayScreen, type PayScreenProps } from './PayScreen';

const meta = {
  title: 'Screens/Shop/Payment',
  component: PayScreen,
  parameters: {
    guide: {
      purpose: 'What do I pay for what, how, and on which prescription?',
      operations: ['readCheckout', 'placeOrder', 'leaveCheckout'],
      notes: ['The reservation is told as a time, not counted down.', 'Nothing is chosen beforehand.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', checkout },
    prescriptions: {
      phase: 'ready',
      rows: [{ id: 'record', title: 'Prescription of Dr. Rao', day: '2 November 2026' }],
    },
    seenPaise: checkout.totals.itemsPaise,
    clock,
    isOffline: false,
    places: {
      ...{ cart: '/cart', checkout: '/checkout', upload: '/upload' },
      order: (id) => `/orders/${id}`,
    },
    onOrder: fn<PayScreenProps['onOrder']>(async () => ({ ok: true })),
    onLeave: fn<PayScreenProps['onLeave']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof PayScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = async (canvas: { getAllByRole: typeof screen.getAllByRole }) => {
  const [button] = canvas.getAllByRole('button', { name: 'Order for ₹238.00' });
  if (button) await userEvent.click(button);
};

export const PrescriptionNeeded: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expect((await canvas.findAllByText('Choose the prescription.'))[0]).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('radio', { name: /Prescription of Dr. Rao/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash/ }));
    await press(canvas);
    await expect(args.onOrder).toHaveBeenCalledWith({
      paymentMethod: 'cash',
      prescriptionRecordId: 'record',
    });
  },
};
export const NothingChosen: Story = {
  play: async ({ args, canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('link', { name: 'Way to pay: Choose how to pay.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /: Choose the prescription\.$/ })).toBeVisible();
    await expect(args.onOrder).not.toHaveBeenCalled();
  },
};
export const OrderRefused: Story = {
  args: {
    state: { phase: 'ready', checkout: { ...checkout, needsPrescription: false } },
    onOrder: fn<PayScreenProps['onOrder']>(async () => ({
      ok: false,
      message: 'The order was not placed.',
      fieldErrors: { paymentMethod: 'This way to pay is not open now.' },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Cash/ }));
    await press(canvas);
    await expect(await canvas.findByText('The order was not placed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'This way to pay is not open now.' })).toBeVisible();
  },
};
export const PrescriptionsFailed: Story = {
  args: { prescriptions: { phase: 'failed' } },
  play: async ({ args, canvas }) => {
    for (const button of canvas.getAllByRole('button', { name: /^Order for/ }))
      await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoPrescription: Story = { args: { prescriptions: { phase: 'ready', rows: [] } } };
export const AccountWithoutHealthRecord: Story = { args: { prescriptions: null } };
export const NoPrescriptionNeeded: Story = {
  args: { state: { phase: 'ready', checkout: { ...checkout, needsPrescription: false } } },
};
export const ToAnotherState: Story = {
  args: {
    state: {
      phase: 'ready',
      checkout: {
        ...checkout,
        totals: {
          ...checkout.totals,
          taxes: [{ taxPercent: 5, taxablePaise: 22_667, cgstPaise: 0, sgstPaise: 0, igstPaise: 1_133 }],
        },
      },
    },
  },
};
export const PickedUp: Story = {
  args: { state: { phase: 'ready', checkout: { ...checkout, fulfilment: 'pick-up', address: null } } },
};
export const PriceChanged: Story = { args: { seenPaise: 18_000 } };
export const ReservationEnded: Story = {
  args: { clock: { ...clock, now: '2026-11-20T09:16:00+05:30' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nothing was ordered/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Order for/ })).toBeNull();
  },
};
export const AlreadyOrdered: Story = {
  args: { state: { phase: 'ready', checkout: { ...checkout, status: 'ORDERED', orderId: 'order' } } },
};
export const Absent: Story = { args: { state: { phase: 'absent' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
