import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Section } from '../../private/Section';
import type { PrescriptionSheet } from '../types';

export type ChecksPartProps = {
  checks: PrescriptionSheet['checks'];
  patient: PrescriptionSheet['patient'];
  hasItems: boolean;
  /** False while a change is on its way to the server, which compares it. */
  isSettled: boolean;
};

/** Says what the medicines were compared with, and first of all what they were not. */
export function ChecksPart({ checks, patient, hasItems, isSettled }: ChecksPartProps) {
  const { recordSeen, allergies, pregnancy, currentMedicines, warnings } = checks;
  const name = patient.firstName;
  const isAllKnown = recordSeen.history && recordSeen.medicines;
  const unchecked = [
    ...checks.uncheckedNames.map((medicine) => m.rx_unchecked_name({ name: medicine })),
    ...checks.uncheckedAllergies.map((allergy) => m.rx_unchecked_allergy({ name: allergy })),
    ...checks.uncheckedHistoryMedicines.map((medicine) => m.rx_unchecked_history({ name: medicine })),
    ...checks.uncheckedInPregnancy.map((medicine) => m.rx_unchecked_pregnancy({ name: medicine })),
    ...(pregnancy === 'unknown' && patient.sex !== 'male' ? [m.rx_pregnancy_unknown({ name })] : []),
    ...(patient.age === null ? [m.rx_age_not_known({ name })] : []),
    ...checks.uncheckedPairs.map(([a = '', b = '']) => m.rx_unchecked_pair({ a, b })),
  ];
  return (
    <Section title={m.rx_checks()}>
      {!recordSeen.history && (
        <Banner tone="attention" title={m.rx_allergies_unseen_title()}>
          {m.rx_allergies_unseen({ name })}
        </Banner>
      )}
      {!recordSeen.medicines && (
        <Banner tone="attention" title={m.rx_medicines_unseen_title()}>
          {m.rx_medicines_unseen({ name })}
        </Banner>
      )}
      {recordSeen.history && allergies === 'not-said' && (
        <Banner tone="attention">{m.rx_allergies_not_said({ name })}</Banner>
      )}
      <Stack space={2}>
        <div role="status">
          {!isSettled && <Text>{m.rx_checking()}</Text>}
          {isSettled && hasItems && (warnings.length > 0 || isAllKnown) && (
            <Text>{m.rx_warnings_count({ count: warnings.length })}</Text>
          )}
        </div>
        {allergies === 'none' && <Text>{m.rx_allergies_none({ name })}</Text>}
        {pregnancy === 'pregnant' && <Text weight="bold">{m.rx_pregnant({ name })}</Text>}
        {recordSeen.medicines && (
          <Text>
            {currentMedicines.length === 0
              ? m.rx_current_none({ name })
              : m.rx_current({ name, medicines: currentMedicines.join(', ') })}
          </Text>
        )}
        <Text size={14} tone="muted">
          {m.rx_checks_means()}
        </Text>
      </Stack>
      {unchecked.length > 0 && (
        <Disclosure label={m.rx_unchecked({ count: unchecked.length })}>
          <DividedList label={m.rx_unchecked({ count: unchecked.length })}>
            {[...new Set(unchecked)].map((text) => (
              <DividedItem key={text}>
                <Text size={14}>{text}</Text>
              </DividedItem>
            ))}
          </DividedList>
        </Disclosure>
      )}
    </Section>
  );
}
