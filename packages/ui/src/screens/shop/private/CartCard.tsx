import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';
import { sayMoney } from '../../../words/money';
import { Section } from '../../private/Section';
import type { Cart } from '../types';
import { Amount, Amounts } from './Amounts';
import { amount, bar } from './shop.css';

/** Shows the cart beside the products; null while it is not known. */
export function CartCard({ cart, href }: { cart: Cart | null; href: string }) {
  return (
    <Section title={m.shop_cart()}>
      {!cart || cart.items.length === 0 ? (
        <Text tone="muted">{cart ? m.shop_cart_empty() : m.shop_cart_unknown()}</Text>
      ) : (
        <>
          <Amounts>
            {cart.items.map(({ product: { id, name }, quantity, amountPaise }) => (
              <div key={id} className={amount}>
                <Text as="dt" size={14}>
                  {m.shop_times({ name, count: quantity })}
                </Text>
                <Text as="dd" size={14} isTabular>
                  {sayMoney(amountPaise)}
                </Text>
              </div>
            ))}
            <Amount label={m.shop_items_with_gst()} paise={cart.itemsPaise} isTotal />
          </Amounts>
          <Button tone="secondary" isFullWidth href={href}>
            {m.shop_open_cart()}
          </Button>
          <FreeDelivery cart={cart} />
        </>
      )}
    </Section>
  );
}

export function FreeDelivery({ cart: { deliveryPaise, freeDeliveryFromPaise } }: { cart: Cart }) {
  return (
    <Text size={14} tone="muted">
      {deliveryPaise === 0
        ? m.shop_delivery_free()
        : m.shop_delivery_costs({ price: sayMoney(deliveryPaise), from: sayMoney(freeDeliveryFromPaise) })}
    </Text>
  );
}

/** Shows the cart at the lower edge of a phone. */
export function CartBar({ cart, href }: { cart: Cart; href: string }) {
  return (
    <div className={bar}>
      <Text as="span">
        {m.shop_packs({ count: cart.count })}, <strong>{sayMoney(cart.itemsPaise)}</strong>
      </Text>
      <Button size="small" href={href}>
        {m.shop_open_cart()}
      </Button>
    </div>
  );
}
