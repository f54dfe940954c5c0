import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { cart, categories, emptyCart, filter, found, places } from '../test/sample-shop';
import { PublicShopScreen, type PublicShopScreenProps } from './PublicShopScreen';

const meta = {
  title: 'Screens/Shop/Public shop',
  component: PublicShopScreen,
  parameters: {
    guide: {
      purpose: 'What is sold here, before I have an account?',
      operations: ['listProducts', 'listProductCategories'],
      notes: ['The cart stays in the browser, and is merged at sign-in.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: found,
    filter,
    categories,
    categoryHref: (id) => `/public/health-shop?category=${id}`,
    cart,
    places,
    isOffline: false,
    onFilter: fn(),
    onQuantity: fn<PublicShopScreenProps['onQuantity']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PublicShopScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Products: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/sold only to people who are signed in/)).toBeVisible();
  },
};
export const OneCategory: Story = {
  args: { filter: { ...filter, category: categories[0]?.id ?? null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(categories[0]?.name ?? '');
  },
};
export const EmptyCart: Story = { args: { cart: emptyCart } };
export const Loading: Story = { args: { state: { phase: 'loading' }, cart: null } };
export const Failed: Story = { args: { state: { phase: 'failed' }, cart: null } };
export const Offline: Story = { args: { isOffline: true } };
