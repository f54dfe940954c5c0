import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { useSave } from '../../../patterns/use-save';
import { sayMoney } from '../../../words/money';
import { methodWords, prescriptionWords, sayStatus, statusWords } from '../../shop/private/shop-words';
import { useSearchWords } from '../../shop/private/use-search-words';
import type { OrderStatus } from '../../shop/types';
import type { Move, OrdersPart, ShopOrderRow } from './types';

const orderDialog = latePart(async () => (await import('./OrderDialog')).OrderDialog);

const moveWords: Record<Move, () => string> = {
  PACKED: m.business_move_packed,
  SENT: m.business_move_sent,
  DELIVERED: m.business_move_delivered,
  CANCELLED: m.business_move_cancelled,
  RETURNED: m.business_move_returned,
  REFUNDED: m.business_move_refunded,
};
const isMove = (status: OrderStatus): status is Move => status in moveWords;
/** Steps that end something or issue a document: each is confirmed first. */
const asks: readonly Step[] = ['SENT', 'DELIVERED', 'CANCELLED', 'RETURNED', 'REFUNDED', 'part-refund'];
type Step = Move | 'part-refund';

/** The words of a step: delivered after a return was asked for means that the return is refused. */
const stepWords = (step: Step, { status, fulfilment }: ShopOrderRow): string => {
  if (step === 'part-refund') return m.business_move_refunded();
  if (step !== 'DELIVERED') return moveWords[step]();
  if (status === 'RETURN_REQUESTED') return m.business_move_return_refused();
  return fulfilment === 'pick-up' ? m.business_move_picked_up() : m.business_move_delivered();
};
const all = 'all';

function sayNone(number: string, isInState: boolean) {
  if (number === '') return { title: m.business_orders_none_title(), text: m.business_orders_none() };
  const say = isInState ? m.business_orders_not_found_in_state : m.business_orders_not_found;
  return { title: m.business_orders_not_found_title(), text: say({ number }) };
}

/** Orders of all people, each with the states that it can be moved to now. */
export function OrdersCard(props: OrdersPart & { clock: Clock }) {
  const { state, status, number, opened, clock, onStatus, onFind, onOpen, onMove, onRefundPart } = props;
  const [words, setWords] = useSearchWords(number);
  const [asked, setAsked] = useState<{ order: ShopOrderRow; step: Step } | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setAsked(null);
  const OrderDialog = useLate(orderDialog, { isOpen: opened !== null, onOpenChange: () => onOpen(null) });
  usePreload(orderDialog);
  usePreloadDelete();
  return (
    <>
      <ListCard
        state={state}
        title={m.business_orders()}
        headingRef={heading}
        things={m.shop_order_count}
        choice={status ? statusWords[status]() : m.business_orders()}
        filters={
          <Select
            label={m.business_status()}
            isLabelHidden
            items={[
              { id: all, label: m.business_status_all() },
              ...Object.entries(statusWords).map(([id, words]) => ({ id, label: words() })),
            ]}
            value={status ?? all}
            onChange={(id) => onStatus(id === all ? null : (id as OrderStatus))}
          />
        }
        news={
          <SearchField
            label={m.business_orders_search()}
            value={words}
            onChange={(next) => {
              setWords(next);
              if (next === '' && number !== '') onFind('');
            }}
            onSubmit={(next) => onFind(next.trim())}
          />
        }
        failed={{ title: m.shop_orders_failed(), text: m.shop_failed() }}
        empty={sayNone(number, status !== null)}
        onPageChange={props.onPageChange}
        onRetry={props.onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.business_orders()}>
            {rows.map((order) => (
              <DividedItem key={order.id}>
                <Item
                  order={order}
                  clock={clock}
                  onOpen={() => onOpen(order)}
                  onMove={onMove}
                  onAsk={(step) => setAsked({ order, step })}
                />
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
      {OrderDialog && <OrderDialog opened={opened} onClose={() => onOpen(null)} onRetry={props.onRetry} />}
      {asked && (
        <LateDeleteDialog
          title={m.business_ask({
            move: stepWords(asked.step, asked.order),
            number: asked.order.number,
          })}
          description={
            asked.step === 'REFUNDED' || asked.step === 'part-refund'
              ? m.business_ask_refund({ price: sayMoney(asked.order.refundPaise) })
              : m.business_ask_about()
          }
          yes={stepWords(asked.step, asked.order)}
          no={m.cancel()}
          onDelete={() =>
            asked.step === 'part-refund' ? onRefundPart(asked.order) : onMove(asked.order, asked.step)
          }
          onClose={(result) => {
            close();
            if (result) showToast({ tone: 'success', message: m.business_moved() });
          }}
          focusAfter={heading}
        >
          <Text>{m.shop_order_number({ number: asked.order.number })}</Text>
        </LateDeleteDialog>
      )}
    </>
  );
}

type ItemProps = Pick<OrdersPart, 'onMove'> & {
  order: ShopOrderRow;
  clock: Clock;
  onOpen: () => void;
  onAsk: (step: Step) => void;
};

function Item({ order, clock, onOpen, onMove, onAsk }: ItemProps) {
  const { isPending, save } = useSave<object, never>(() =>
    showToast({ tone: 'success', message: m.business_moved() }),
  );
  const { number, status, city, itemCount, totalPaise, paymentMethod, paidAt, prescription, next } = order;
  const name = m.shop_order_number({ number });
  const steps: Step[] = [
    ...next.filter(isMove),
    ...(order.isPartRefundDue ? (['part-refund'] as const) : []),
  ];
  const move = (to: Step) =>
    to === 'part-refund' || asks.includes(to)
      ? onAsk(to)
      : void save(async () => {
          const done = await onMove(order, to);
          if (!done.ok) showToast({ tone: 'error', message: done.message ?? m.not_saved() });
          return done;
        });
  return (
    <Stack space={2}>
      <Inline justify="between" space={3}>
        <Heading level={3} size={16}>
          {name}
        </Heading>
        <Inline space={2}>
          <Tag tone={status === 'DELIVERED' ? 'done' : 'info'}>{sayStatus(status, order.fulfilment)}</Tag>
          {prescription && (
            <Tag tone={prescription === 'WAITING' ? 'attention' : 'neutral'}>
              {prescriptionWords[prescription]()}
            </Tag>
          )}
        </Inline>
      </Inline>
      <Text size={14} tone="muted">
        <When at={order.createdAt} clock={clock} /> · {m.shop_packs({ count: itemCount })} ·{' '}
        {sayMoney(totalPaise)} · {methodWords[paymentMethod]()}
        {(paidAt || status !== 'CANCELLED') && `, ${paidAt ? m.business_paid() : m.shop_not_paid()}`} ·{' '}
        {city ? m.business_to_city({ city }) : m.shop_pick_up()}
      </Text>
      {order.refundPaise > 0 && (
        <Text size={14}>
          {order.refundedAt
            ? m.business_refunded({ price: sayMoney(order.refundPaise) })
            : m.business_refund_due({ price: sayMoney(order.refundPaise) })}
        </Text>
      )}
      <Inline space={3}>
        <Button size="small" tone="quiet" onPress={onOpen}>
          {m.business_open()} <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
        {steps.map((to) => (
          <Button key={to} size="small" tone="secondary" isPending={isPending} onPress={() => move(to)}>
            {stepWords(to, order)} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}
