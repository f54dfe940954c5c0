import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayDate } from '../../medicines/MedicinesScreen/medicine-words';
import type { Prescription } from '../types';
import { ItemLines } from './ItemLines';
import { quantityOf } from './prescription-words';
import { paragraphs } from './rx.css';

type WrittenPrescriptionProps = {
  prescription: Prescription;
  clock: Clock;
  /** 'YYYY-MM-DD', in India, by whose calendar it is valid. */
  today: string;
};

/** Says a signed prescription in words; above all else, whether it still stands. */
export function WrittenPrescription({ prescription, clock, today }: WrittenPrescriptionProps) {
  const { state, items, diagnosis, advice, tests, printed, signedAt, validUntil } = prescription;
  const isPast = validUntil !== null && validUntil < today;
  return (
    <Stack space={4}>
      {state === 'cancelled' && (
        <Banner tone="critical" title={m.rx_cancelled_title()}>
          {m.rx_cancelled()}{' '}
          {prescription.cancelReason && m.rx_cancelled_why({ reason: prescription.cancelReason })}
        </Banner>
      )}
      {state === 'replaced' && (
        <Banner tone="attention" title={m.rx_replaced_title()}>
          {m.rx_replaced()}
        </Banner>
      )}
      {state === 'signed' && isPast && (
        <Banner tone="attention" title={m.rx_expired_title()}>
          {m.rx_expired()}
        </Banner>
      )}
      {diagnosis && <Text>{m.rx_for_diagnosis({ diagnosis })}</Text>}
      <DividedList label={m.rx_items_label()}>
        {items.map((item) => (
          <DividedItem key={item.key}>
            <ItemLines item={item} quantity={quantityOf(item)} />
          </DividedItem>
        ))}
      </DividedList>
      {tests.length > 0 && (
        <Stack space={1}>
          <Text weight="bold">{m.rx_tests_to_do()}</Text>
          {tests.map((test) => (
            <Text key={test}>{test}</Text>
          ))}
        </Stack>
      )}
      {advice && (
        <Stack space={1}>
          <Text weight="bold">{m.rx_advice_given()}</Text>
          <p className={paragraphs}>{advice}</p>
        </Stack>
      )}
      <Text size={14} tone="muted">
        {printed &&
          m.rx_signed_by({
            doctor: printed.doctor.name,
            council: printed.doctor.council,
            number: printed.doctor.licenseNumber,
          })}{' '}
        {signedAt && <When at={signedAt} clock={clock} isInSentence />}
        {'. '}
        {validUntil && m.rx_valid_until({ day: sayDate(validUntil) })}
      </Text>
    </Stack>
  );
}
