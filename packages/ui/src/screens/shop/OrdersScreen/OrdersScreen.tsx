import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import { sayMoney } from '../../../words/money';
import { sayStatus } from '../private/shop-words';
import type { Order } from '../types';

export type OrderRow = Pick<
  Order,
  'id' | 'number' | 'status' | 'fulfilment' | 'createdAt' | 'prescription' | 'lines'
> & {
  totals: Pick<Order['totals'], 'totalPaise'>;
};

export type OrdersScreenProps = {
  state: Loaded<Listed<OrderRow>>;
  clock: Clock;
  shopHref: string;
  orderHref: (id: string) => string;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** The orders of a person, the newest first. */
export function OrdersScreen({
  state,
  clock,
  shopHref,
  orderHref,
  onPageChange,
  onRetry,
}: OrdersScreenProps) {
  return (
    <Page title={m.shop_orders()} up={{ href: shopHref, label: m.shop_title() }}>
      <ListCard
        state={state}
        things={m.shop_order_count}
        choice={m.shop_orders()}
        failed={{ title: m.shop_orders_failed(), text: m.shop_failed() }}
        empty={{
          title: m.shop_orders_none_title(),
          text: m.shop_orders_none(),
          action: <Button href={shopHref}>{m.shop_back()}</Button>,
        }}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.shop_orders()}>
            {rows.map(({ id, number, status, fulfilment, createdAt, lines, totals, prescription }) => (
              <DividedItem key={id}>
                <Stack space={1}>
                  <Inline justify="between" space={3}>
                    <Heading level={2} size={16}>
                      <Link href={orderHref(id)} isAlone>
                        {m.shop_order_number({ number })}
                      </Link>
                    </Heading>
                    <Tag tone={status === 'DELIVERED' ? 'done' : 'info'}>{sayStatus(status, fulfilment)}</Tag>
                  </Inline>
                  <Text>
                    {lines.map(({ name, quantity }) => m.shop_times({ name, count: quantity })).join(', ')}
                  </Text>
                  <Text size={14} tone="muted">
                    <When at={createdAt} clock={clock} /> · {sayMoney(totals.totalPaise)}
                    {prescription?.status === 'WAITING' && ` · ${m.shop_prescription_waiting()}`}
                  </Text>
                </Stack>
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
    </Page>
  );
}
