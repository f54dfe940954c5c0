import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { cart, emptyCart, monitor, places, salts } from '../test/sample-shop';
import { CartScreen, type CartScreenProps } from './CartScreen';

const meta = {
  title: 'Screens/Shop/Cart',
  component: CartScreen,
  parameters: {
    guide: {
      purpose: 'What have I chosen, what does it cost, and what stands in the way?',
      operations: ['readCart', 'putCartItem', 'removeCartItem', 'mergeCart'],
      notes: ['It says that nothing is reserved yet.'],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', cart },
    places,
    checkoutHref: '/dashboard/health-shop/checkout',
    isGuest: false,
    isOffline: false,
    merge: null,
    onMergeAgain: fn(),
    onQuantity: fn<CartScreenProps['onQuantity']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof CartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Go to checkout' })[0]).toHaveAttribute(
      'href',
      args.checkoutHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer of Telmora 40' }));
    await expect(args.onQuantity).toHaveBeenCalledWith(expect.objectContaining({ name: 'Telmora 40' }), 1);
  },
};
export const AsAGuest: Story = { args: { isGuest: true } };
export const Merged: Story = { args: { merge: 'merged' } };
export const MergeFailed: Story = { args: { merge: 'failed' } };
export const ItemsThatCannotBeOrdered: Story = {
  args: {
    state: {
      phase: 'ready',
      cart: {
        ...cart,
        canCheckOut: false,
        items: [
          { product: salts, quantity: 2, amountPaise: 4200, problem: 'sold-out' },
          { product: monitor, quantity: 9, amountPaise: 1_709_100, problem: 'fewer-left' },
          ...cart.items,
        ],
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take out Jalora ORS' }));
    await expect(args.onQuantity).toHaveBeenCalledWith(expect.objectContaining({ name: 'Jalora ORS' }), 0);
    await expect(canvas.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
  },
};
export const TakingTheOnlyItemOut: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState({
      ...cart,
      items: [{ product: salts, quantity: 1, amountPaise: 2100, problem: 'sold-out' as const }],
    });
    return (
      <CartScreen
        {...args}
        state={{ phase: 'ready', cart: shown }}
        onQuantity={async () => {
          setShown({ ...shown, items: [] });
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Take out/ }));
    await expect(await canvas.findByText('Your cart is empty')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};
export const Empty: Story = { args: { state: { phase: 'ready', cart: emptyCart } } };
export const Loading: Story = { args: { state: { phase: 'loading' } } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
