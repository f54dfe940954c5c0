import { mostCartItems, mostQuantity } from '@nadi/domain/shop/totals';
import { useSyncExternalStore } from 'react';
import { pageStorage, watchStorage } from '../../kernel/browser/page-storage';

/** An item that a guest chose: kept in this browser until it is merged into the cart of an account. */
export type GuestItem = { productId: string; quantity: number };

export const guestCartKey = 'nadi_guest_cart';
const none: readonly GuestItem[] = [];
const listeners = new Set<() => void>();
let known: { text: string | null; list: readonly GuestItem[] } = { text: null, list: none };

const isItem = (one: unknown): one is GuestItem =>
  typeof one === 'object' &&
  one !== null &&
  'productId' in one &&
  typeof one.productId === 'string' &&
  /^[A-Za-z0-9_-]{1,64}$/.test(one.productId) &&
  'quantity' in one &&
  Number.isInteger(one.quantity) &&
  Number(one.quantity) >= 1 &&
  Number(one.quantity) <= mostQuantity;

function parse(text: string | null): readonly GuestItem[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isItem).slice(0, mostCartItems) : none;
  } catch {
    return none;
  }
}

/** Returns the cart of this browser, without invalid items. */
export function readGuestCart(): readonly GuestItem[] {
  const text = pageStorage().getItem(guestCartKey);
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

/** Returns false if the browser keeps no more. */
function keep(list: readonly GuestItem[]): boolean {
  try {
    if (list.length === 0) pageStorage().removeItem(guestCartKey);
    else pageStorage().setItem(guestCartKey, JSON.stringify(list));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Sets how many packs of a product a guest wants. @returns false if no further product fits in or the browser keeps no more */
export function setGuestItem(productId: string, quantity: number): boolean {
  const list = readGuestCart();
  const isThere = list.some((one) => one.productId === productId);
  if (!isThere && list.length >= mostCartItems) return false;
  if (quantity <= 0) return keep(list.filter((one) => one.productId !== productId));
  if (isThere) return keep(list.map((one) => (one.productId === productId ? { productId, quantity } : one)));
  return keep([...list, { productId, quantity }]);
}

/** Removes merged items; keeps those that changed since in another tab. */
export function forgetGuestItems(merged: readonly GuestItem[]): void {
  keep(
    readGuestCart().filter(
      (one) => !merged.some((old) => old.productId === one.productId && old.quantity === one.quantity),
    ),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const unwatch = watchStorage(guestCartKey, listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

export const useGuestCart = (): readonly GuestItem[] =>
  useSyncExternalStore(subscribe, readGuestCart, () => none);
