import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, delivered, placed } from '../test/sample-shop';
import type { Order } from '../types';
import { OrderScreen, type OrderScreenProps } from './OrderScreen';

const ready = (order: Order) => ({ state: { phase: 'ready' as const, order } });

const meta = {
  title: 'Screens/Shop/Order',
  component: OrderScreen,
  parameters: {
    guide: {
      purpose: 'How far is my order, and what can I still change?',
      operations: [
        'readOrder',
        'cancelOrder',
        'requestReturn',
        'payOrder',
        'confirmTestPayment',
        'readInvoice',
      ],
      notes: ['The test gateway says that it moves no money.'],
    } satisfies ScreenGuide,
  },
  args: {
    ...ready(placed),
    clock,
    isOffline: false,
    ordersHref: '/dashboard/health-shop/orders',
    onPay: fn<OrderScreenProps['onPay']>(async () => ({ ok: true })),
    onCancel: fn<OrderScreenProps['onCancel']>(async () => ({ ok: true })),
    onReturn: fn<OrderScreenProps['onReturn']>(async () => ({ ok: true })),
    onInvoice: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrderScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const prescription = placed.prescription ?? {
  ...{ recordId: null, status: 'WAITING' as const, reason: null, pharmacist: null, lines: [] },
};

export const WaitsForAPharmacist: Story = {
  play: async ({ canvas }) => {
    const progress = within(canvas.getByRole('list', { name: 'Progress' }));
    const current = progress.getAllByRole('listitem').filter((step) => step.ariaCurrent === 'step');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent(/^1?PlacedNow/);
  },
};
export const PrescriptionApproved: Story = {
  args: ready({
    ...placed,
    prescription: { ...prescription, status: 'APPROVED', pharmacist: 'Ravi Menon, KA-00000 (invented)' },
  }),
};
export const FewerPacksApproved: Story = {
  args: ready({
    ...placed,
    status: 'PAID',
    paymentMethod: 'test-gateway',
    paidAt: '2026-11-20T08:30:00+05:30',
    refundPaise: 9900,
    prescription: {
      ...prescription,
      status: 'APPROVED',
      reason: 'The prescription is for one pack.',
      pharmacist: 'Ravi Menon, KA-00000 (invented)',
      lines: [{ name: 'Telmora 40', ordered: 2, approved: 1 }],
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Telmora 40: 1 of 2 packs')).toBeVisible();
  },
};
export const ReturnRefused: Story = {
  args: ready({ ...delivered, returnReason: 'damaged', canReturn: false }),
};
export const PrescriptionRefused: Story = {
  args: ready({
    ...placed,
    status: 'CANCELLED',
    reason: 'prescription-refused',
    canCancel: false,
    history: [...placed.history, { status: 'CANCELLED', at: '2026-11-20T10:00:00+05:30' }],
    prescription: {
      ...prescription,
      status: 'REFUSED',
      reason: 'The prescription is older than six months.',
    },
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/not paid yet/)).toBeNull();
    await expect(canvas.queryByText(/The invoice is here when/)).toBeNull();
    await expect(canvas.queryByText(/Needs attention/)).toBeNull();
  },
};
export const ToPayAtTheTestGateway: Story = {
  args: ready({
    ...placed,
    prescription: null,
    paymentMethod: 'test-gateway',
    payUntil: '2026-11-20T09:14:00+05:30',
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/It moves no money/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay ₹238.00 (test)' }));
    await expect(args.onPay).toHaveBeenCalledWith('paid');
  },
};
export const Delivered: Story = {
  args: ready({ ...delivered, canReturn: true, returnUntil: '2026-11-27T09:00:00+05:30' }),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Invoice/ }));
    await expect(args.onInvoice).toHaveBeenCalledWith('invoice');
    await userEvent.click(canvas.getByRole('button', { name: 'Return the order' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('radio', { name: 'It is damaged' }));
    await userEvent.click(form.getByRole('button', { name: 'Ask for the return' }));
    await gone();
    await expect(args.onReturn).toHaveBeenCalledWith('damaged');
  },
};
export const PickedUp: Story = {
  args: ready({ ...delivered, fulfilment: 'pick-up', address: null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/: Picked up$/);
    await expect(canvas.queryByText('Delivered')).toBeNull();
  },
};
export const ReturnWaits: Story = {
  args: ready({
    ...delivered,
    status: 'RETURN_REQUESTED',
    returnReason: 'damaged',
    canReturn: false,
    history: [...delivered.history, { status: 'RETURN_REQUESTED', at: '2026-11-20T09:00:00+05:30' }],
  }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/steps are done/)).toBeNull();
  },
};
export const Returned: Story = {
  args: ready({
    ...delivered,
    status: 'RETURNED',
    returnReason: 'damaged',
    canReturn: false,
    refundPaise: delivered.totals.totalPaise,
    creditNote: { number: 'CN26-0001', issuedAt: '2026-11-20T09:00:00+05:30' },
    history: [...delivered.history, { status: 'RETURNED', at: '2026-11-20T09:00:00+05:30' }],
  }),
};
export const Cancelling: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Cancel the order' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
export const Absent: Story = { args: { state: { phase: 'absent' } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
