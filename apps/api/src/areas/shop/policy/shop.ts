import type { SQL } from 'drizzle-orm';
import { type Asking, own } from '../../../kernel/policy/own';
import { deliveryAddresses } from '../tables/delivery-addresses';
import { shopCartItems } from '../tables/shop-carts';
import { shopCheckouts } from '../tables/shop-checkouts';
import { shopOrders } from '../tables/shop-orders';
import { shopPayments } from '../tables/shop-payments';
import { shopPharmacists } from '../tables/shop-pharmacists';

/** Everyone has their own cart, addresses, checkouts, orders and payments; those of others do not exist. */
export const ownCart = (caller: Asking): SQL | undefined => own(shopCartItems.userId, caller);
export const ownAddresses = (caller: Asking): SQL | undefined => own(deliveryAddresses.userId, caller);
export const ownCheckouts = (caller: Asking): SQL | undefined => own(shopCheckouts.userId, caller);
export const ownOrders = (caller: Asking): SQL | undefined => own(shopOrders.userId, caller);
export const ownPayments = (caller: Asking): SQL | undefined => own(shopPayments.userId, caller);
export const ownRight = (caller: Asking): SQL | undefined => own(shopPharmacists.userId, caller);
