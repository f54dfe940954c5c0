import { Download } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { LateDeleteDialog, usePreloadDelete } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { sayWhen, sayWhenWithin } from '../../../words/moment';
import { Section } from '../../private/Section';
import { Bill } from '../private/Bill';
import { Destination } from '../private/Destination';
import { Lines } from '../private/Lines';
import { OfflineNote, SampleNote } from '../private/Notes';
import { OrderNotes } from '../private/OrderNotes';
import { OrderProgress } from '../private/OrderProgress';
import { methodWords, sayStatus } from '../private/shop-words';
import type { Done, Order, ReturnReason } from '../types';

export type OrderScreenProps = {
  state: Loaded<{ order: Order }> | { phase: 'absent' };
  clock: Clock;
  isOffline: boolean;
  ordersHref: string;
  onPay: (result: 'paid' | 'failed') => Promise<Done>;
  onCancel: () => Promise<Done>;
  onReturn: (reason: ReturnReason) => Promise<Done>;
  onInvoice: (document: 'invoice' | 'credit-note') => void;
  onRetry: () => void;
};

const returnForm = latePart(async () => (await import('../private/ReturnForm')).ReturnForm);

/** Shows an order: its state, what is asked of the person, its items and its invoice. */
export function OrderScreen(props: OrderScreenProps) {
  const { state, ordersHref, onRetry } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  const order = state.phase === 'ready' ? state.order : null;
  return (
    <Page
      title={
        order
          ? m.shop_order_title({
              number: order.number,
              status: sayStatus(order.status, order.fulfilment),
            })
          : m.shop_order()
      }
      up={{ href: ordersHref, label: m.shop_orders() }}
      headingRef={heading}
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.shop_order_failed(), text: m.shop_failed() }}
        onRetry={onRetry}
      >
        {(content) =>
          'order' in content ? (
            <Ready {...props} order={content.order} heading={heading} />
          ) : (
            <EmptyState title={m.shop_order_absent()}>{m.shop_order_absent_text()}</EmptyState>
          )
        }
      </Phases>
    </Page>
  );
}

type ReadyProps = OrderScreenProps & { order: Order; heading: RefObject<HTMLHeadingElement | null> };

function Ready({ order, clock, isOffline, heading, onPay, onCancel, onReturn, onInvoice }: ReadyProps) {
  const [open, setOpen] = useState<'cancel' | 'return' | null>(null);
  const close = (words: string) => (result: object | null) => {
    setOpen(null);
    if (result) showToast({ tone: 'success', message: words });
  };
  const ReturnForm = useLate(returnForm, { isOpen: open === 'return', onOpenChange: () => setOpen(null) });
  usePreload(returnForm, order.canReturn);
  usePreloadDelete(order.canCancel);
  const { status, invoice, creditNote, canCancel, canReturn, returnUntil, paymentMethod, paidAt } = order;
  const isCancelled = status === 'CANCELLED';
  return (
    <Stack space={5}>
      {isOffline && <OfflineNote />}
      {order.isSample && <SampleNote />}
      <OrderNotes order={order} clock={clock} isOffline={isOffline} onPay={onPay} />
      <Section title={m.shop_progress()}>
        <OrderProgress order={order} clock={clock} />
      </Section>
      <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
        <Stack space={5}>
          <Section title={m.shop_items()}>
            <Lines lines={order.lines} label={m.shop_items()} />
          </Section>
          <Section title={m.shop_where_to()}>
            <Destination {...order} />
          </Section>
        </Stack>
        <Stack space={5}>
          <Section title={m.shop_bill()}>
            <Bill totals={order.totals} total={m.shop_total()} />
            {(paidAt || !isCancelled) && (
              <Text size={14} tone="muted">
                {methodWords[paymentMethod]()},{' '}
                {paidAt ? m.shop_paid_at({ time: sayWhenWithin(paidAt, clock) }) : m.shop_not_paid()}
              </Text>
            )}
          </Section>
          {(invoice || creditNote || !isCancelled) && (
            <Section title={m.shop_documents()}>
              {invoice ? (
                <Button tone="secondary" icon={Download} onPress={() => onInvoice('invoice')}>
                  {m.shop_invoice({ number: invoice.number })}
                </Button>
              ) : (
                <Text tone="muted">{m.shop_invoice_none()}</Text>
              )}
              {creditNote && (
                <Button tone="secondary" icon={Download} onPress={() => onInvoice('credit-note')}>
                  {m.shop_credit_note({ number: creditNote.number })}
                </Button>
              )}
            </Section>
          )}
          {(canCancel || canReturn) && (
            <Inline space={3}>
              {canCancel && (
                <Button tone="secondary" isDisabled={isOffline} onPress={() => setOpen('cancel')}>
                  {m.shop_cancel()}
                </Button>
              )}
              {canReturn && (
                <Button tone="secondary" isDisabled={isOffline} onPress={() => setOpen('return')}>
                  {m.shop_return()}
                </Button>
              )}
              {canReturn && returnUntil && (
                <Text size={14} tone="muted">
                  {m.shop_return_until({ time: sayWhen(returnUntil, clock) })}
                </Text>
              )}
            </Inline>
          )}
        </Stack>
      </Grid>
      {open === 'cancel' && (
        <LateDeleteDialog
          title={m.shop_cancel_title()}
          description={order.paidAt ? m.shop_cancel_paid() : m.shop_cancel_about()}
          yes={m.shop_cancel()}
          onDelete={onCancel}
          onClose={close(m.shop_cancelled())}
          focusAfter={heading}
        >
          <Text>{m.shop_order_number({ number: order.number })}</Text>
        </LateDeleteDialog>
      )}
      {open === 'return' && ReturnForm && (
        <ReturnForm onSave={onReturn} onClose={close(m.shop_return_asked())} focusAfter={heading} />
      )}
    </Stack>
  );
}
