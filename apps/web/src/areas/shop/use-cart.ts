import type { Done, ProductRow } from '@nadi/ui/screens/shop/types';
import { useEffect, useEffectEvent, useState } from 'react';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { forgetGuestItems, readGuestCart } from './guest-cart';
import { mergeCart, putCartItem, removeCartItem } from './online-writes';
import { cartQuery } from './shop-address';

/** The result of merging the cart of a guest, for the account it was merged into. Kept until the page is loaded again. */
let told: { userId: string; merge: 'merged' | 'failed' } | null = null;

let running: Promise<void> | null = null;

/** Forgets that a cart was merged, once it was told. A failure is kept. */
export function forgetMerge(): void {
  if (told?.merge === 'merged') told = null;
}

/** The cart of the signed-in person. What a guest had in this browser is added to it first, and is kept there until that is done. */
export function useCart() {
  const { $api, queryClient } = useServices();
  const read = $api.useQuery(...cartQuery, { staleTime: 0 });
  const userId = useAppSelector(selectUser)?.id ?? '';
  const [merge, setMerge] = useState(told?.userId === userId ? told.merge : null);
  const [put, remove, add] = [
    useOnlineWrite(putCartItem),
    useOnlineWrite(removeCartItem),
    useOnlineWrite(mergeCart),
  ];

  async function mergeOnce(): Promise<void> {
    const items = readGuestCart();
    if (items.length > 0) {
      const outcome = await add({ items: [...items] });
      if (outcome.ok) forgetGuestItems(items);
      told = { userId, merge: outcome.ok ? 'merged' : 'failed' };
    } else if (told?.merge === 'failed') told = null;
  }
  /** Merges once, though several pages ask for it. */
  async function mergeNow(): Promise<void> {
    running ??= mergeOnce().finally(() => {
      running = null;
    });
    await running;
    setMerge(told?.userId === userId ? told.merge : null);
  }
  const begin = useEffectEvent(() => void mergeNow());
  useEffect(() => begin(), []);

  async function change({ id }: Pick<ProductRow, 'id'>, quantity: number): Promise<Done> {
    const outcome = quantity > 0 ? await put({ id, quantity }) : await remove(id);
    if (outcome.ok) queryClient.setQueryData($api.queryOptions(...cartQuery).queryKey, outcome.data);
    return savedOf(outcome, () => ({}));
  }

  return { read, cart: read.data?.data ?? null, merge, mergeNow, change };
}
