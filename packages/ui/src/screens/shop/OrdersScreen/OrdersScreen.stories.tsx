import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { clock, delivered, placed } from '../test/sample-shop';
import { OrdersScreen } from './OrdersScreen';

const meta = {
  title: 'Screens/Shop/Orders',
  component: OrdersScreen,
  parameters: {
    guide: {
      purpose: 'What have I ordered, and how far is it?',
      operations: ['listOrders'],
      notes: [],
    } satisfies ScreenGuide,
  },
  args: {
    state: {
      phase: 'ready',
      rows: [placed, delivered],
      pagination: { page: 1, pages: 1, total: 2, limit: 10 },
    },
    clock,
    shopHref: '/dashboard/health-shop',
    orderHref: (id) => `/dashboard/health-shop/orders/${id}`,
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof OrdersScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Orders: Story = {};
export const NoOrders: Story = {
  args: { state: { phase: 'ready', rows: [], pagination: { page: 1, pages: 0, total: 0, limit: 10 } } },
};
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
