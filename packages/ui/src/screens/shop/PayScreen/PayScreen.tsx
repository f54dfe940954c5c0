import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Form } from '../../../components/Form/Form';
import { Grid } from '../../../components/Grid/Grid';
import { Link } from '../../../components/Link/Link';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded } from '../../../patterns/state';
import { useFormErrors } from '../../../patterns/use-form-errors';
import { useSave } from '../../../patterns/use-save';
import { sayWhenWithin } from '../../../words/moment';
import { sayMoney } from '../../../words/money';
import { Section } from '../../private/Section';
import { Bill } from '../private/Bill';
import { Destination } from '../private/Destination';
import { Lines } from '../private/Lines';
import { OfflineNote, SampleNote } from '../private/Notes';
import { bar } from '../private/shop.css';
import { methodWords } from '../private/shop-words';
import type { Checkout, Done, PaymentMethod, PrescriptionChoice } from '../types';
import { PrescriptionChoices } from './PrescriptionChoices';

export type Payment = { paymentMethod: PaymentMethod; prescriptionRecordId?: string };

export type PayScreenProps = {
  state: Loaded<{ checkout: Checkout }> | { phase: 'absent' };
  /** Own records of the type prescription; null if the account has no health record. */
  prescriptions: Loaded<{ rows: readonly PrescriptionChoice[] }> | null;
  /** The price of the items in the cart, if it is known: it may have changed since. */
  seenPaise: number | null;
  clock: Clock;
  isOffline: boolean;
  places: { cart: string; checkout: string; upload: string; order: (id: string) => string };
  onOrder: (payment: Payment) => Promise<Done>;
  onLeave: () => Promise<Done>;
  onRetry: () => void;
};

/** Shows the reserved items and their price with tax, and asks how to pay. */
export function PayScreen(props: PayScreenProps) {
  const { state, clock, places, onRetry } = props;
  const checkout = state.phase === 'ready' ? state.checkout : null;
  const isOpen = checkout?.status === 'OPEN' && Date.parse(checkout.reservedUntil) > Date.parse(clock.now);
  return (
    <Page
      title={isOpen ? m.shop_pay_title({ price: sayMoney(checkout.totals.totalPaise) }) : m.shop_checkout()}
      {...(isOpen && {
        description: m.shop_reserved_until({ time: sayWhenWithin(checkout.reservedUntil, clock) }),
      })}
      up={{ href: places.checkout, label: m.shop_checkout_where() }}
      isWide
    >
      <Phases
        state={state}
        failed={{ title: m.shop_checkout_failed(), text: m.shop_failed() }}
        onRetry={onRetry}
      >
        {() =>
          checkout && isOpen ? (
            <Open {...props} checkout={checkout} />
          ) : (
            <Over orderId={checkout?.orderId ?? null} places={places} />
          )
        }
      </Phases>
    </Page>
  );
}

function Over({ orderId, places }: { orderId: string | null; places: PayScreenProps['places'] }) {
  if (orderId)
    return (
      <Banner
        tone="info"
        action={
          <Link href={places.order(orderId)} isAlone>
            {m.shop_open_order()}
          </Link>
        }
      >
        {m.shop_checkout_ordered()}
      </Banner>
    );
  return (
    <Banner
      tone="attention"
      title={m.shop_checkout_over_title()}
      action={
        <Link href={places.cart} isAlone>
          {m.shop_open_cart()}
        </Link>
      }
    >
      {m.shop_checkout_over()}
    </Banner>
  );
}

function Open(props: PayScreenProps & { checkout: Checkout }) {
  const { checkout, prescriptions, seenPaise, places, isOffline, onOrder, onLeave, onRetry } = props;
  const { totals, needsPrescription, paymentMethods, lines, seller } = checkout;
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  const [recordId, setRecordId] = useState<string | null>(null);
  const order = useSave<object, never>(() => undefined);
  const leave = useSave<object, never>(() => undefined);
  const form = useFormErrors(order.refused);
  const hasChoice = prescriptions?.phase === 'ready' && prescriptions.rows.length > 0;

  function send() {
    const faults = [
      ...(needsPrescription && !recordId
        ? [{ name: 'prescriptionRecordId', message: m.shop_prescription_missing() }]
        : []),
      ...(method ? [] : [{ name: 'paymentMethod', message: m.shop_pay_missing() }]),
    ];
    if (!form.accept(faults) || !method) return;
    void order.save(() =>
      onOrder({
        paymentMethod: method,
        ...(needsPrescription && recordId && { prescriptionRecordId: recordId }),
      }),
    );
  }
  const button = (size: 'medium' | 'small') => (
    <Button
      type="submit"
      size={size}
      isFullWidth={size === 'medium'}
      isPending={order.isPending}
      isDisabled={isOffline || leave.isPending || (needsPrescription && !hasChoice)}
    >
      {m.shop_order_now({ price: sayMoney(totals.totalPaise) })}
    </Button>
  );
  return (
    <Stack space={5}>
      {isOffline && <OfflineNote />}
      {seller.isSample && <SampleNote />}
      {seenPaise !== null && seenPaise !== totals.itemsPaise && (
        <Banner tone="attention" title={m.shop_price_changed_title()}>
          {m.shop_price_changed({ before: sayMoney(seenPaise), now: sayMoney(totals.itemsPaise) })}
        </Banner>
      )}
      {leave.refused && <Banner tone="attention">{leave.refused.message ?? m.not_saved()}</Banner>}
      <Form
        onSubmit={send}
        errors={form.errors}
        onCorrect={form.correct}
        formError={form.formError}
        isPending={order.isPending}
      >
        <Grid columns={{ narrow: 1, wide: 'main-aside' }} align="start">
          <Stack space={5}>
            <Section
              title={m.shop_step_where()}
              mark={
                <Link href={places.checkout} isAlone>
                  {m.shop_change()}
                </Link>
              }
            >
              <Destination {...checkout} />
            </Section>
            <Section title={m.shop_step_what()}>
              <Lines lines={lines} label={m.shop_items()} />
            </Section>
            {needsPrescription && (
              <Section title={m.shop_step_prescription()}>
                <PrescriptionChoices
                  {...{ prescriptions, recordId, onRetry }}
                  uploadHref={places.upload}
                  errorMessage={form.messageFor('prescriptionRecordId')}
                  onChange={setRecordId}
                />
              </Section>
            )}
            <Section title={needsPrescription ? m.shop_step_pay_4() : m.shop_step_pay()}>
              <RadioGroup
                name="paymentMethod"
                label={m.shop_pay_question()}
                items={paymentMethods.map((id) => ({
                  id,
                  label: methodWords[id](),
                  description: id === 'cash' ? m.shop_pay_cash_about() : m.shop_pay_test_about(),
                }))}
                value={method}
                onChange={setMethod}
                errorMessage={form.messageFor('paymentMethod')}
                isRequired
              />
            </Section>
          </Stack>
          <Section title={m.shop_bill()}>
            <Bill totals={totals} />
            {button('medium')}
            <Text size={14} tone="muted">
              {needsPrescription ? m.shop_order_note_prescription() : m.shop_order_note()}
            </Text>
            <Button
              tone="quiet"
              isPending={leave.isPending}
              isDisabled={isOffline || order.isPending}
              onPress={() => void leave.save(onLeave)}
            >
              {m.shop_leave()}
            </Button>
          </Section>
        </Grid>
        <div className={bar}>
          <Text as="strong" weight="bold" isTabular>
            {m.shop_to_pay()} {sayMoney(totals.totalPaise)}
          </Text>
          {button('small')}
        </div>
      </Form>
    </Stack>
  );
}
