import { FileText, ShoppingBag } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Grid } from '../../../components/Grid/Grid';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Page } from '../../../patterns/Page/Page';
import { CartBar, CartCard } from '../private/CartCard';
import { OfflineNote, SampleNote } from '../private/Notes';
import { ShopChoices } from '../private/ShopChoices';
import { ShopList, type ShopListProps } from '../private/ShopList';
import { besideOnly } from '../private/shop.css';
import type { Category } from '../types';

export type ShopScreenProps = Omit<ShopListProps, 'choices'> & {
  categories: readonly Category[];
  /** Pages of the signed-in. */
  own: { orders: string; checks: string | null };
  isOffline: boolean;
};

/** The catalogue, with the cart beside it. */
export function ShopScreen(props: ShopScreenProps) {
  const { state, filter, categories, cart, places, own, isOffline, onFilter } = props;
  const isSample = state.phase === 'ready' && state.rows.some((row) => row.isSample);
  return (
    <Page title={m.shop_title()} description={m.shop_description()} isWide>
      <Stack space={5}>
        {isOffline && <OfflineNote />}
        {isSample && <SampleNote />}
        <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
          <ShopList
            {...props}
            choices={<ShopChoices filter={filter} categories={categories} onFilter={onFilter} />}
          />
          <Stack space={5}>
            <div className={cart && cart.count > 0 ? besideOnly : undefined}>
              <CartCard cart={cart} href={places.cart} />
            </div>
            <LinkList
              label={m.shop_own()}
              items={[
                {
                  href: own.orders,
                  label: m.shop_orders(),
                  description: m.shop_orders_about(),
                  icon: ShoppingBag,
                },
                ...(own.checks
                  ? [
                      {
                        href: own.checks,
                        label: m.shop_checks(),
                        description: m.shop_checks_about(),
                        icon: FileText,
                      },
                    ]
                  : []),
              ]}
            />
          </Stack>
        </Grid>
        {cart && cart.count > 0 && <CartBar cart={cart} href={places.cart} />}
      </Stack>
    </Page>
  );
}
