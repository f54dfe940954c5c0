import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { ScreenGuide } from '../../../catalogue/guide';
import { cart, detail, emptyCart, long, monitor, places, salts, telmora } from '../test/sample-shop';
import { ProductScreen, type ProductScreenProps } from './ProductScreen';

const meta = {
  title: 'Screens/Shop/Product',
  component: ProductScreen,
  parameters: {
    guide: {
      purpose: 'What is it, what does it cost, and is there a cheaper one of the same composition?',
      operations: ['readProduct', 'readCart', 'putCartItem', 'removeCartItem'],
      notes: [
        'Where small differences matter, a warning stands before other products of the same composition.',
      ],
    } satisfies ScreenGuide,
  },
  args: {
    state: { phase: 'ready', detail },
    cart: emptyCart,
    places,
    isGuest: false,
    isOffline: false,
    onQuantity: fn<ProductScreenProps['onQuantity']>(async () => ({ ok: true })),
    onRetry: fn(),
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PrescriptionNeeded: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/A pharmacist checks it before/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart, ₹99.00/ }));
    await expect(args.onQuantity).toHaveBeenCalledWith(expect.objectContaining({ name: 'Telmora 40' }), 1);
  },
};
export const Adding: Story = {
  render: function Render(args) {
    const [shown, setShown] = useState(emptyCart);
    return (
      <ProductScreen
        {...args}
        cart={shown}
        onQuantity={async (_, quantity) => {
          setShown(
            quantity > 0 ? { ...cart, items: cart.items.map((item) => ({ ...item, quantity })) } : emptyCart,
          );
          return { ok: true };
        }}
      />
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Add to cart, ₹99.00/ }));
    const out = await canvas.findByRole('button', { name: 'Take Telmora 40 out of the cart' });
    await waitFor(() => expect(out).toHaveFocus());
    await userEvent.click(out);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Add to cart/ })).toHaveFocus());
  },
};
export const InTheCart: Story = { args: { cart } };
export const AsAGuest: Story = { args: { isGuest: true } };
export const DoNotChange: Story = {
  args: { state: { phase: 'ready', detail: { ...detail, substitutionAdvice: 'do-not-change' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Stay with the product that you take/);
    await expect(canvas.queryByText(/for as much as/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Add [^t]/ })).toBeNull();
  },
};
export const OutOfStockDoNotChange: Story = {
  args: {
    state: {
      phase: 'ready',
      detail: {
        ...detail,
        product: { ...telmora, availability: 'sold-out', available: 0 },
        substitutionAdvice: 'do-not-change',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ask the doctor who prescribed it/)).toBeVisible();
    await expect(canvas.queryByText(/Look at what has the same composition/)).toBeNull();
  },
};
export const Device: Story = {
  args: { state: { phase: 'ready', detail: { ...detail, product: monitor, substitutes: [], hsn: '9018' } } },
};
export const OutOfStock: Story = {
  args: { state: { phase: 'ready', detail: { ...detail, product: salts, substitutes: [] } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Add to cart/ })).toBeNull();
  },
};
export const LongContent: Story = {
  args: { state: { phase: 'ready', detail: { ...detail, product: long } } },
};
export const Absent: Story = { args: { state: { phase: 'absent' } } };
export const Loading: Story = { args: { state: { phase: 'loading' }, cart: null } };
export const Failed: Story = { args: { state: { phase: 'failed' } } };
export const Offline: Story = { args: { isOffline: true } };
