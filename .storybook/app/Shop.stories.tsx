import type { Meta } from '@storybook/react-vite';
import { type PageArgs, type PageStory, pageStories } from './page-story';

const meta = {
  ...pageStories,
  title: 'App/Health shop',
  tags: ['!autodocs'],
  args: { as: 'asha', at: '/dashboard/health-shop', heading: 'Health shop' },
} satisfies Meta<PageArgs>;
export default meta;

export const Products: PageStory = {};
export const Cart: PageStory = { args: { at: '/dashboard/health-shop/cart', heading: 'Cart' } };
export const Checkout: PageStory = {
  args: { at: '/dashboard/health-shop/checkout', heading: 'Checkout: where to' },
};
export const Orders: PageStory = { args: { at: '/dashboard/health-shop/orders', heading: 'Orders' } };
export const PrescriptionsToCheck: PageStory = {
  args: { as: 'meera', at: '/dashboard/health-shop/prescriptions', heading: 'Prescriptions to check' },
};
export const Business: PageStory = {
  args: { as: 'admin', at: '/dashboard/admin?tab=business', heading: 'Business Services' },
};
