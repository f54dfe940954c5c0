import { ClipboardCheck, Package } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Grid } from '../../../components/Grid/Grid';
import { LinkList } from '../../../components/LinkList/LinkList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { CartBar, CartCard } from '../private/CartCard';
import { OfflineNote, SampleNote } from '../private/Notes';
import { ProductItem } from '../private/ProductItem';
import { Section } from '../private/Section';
import { ShopSearch, type ShopSearchProps } from '../private/ShopSearch';
import { besideOnly } from '../private/shop.css';
import type { Cart, ChangeQuantity, ProductRow, ShopPlaces } from '../types';

export type ShopScreenProps = ShopSearchProps & {
  state: Loaded<Listed<ProductRow>>;
  /** Null while it is not known. */
  cart: Cart | null;
  places: ShopPlaces;
  /** Pages of the signed-in; null for a guest. */
  own: { orders: string; checks: string | null } | null;
  isOffline: boolean;
  onQuantity: ChangeQuantity;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** The catalogue, with the cart beside it. */
export function ShopScreen(props: ShopScreenProps) {
  const { state, cart, places, own, isOffline } = props;
  const isSample = state.phase === 'ready' && state.rows.some((row) => row.isSample);
  return (
    <Page title={m.shop_title()} description={own ? m.shop_description() : m.shop_description_guest()} isWide>
      <Stack space={5}>
        {isOffline && <OfflineNote />}
        {isSample && <SampleNote />}
        <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
          <ShopList {...props} />
          <Stack space={5}>
            <div className={cart && cart.count > 0 ? besideOnly : undefined}>
              <CartCard cart={cart} href={places.cart} />
            </div>
            {own ? (
              <LinkList
                label={m.shop_own()}
                items={[
                  {
                    href: own.orders,
                    label: m.shop_orders(),
                    description: m.shop_orders_about(),
                    icon: Package,
                  },
                  ...(own.checks
                    ? [
                        {
                          href: own.checks,
                          label: m.shop_checks(),
                          description: m.shop_checks_about(),
                          icon: ClipboardCheck,
                        },
                      ]
                    : []),
                ]}
              />
            ) : (
              <GuestNote />
            )}
          </Stack>
        </Grid>
        {cart && cart.count > 0 && <CartBar cart={cart} href={places.cart} />}
      </Stack>
    </Page>
  );
}

/** The products that were found, and the fields that choose them. */
export function ShopList(props: Omit<ShopScreenProps, 'own' | 'isOffline'>) {
  const { state, filter, categories, cart, places, onFilter } = props;
  const quantityOf = (id: string) =>
    cart && (cart.items.find(({ product }) => product.id === id)?.quantity ?? 0);
  return (
    <ListCard
      state={state}
      title={m.shop_products()}
      things={m.shop_product_count}
      choice={filter.words || m.shop_products()}
      news={<ShopSearch filter={filter} categories={categories} onFilter={onFilter} />}
      failed={{ title: m.shop_failed_title(), text: m.shop_failed() }}
      empty={{ title: m.shop_none_title(), text: m.shop_none() }}
      order="other"
      onPageChange={props.onPageChange}
      onRetry={props.onRetry}
    >
      {({ rows }) => (
        <DividedList label={m.shop_products()}>
          {rows.map((product) => (
            <ProductItem
              key={product.id}
              product={product}
              href={places.product(product.id)}
              quantity={quantityOf(product.id)}
              onChange={props.onQuantity}
            />
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}

const GuestNote = () => (
  <Section title={m.shop_guest_title()}>
    <Text size={14}>{m.shop_guest_cart()}</Text>
    <Text size={14}>{m.shop_guest_prescription()}</Text>
    <Button tone="secondary" isFullWidth href="/auth/login">
      {m.shop_sign_in()}
    </Button>
  </Section>
);
