import { mostCartItems } from '@nadi/domain/shop/totals';
import { useSyncExternalStore } from 'react';
import { browserStorage } from '../../kernel/browser/storage';

/** An item that a guest chose: kept in this browser until it is merged into the cart of an account. */
export type GuestItem = { productId: string; quantity: number };

/** The most packs that the contract takes of one product (`Quantity`). */
const mostPacks = 50;

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
  Number(one.quantity) <= mostPacks;

function parse(text: string | null): readonly GuestItem[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isItem).slice(0, mostCartItems) : none;
  } catch {
    return none;
  }
}

/** The cart of this browser; what another version or hand has left there is no item. */
export function readGuestCart(): readonly GuestItem[] {
  const text = browserStorage().getItem(guestCartKey);
  if (text !== known.text) known = { text, list: parse(text) };
  return known.list;
}

function keep(list: readonly GuestItem[]): void {
  if (list.length === 0) browserStorage().removeItem(guestCartKey);
  else browserStorage().setItem(guestCartKey, JSON.stringify(list));
  for (const listener of listeners) listener();
}

/** Sets how many packs of a product a guest wants. @returns false if no further product fits in */
export function setGuestItem(productId: string, quantity: number): boolean {
  const list = readGuestCart();
  const isThere = list.some((one) => one.productId === productId);
  if (!isThere && list.length >= mostCartItems) return false;
  if (quantity <= 0) keep(list.filter((one) => one.productId !== productId));
  else if (isThere) keep(list.map((one) => (one.productId === productId ? { productId, quantity } : one)));
  else keep([...list, { productId, quantity }]);
  return true;
}

/** Forgets what was merged; what was added meanwhile in another tab stays. */
export function forgetGuestItems(merged: readonly GuestItem[]): void {
  keep(
    readGuestCart().filter(
      (one) => !merged.some((old) => old.productId === one.productId && old.quantity === one.quantity),
    ),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changed in another tab.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useGuestCart = (): readonly GuestItem[] =>
  useSyncExternalStore(subscribe, readGuestCart, () => none);
