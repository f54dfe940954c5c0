import { FileText, FlaskConical } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { useSave } from '../../../patterns/use-save';
import { sayWhenWithin } from '../../../words/moment';
import { sayMoney } from '../../../words/money';
import { Section } from '../../private/Section';
import type { Done, Order } from '../types';

type OrderNotesProps = {
  order: Order;
  clock: Clock;
  isOffline: boolean;
  onPay: (result: 'paid' | 'failed') => Promise<Done>;
};

const reasonWords = {
  'by-buyer': m.shop_reason_by_buyer,
  'by-shop': m.shop_reason_by_shop,
  unpaid: m.shop_reason_unpaid,
  'prescription-refused': m.shop_reason_refused,
} as const;

/** Shows what is urgent about an order: a decision, a payment, a refund. */
export function OrderNotes({ order, clock, ...pay }: OrderNotesProps) {
  const { status, reason, prescription, refundPaise, refundedAt, payUntil } = order;
  const decided = [prescription?.reason, prescription?.pharmacist].filter(Boolean).join(' · ');
  const price = sayMoney(refundPaise);
  const isReturnRefused = status === 'DELIVERED' && order.returnReason !== null;
  const cut = (prescription?.lines ?? []).filter(({ ordered, approved }) => (approved ?? ordered) < ordered);
  return (
    <>
      {reason && <Banner tone="attention">{reasonWords[reason]()}</Banner>}
      {prescription?.status === 'WAITING' && (
        <Banner tone="info" icon={FileText} title={m.shop_prescription_waiting()}>
          {m.shop_prescription_waiting_about()}
        </Banner>
      )}
      {prescription?.status === 'APPROVED' && (
        <Banner
          tone={cut.length > 0 ? 'attention' : 'info'}
          icon={FileText}
          title={cut.length > 0 ? m.shop_prescription_cut() : m.shop_prescription_approved()}
        >
          <Stack space={1}>
            {cut.map(({ name, ordered, approved }) => (
              <Text key={name}>
                {m.shop_prescription_cut_line({ name, ordered, approved: approved ?? 0 })}
              </Text>
            ))}
            {decided && <Text>{decided}</Text>}
          </Stack>
        </Banner>
      )}
      {prescription?.status === 'REFUSED' && (
        <Banner tone="attention" icon={FileText} title={m.shop_prescription_refused()}>
          {decided}
        </Banner>
      )}
      {status === 'RETURN_REQUESTED' && <Banner tone="info">{m.shop_return_waits()}</Banner>}
      {isReturnRefused && <Banner tone="attention">{m.shop_return_refused()}</Banner>}
      {refundPaise > 0 && (
        <Banner tone="info">
          {refundedAt
            ? m.shop_refunded({ price, time: sayWhenWithin(refundedAt, clock) })
            : m.shop_refund_waits({ price })}
        </Banner>
      )}
      {status === 'PLACED' && payUntil && <TestPayment order={order} clock={clock} {...pay} />}
    </>
  );
}

/** Stands in for the page of a bank, and says that it is none. */
function TestPayment({ order, clock, isOffline, onPay }: OrderNotesProps) {
  const { isPending, refused, save } = useSave<object, never>(() => undefined);
  const price = sayMoney(order.totals.totalPaise);
  return (
    <Section title={m.shop_test_title()}>
      <Banner tone="attention" icon={FlaskConical}>
        {m.shop_test_about()}
      </Banner>
      {order.payUntil && <Text>{m.shop_pay_until({ time: sayWhenWithin(order.payUntil, clock) })}</Text>}
      {refused && <Banner tone="attention">{refused.message ?? m.shop_pay_failed()}</Banner>}
      <Inline space={3}>
        <Button isPending={isPending} isDisabled={isOffline} onPress={() => void save(() => onPay('paid'))}>
          {m.shop_test_pay({ price })}
        </Button>
        <Button
          tone="secondary"
          isDisabled={isOffline || isPending}
          onPress={() => void save(() => onPay('failed'))}
        >
          {m.shop_test_fail()}
        </Button>
      </Inline>
    </Section>
  );
}
