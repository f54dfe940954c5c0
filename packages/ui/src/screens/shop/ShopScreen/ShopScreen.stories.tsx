import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { cart, categories, emptyCart, filter, found, long, places } from '../test/sample-shop';
import { ShopScreen, type ShopScreenProps } from './ShopScreen';

const meta = {
  title: 'Screens/Shop/Shop',
  component: ShopScreen,
  parameters: {
    guide: {
      purpose: 'What is sold here, what does it cost, and do I need a prescription?',
      operations: [
        'listProducts',
        'listProductCategories',
        'readCart',
        'putCartItem',
        'removeCartItem',
        'readShopRights',
      ],
      notes: ['What needs a prescription and what is out of stock says so before it is opened.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: found,
    filter,
    categories,
    cart,
    places,
    own: { orders: '/dashboard/health-shop/orders', checks: null },
    isOffline: false,
    onFilter: fn(),
    onQuantity: fn<ShopScreenProps['onQuantity']>(async () => ({ ok: true })),
    onPageChange: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof ShopScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Products: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Out of stock')).toBeVisible();
    await expect(canvas.getByText('Prescription')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add Nabzora/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Nabzora arm blood pressure monitor' }),
      1,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'One more of Telmora 40' }));
    await expect(args.onQuantity).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Telmora 40' }),
      3,
    );
  },
};
export const EmptyCart: Story = { args: { cart: emptyCart } };
export const AsAPharmacist: Story = {
  args: { own: { orders: '/dashboard/health-shop/orders', checks: '/dashboard/health-shop/prescriptions' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Prescriptions to check/ })).toBeVisible();
  },
};
export const LongContent: Story = { args: { state: { ...found, rows: [long] } } };
export const NothingFound: Story = {
  args: { state: { ...found, rows: [], pagination: { page: 1, pages: 0, total: 0, limit: 20 } } },
};
export const Filtered: Story = {
  args: { filter: { ...filter, words: 'salt', inStock: true, withoutPrescription: true } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }));
    await expect(args.onFilter).toHaveBeenCalledWith({ ...args.filter, inStock: false });
    const field = canvas.getByRole('searchbox');
    await userEvent.clear(field);
    await userEvent.type(field, 'cuff{Enter}');
    await expect(args.onFilter).toHaveBeenLastCalledWith(expect.objectContaining({ words: 'cuff' }));
  },
};
export const WordsFromTheAddress: Story = {
  render: function Render(args) {
    const [words, setWords] = useState('salt');
    return <ShopScreen {...args} filter={{ ...filter, words }} onFilter={() => setWords('cuff')} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('searchbox')).toHaveValue('salt');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In stock' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('cuff');
  },
};
export const Loading: Story = { args: { state: { phase: 'loading' }, cart: null } };
export const Failed: Story = { args: { state: { phase: 'failed' }, cart: null } };
export const Offline: Story = { args: { isOffline: true } };
