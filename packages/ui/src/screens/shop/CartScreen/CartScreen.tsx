import { FileText } from 'lucide-react';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayMoney } from '../../../words/money';
import { Section } from '../../private/Section';
import { Amount, Amounts } from '../private/Amounts';
import { FreeDelivery } from '../private/CartCard';
import { OfflineNote } from '../private/Notes';
import { Quantity, useChangeQuantity } from '../private/Quantity';
import { bar, end } from '../private/shop.css';
import type { Cart, CartItem, CartProblem, ChangeQuantity, ShopPlaces } from '../types';

export type CartScreenProps = {
  state: Loaded<{ cart: Cart }>;
  places: ShopPlaces;
  /** The page where an order begins; for a guest, the page that signs in. */
  checkoutHref: string;
  isGuest: boolean;
  isOffline: boolean;
  /** The result of merging the cart of a guest; null if there was none. */
  merge: 'merged' | 'failed' | null;
  onMergeAgain: () => void;
  onQuantity: ChangeQuantity;
  onRetry: () => void;
};

/** Shows the chosen products, what keeps them from being ordered, and their price. */
export function CartScreen(props: CartScreenProps) {
  const { state, places, isOffline, merge, onMergeAgain, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Page title={m.shop_cart()} up={{ href: places.shop, label: m.shop_title() }} headingRef={heading} isWide>
      <Stack space={5}>
        {isOffline && <OfflineNote />}
        {merge === 'merged' && <Banner tone="info">{m.shop_merged()}</Banner>}
        {merge === 'failed' && (
          <Banner
            tone="attention"
            action={
              <Button size="small" tone="secondary" onPress={onMergeAgain}>
                {m.try_again()}
              </Button>
            }
          >
            {m.shop_merge_failed()}
          </Banner>
        )}
        <Phases
          state={state}
          failed={{ title: m.shop_cart_failed_title(), text: m.shop_failed() }}
          onRetry={onRetry}
        >
          {({ cart }) =>
            cart.items.length === 0 ? (
              <EmptyState
                title={m.shop_cart_empty()}
                action={<Button href={places.shop}>{m.shop_back()}</Button>}
              >
                {m.shop_cart_empty_text()}
              </EmptyState>
            ) : (
              <Ready {...props} cart={cart} heading={heading} />
            )
          }
        </Phases>
      </Stack>
    </Page>
  );
}

function Ready({
  cart,
  places,
  checkoutHref,
  isGuest,
  isOffline,
  onQuantity,
  heading,
}: CartScreenProps & { cart: Cart; heading: ItemProps['heading'] }) {
  const go = (size: 'medium' | 'small') => (
    <Button
      size={size}
      isFullWidth={size === 'medium'}
      {...(cart.canCheckOut && !isOffline ? { href: checkoutHref } : { isDisabled: true })}
    >
      {isGuest ? m.shop_sign_in_to_buy() : m.shop_to_checkout()}
    </Button>
  );
  return (
    <>
      <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
        <Section title={m.shop_packs({ count: cart.count })}>
          <DividedList label={m.shop_cart()}>
            {cart.items.map((item) => (
              <Item key={item.product.id} {...{ item, places, onQuantity, heading }} />
            ))}
          </DividedList>
        </Section>
        <Section title={m.shop_bill()}>
          <Amounts>
            <Amount label={m.shop_items_price()} paise={cart.itemsPaise} />
            <Amount label={m.shop_delivery()} paise={cart.deliveryPaise} />
            <Amount label={m.shop_total_with_gst()} paise={cart.itemsPaise + cart.deliveryPaise} isTotal />
          </Amounts>
          <FreeDelivery cart={cart} />
          {cart.needsPrescription && (
            <Banner tone="info" icon={FileText}>
              {isGuest ? m.shop_cart_prescription_guest() : m.shop_cart_prescription()}
            </Banner>
          )}
          {!cart.canCheckOut && <Text>{m.shop_cart_blocked()}</Text>}
          {go('medium')}
          <Text size={14} tone="muted">
            {m.shop_cart_reserves_nothing()}
          </Text>
        </Section>
      </Grid>
      <div className={bar}>
        <Text as="strong" weight="bold" isTabular>
          {sayMoney(cart.itemsPaise + cart.deliveryPaise)}
        </Text>
        {go('small')}
      </div>
    </>
  );
}

type ItemProps = {
  item: CartItem;
  places: ShopPlaces;
  onQuantity: ChangeQuantity;
  /** Takes the focus when the item that had it goes. */
  heading: RefObject<HTMLElement | null>;
};

function Item({ item, places, onQuantity, heading }: ItemProps) {
  const { product, quantity, amountPaise, problem } = item;
  const { isPending, change } = useChangeQuantity(product, onQuantity);
  const row = useRef<HTMLDivElement>(null);
  // Asks before the row is gone, while it is still known whether it has the focus.
  useLayoutEffect(() => {
    const element = row.current;
    return () => {
      if (element?.contains(document.activeElement)) setTimeout(() => heading.current?.focus());
    };
  }, [heading]);
  return (
    <DividedItem>
      <div ref={row}>
        <Stack space={2}>
          <Heading level={3} size={16}>
            <Link href={places.product(product.id)} isAlone>
              {product.name}
            </Link>
          </Heading>
          <Text size={14} tone="muted">
            {m.shop_pack_at({ pack: product.pack, price: sayMoney(product.pricePaise) })}
            {product.needsPrescription && ` · ${m.shop_prescription()}`}
          </Text>
          {problem && (
            <Banner
              tone="attention"
              action={
                <Button size="small" tone="secondary" isPending={isPending} onPress={() => change(0)}>
                  {m.shop_take_out()} <VisuallyHidden>{product.name}</VisuallyHidden>
                </Button>
              }
            >
              {problemWords(problem, product)}
            </Banner>
          )}
          <div className={end}>
            <Quantity product={product} quantity={quantity} onChange={onQuantity} />
            <Text as="span" weight="bold" isTabular>
              {sayMoney(amountPaise)}
            </Text>
          </div>
        </Stack>
      </div>
    </DividedItem>
  );
}

function problemWords(
  problem: NonNullable<CartProblem>,
  { available, maxQuantity }: CartItem['product'],
): string {
  if (problem === 'sold-out') return m.shop_problem_sold_out();
  if (problem === 'not-sold') return m.shop_problem_not_sold();
  return problem === 'fewer-left'
    ? m.shop_problem_fewer({ count: available })
    : m.shop_problem_many({ count: maxQuantity });
}
