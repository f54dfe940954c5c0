import { examples } from '@nadi/contract/examples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { BusinessScreen } from './BusinessScreen';
import type {
  OrdersPart,
  Overview,
  PharmacistRow,
  PharmacistsPart,
  ShopOrderRow,
  StockPart,
  StockRow,
} from './types';

const orderRows = examples.listShopOrders.answers['200'].some.data.map((order) => ({
  ...order,
  isPartRefundDue: false,
})) as readonly ShopOrderRow[];
const stockRows = examples.listStock.answers['200'].some.data as readonly StockRow[];
const people = examples.listPharmacists.answers['200'].some.data as readonly PharmacistRow[];
const overview = examples.readShopOverview.answers['200'].some.data as Overview;
const paged = <Row,>(rows: readonly Row[]) => ({
  ...{ phase: 'ready' as const, rows },
  pagination: { page: 1, pages: rows.length > 0 ? 1 : 0, total: rows.length, limit: 10 },
});

const orders: OrdersPart = {
  state: paged(orderRows),
  ...{ status: null, number: '', opened: null, onStatus: fn(), onFind: fn(), onOpen: fn() },
  ...{ onPageChange: fn(), onRetry: fn() },
  onMove: fn<OrdersPart['onMove']>(async () => ({ ok: true })),
  onRefundPart: fn<OrdersPart['onRefundPart']>(async () => ({ ok: true })),
};
const stock: StockPart = {
  state: paged(stockRows),
  ...{ words: '', isLow: false, onFind: fn(), onPageChange: fn(), onRetry: fn() },
  onChange: fn<StockPart['onChange']>(async () => ({ ok: true })),
  onImport: fn<StockPart['onImport']>(async () => ({ ok: true, added: 1, changed: 0, refused: [] })),
};
const pharmacists: PharmacistsPart = {
  state: paged(people),
  ...{ onPageChange: fn(), onRetry: fn() },
  onAdd: fn<PharmacistsPart['onAdd']>(async () => ({ ok: true })),
  onWithdraw: fn<PharmacistsPart['onWithdraw']>(async () => ({ ok: true })),
};

const meta = {
  title: 'Screens/Administration/Business',
  component: BusinessScreen,
  parameters: {
    guide: {
      purpose: 'What waits in the shop, and how do I move it on?',
      operations: [
        'readShopOverview',
        'listShopOrders',
        'readShopOrder',
        'moveOrder',
        'confirmShopRefund',
        'listStock',
        'updateProduct',
        'importProducts',
        'listPharmacists',
        'addPharmacist',
        'withdrawPharmacist',
      ],
      notes: [
        'The list of orders names no products and no people.',
        'What ends something or issues a document is confirmed first.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    overview: { phase: 'ready', overview },
    view: 'orders',
    orders,
    stock,
    pharmacists,
    checksHref: null,
    clock: { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' },
    onView: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof BusinessScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

export const Orders: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'Orders' });
  },
};
export const MoneyToPayBack: Story = {
  args: {
    orders: {
      ...orders,
      state: paged(orderRows.map((order) => ({ ...order, refundPaise: 9900, isPartRefundDue: true }))),
    },
  },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Record the refund/ });
    if (button) await userEvent.click(button);
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: 'Record the refund' }));
    await gone();
    await expect(orders.onRefundPart).toHaveBeenCalledOnce();
  },
};
export const MarkingAsSent: Story = {
  args: {
    orders: {
      ...orders,
      state: paged(
        orderRows.slice(0, 1).map((order) => ({
          ...order,
          status: 'PACKED' as const,
          next: ['SENT', 'CANCELLED'] as const,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Mark as sent/ }));
    const question = within(await screen.findByRole('dialog', { name: /^Mark as sent: order/ }));
    await expect(orders.onMove).not.toHaveBeenCalled();
    await userEvent.click(question.getByRole('button', { name: 'Mark as sent' }));
    await gone();
    await expect(orders.onMove).toHaveBeenCalledWith(expect.anything(), 'SENT');
  },
};
export const ReturnAskedFor: Story = {
  args: {
    orders: {
      ...orders,
      state: paged(
        orderRows.slice(0, 1).map((order) => ({
          ...order,
          status: 'RETURN_REQUESTED' as const,
          next: ['RETURNED', 'DELIVERED'] as const,
        })),
      ),
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Refuse the return/ }));
    await screen.findByRole('dialog', { name: /^Refuse the return: order/ });
  },
};
export const AsAPharmacist: Story = { args: { checksHref: '/dashboard/health-shop/prescriptions' } };
export const SearchByNumber: Story = {
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search by order number' });
    await userEvent.type(search, ' k7mp-4rt9 {Enter}');
    await expect(orders.onFind).toHaveBeenCalledWith('k7mp-4rt9');
  },
};
export const NumberNotFound: Story = {
  args: { orders: { ...orders, number: 'K7MP-4RT8', state: paged([]) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No order has the number K7MP-4RT8/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(orders.onFind).toHaveBeenCalledWith('');
  },
};
export const NoOrders: Story = { args: { orders: { ...orders, state: paged([]) } } };
export const Stock: Story = {
  args: { view: 'stock' },
  play: async ({ canvas }) => {
    const [button] = await canvas.findAllByRole('button', { name: /^Change / });
    if (button) await userEvent.click(button);
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect((await form.findAllByText('Nothing is changed yet.'))[0]).toBeVisible();
    const packs = form.getByRole('textbox', { name: /Packs in stock/ });
    await userEvent.clear(packs);
    await userEvent.type(packs, '77');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await gone();
    await expect(stock.onChange).toHaveBeenCalledWith(expect.anything(), { stock: 77 });
  },
};
export const Pharmacists: Story = {
  args: { view: 'pharmacists' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a pharmacist' }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.type(form.getByRole('textbox', { name: /E-mail/ }), 'ravi@nadi.example');
    await userEvent.click(form.getByRole('button', { name: 'Add a pharmacist' }));
    await expect((await form.findAllByText('Fill this in.'))[0]).toBeVisible();
    await expect(pharmacists.onAdd).not.toHaveBeenCalled();
  },
};
export const NoPharmacist: Story = {
  args: { view: 'pharmacists', pharmacists: { ...pharmacists, state: paged([]) } },
};
export const Loading: Story = {
  args: { overview: { phase: 'loading' }, orders: { ...orders, state: { phase: 'loading' } } },
};
export const Failed: Story = {
  args: { overview: { phase: 'failed' }, orders: { ...orders, state: { phase: 'failed' } } },
};
