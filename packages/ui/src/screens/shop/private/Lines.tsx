import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { sayMoney } from '../../../words/money';
import type { OrderLine } from '../types';
import { amount } from './shop.css';

/** The items of an order at the prices that it was placed with. */
export const Lines = ({ lines, label }: { lines: readonly OrderLine[]; label: string }) => (
  <DividedList label={label}>
    {lines.map(({ productId, name, pack, quantity, pricePaise, amountPaise, schedule }) => (
      <DividedItem key={productId}>
        <Stack space={1}>
          <div className={amount}>
            <Text as="span" weight="medium">
              {m.shop_times({ name, count: quantity })}
            </Text>
            <Text as="span" weight="bold" isTabular>
              {sayMoney(amountPaise)}
            </Text>
          </div>
          <Text size={14} tone="muted">
            {m.shop_pack_at({ pack, price: sayMoney(pricePaise) })}
            {schedule !== 'none' && ` · ${m.shop_prescription()}`}
          </Text>
        </Stack>
      </DividedItem>
    ))}
  </DividedList>
);
