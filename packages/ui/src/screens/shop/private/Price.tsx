import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { sayMoney } from '../../../words/money';
import type { ProductRow } from '../types';
import { price, struck } from './shop.css';

/** The price of a pack, and what it is of the maximum retail price. */
export function Price({ product, size = 18 }: { product: ProductRow; size?: 18 | 28 }) {
  const { pricePaise, mrpPaise, unitPaise, unit, units, discountPercent } = product;
  return (
    <span className={price}>
      <Text as="span" size={size} weight="bold" isTabular>
        {sayMoney(pricePaise)}
      </Text>
      {pricePaise < mrpPaise && (
        <Text as="span" size={14} tone="muted" isTabular>
          {m.shop_mrp()} <span className={struck}>{sayMoney(mrpPaise)}</span>
          {discountPercent > 0 && ` · ${m.shop_less({ percent: discountPercent })}`}
        </Text>
      )}
      {units > 1 && (
        <Text as="span" size={14} tone="muted" isTabular>
          {m.shop_unit_price({ price: sayMoney(unitPaise), unit })}
        </Text>
      )}
    </span>
  );
}
