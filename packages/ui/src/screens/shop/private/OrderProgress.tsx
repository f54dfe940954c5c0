import * as m from '../../../../generated/messages/messages';
import { Stepper } from '../../../components/Stepper/Stepper';
import type { Clock } from '../../../components/When/When';
import { sayWhen } from '../../../words/moment';
import type { Order, OrderStatus } from '../types';
import { sayStatus } from './shop-words';

type OrderProgressProps = {
  order: Pick<Order, 'status' | 'fulfilment' | 'history' | 'paymentMethod'>;
  clock: Clock;
};

const ended: readonly OrderStatus[] = ['DELIVERED', 'RETURNED', 'CANCELLED', 'REFUNDED'];

/** Shows the states that an order had, and those that are ahead while it goes on. */
export function OrderProgress({ order, clock }: OrderProgressProps) {
  const { status, history, fulfilment, paymentMethod } = order;
  const way: OrderStatus[] = [
    'PLACED',
    ...(paymentMethod === 'cash' ? [] : (['PAID'] as const)),
    'PACKED',
    ...(fulfilment === 'delivery' ? (['SENT'] as const) : []),
    'DELIVERED',
  ];
  const ids = way.includes(status) ? way : [...new Set(history.map((one) => one.status))];
  return (
    <Stepper
      label={m.shop_progress()}
      steps={ids.map((id) => {
        // Takes the first: a return that was refused adds a second delivery.
        const at = history.find((one) => one.status === id)?.at;
        return { id, label: sayStatus(id, fulfilment), ...(at && { description: sayWhen(at, clock) }) };
      })}
      current={ended.includes(status) ? null : status}
    />
  );
}
