import * as m from '../../../../generated/messages/messages';
import { Grid } from '../../../components/Grid/Grid';
import { Stack } from '../../../components/Stack/Stack';
import { Page } from '../../../patterns/Page/Page';
import { CartBar, CartCard } from '../private/CartCard';
import { GuestNote } from '../private/GuestNote';
import { OfflineNote, SampleNote } from '../private/Notes';
import { ShopLinks } from '../private/ShopLinks';
import { ShopList, type ShopListProps } from '../private/ShopList';
import { besideOnly } from '../private/shop.css';
import type { Category } from '../types';

export type PublicShopScreenProps = Omit<ShopListProps, 'choices'> & {
  categories: readonly Category[];
  categoryHref: (id: string | null) => string;
  isOffline: boolean;
};

/** The catalogue for guests, whose cart stays in the browser. */
export function PublicShopScreen(props: PublicShopScreenProps) {
  const { state, filter, cart, categories, categoryHref, places, isOffline } = props;
  const isSample = state.phase === 'ready' && state.rows.some((row) => row.isSample);
  return (
    <Page title={m.shop_title()} description={m.shop_description_guest()} isWide>
      <Stack space={5}>
        {isOffline && <OfflineNote />}
        {isSample && <SampleNote />}
        <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
          <ShopList
            {...props}
            choices={<ShopLinks categories={categories} chosen={filter.category} hrefOf={categoryHref} />}
          />
          <Stack space={5}>
            <div className={cart && cart.count > 0 ? besideOnly : undefined}>
              <CartCard cart={cart} href={places.cart} />
            </div>
            <GuestNote />
          </Stack>
        </Grid>
        {cart && cart.count > 0 && <CartBar cart={cart} href={places.cart} />}
      </Stack>
    </Page>
  );
}
