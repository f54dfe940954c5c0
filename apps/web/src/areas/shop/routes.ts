import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  open: [
    {
      path: '/public/health-shop',
      title: m.shop_title,
      isWide: true,
      ...lazyRoute(async () => (await import('./PublicShopRoute')).PublicShopRoute),
    },
  ],
  dashboard: [
    {
      path: '/dashboard/health-shop',
      title: m.shop_title,
      roles: 'all',
      ...lazyRoute(async () => (await import('./ShopRoute')).ShopRoute),
    },
    {
      path: '/dashboard/health-shop/products/:id',
      title: m.shop_product,
      roles: 'all',
      ...lazyRoute(async () => (await import('./ProductRoute')).ProductRoute),
    },
    {
      path: '/dashboard/health-shop/cart',
      title: m.shop_cart,
      roles: 'all',
      ...lazyRoute(async () => (await import('./CartRoute')).CartRoute),
    },
    {
      path: '/dashboard/health-shop/checkout',
      title: m.shop_checkout,
      roles: 'all',
      ...lazyRoute(async () => (await import('./CheckoutRoute')).CheckoutRoute),
    },
    {
      path: '/dashboard/health-shop/checkout/:id',
      title: m.shop_checkout,
      roles: 'all',
      ...lazyRoute(async () => (await import('./PayRoute')).PayRoute),
    },
    {
      path: '/dashboard/health-shop/orders',
      title: m.shop_orders,
      roles: 'all',
      ...lazyRoute(async () => (await import('./OrdersRoute')).OrdersRoute),
    },
    {
      path: '/dashboard/health-shop/orders/:id',
      title: m.shop_order,
      roles: 'all',
      ...lazyRoute(async () => (await import('./OrderRoute')).OrderRoute),
    },
    {
      path: '/dashboard/health-shop/prescriptions',
      title: m.shop_checks,
      roles: 'all',
      ...lazyRoute(async () => (await import('./ChecksRoute')).ChecksRoute),
    },
    {
      path: '/dashboard/health-shop/prescriptions/:id',
      title: m.shop_check,
      roles: 'all',
      ...lazyRoute(async () => (await import('./CheckRoute')).CheckRoute),
    },
  ],
};
