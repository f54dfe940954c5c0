import * as m from '../../../../generated/messages/messages';
import { Stepper } from '../../../components/Stepper/Stepper';
import type { Clock } from '../../../components/When/When';
import { sayWhen } from '../../../words/moment';
import type { Order, OrderStatus } from '../types';
import { statusWords } from './shop-words';

type OrderProgressProps = {
  order: Pick<Order, 'status' | 'fulfilment' | 'history' | 'paymentMethod'>;
  clock: Clock;
};

/** The way of an order: those states that it had, and those that are ahead while it goes on. */
export function OrderProgress({ order, clock }: OrderProgressProps) {
  const { status, history, fulfilment, paymentMethod } = order;
  const way: OrderStatus[] = [
    'PLACED',
    ...(paymentMethod === 'cash' ? [] : (['PAID'] as const)),
    'PACKED',
    ...(fulfilment === 'delivery' ? (['SENT'] as const) : []),
    'DELIVERED',
  ];
  const isOnWay = way.includes(status);
  const passed = history.map((one) => one.status);
  const ids = isOnWay ? way : [...new Set(passed)];
  const isEnd = status === 'DELIVERED' || !isOnWay;
  const next = isOnWay ? way[way.indexOf(status) + 1] : undefined;
  return (
    <Stepper
      label={m.shop_progress()}
      steps={ids.map((id) => {
        const at = history.findLast((one) => one.status === id)?.at;
        return {
          ...{ id, label: statusWords[id](), isFailed: id === 'CANCELLED' },
          ...(at && { description: sayWhen(at, clock) }),
        };
      })}
      current={isEnd ? null : (next ?? null)}
    />
  );
}
