import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { sayDate } from './medicine-words';
import type { Medicines } from './types';

export type CheckedCardProps = { content: Medicines; nameOf: (id: string) => string; clock: Clock };

/** Says which medicines were compared with which facts, and which were not. */
export function CheckedCard({ content: { checks }, nameOf, clock }: CheckedCardProps) {
  const title = useId();
  if (checks === null)
    return (
      <Card tone="sunken">
        <Text>{m.medicines_checks_unknown()}</Text>
      </Card>
    );
  const { warnings, uncheckedPairs, unlistedMedicineIds, allergies, uncheckedAllergies, dataVersion } =
    checks;
  const said = warnings.filter(({ acknowledgement }) => acknowledgement !== null);
  const unchecked = [
    ...unlistedMedicineIds.map((id) => m.medicines_unchecked_medicine({ name: nameOf(id) })),
    ...uncheckedAllergies.map((name) => m.medicines_unchecked_allergy({ name })),
    ...checks.uncheckedHistoryMedicines.map((name) => m.medicines_unchecked_history({ name })),
    ...uncheckedPairs.map(([a = '', b = '']) => m.medicines_unchecked_pair({ a: nameOf(a), b: nameOf(b) })),
    ...checks.uncheckedInPregnancyIds.map((id) => m.medicines_unchecked_pregnancy({ name: nameOf(id) })),
  ];
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={4}>
        <Heading level={2} id={title}>
          {m.medicines_checks()}
        </Heading>
        <Text size={14}>{m.medicines_checks_means()}</Text>
        <Text weight={warnings.length > 0 ? 'bold' : undefined}>
          {m.medicines_checks_warnings({ count: warnings.length })}
        </Text>
        {allergies === 'none' && <Text>{m.medicines_allergies_none()}</Text>}
        {allergies === 'not-said' && (
          <Stack space={1}>
            <Text weight="bold">{m.medicines_allergies_not_said()}</Text>
            <Link href="/dashboard/profile/medical-history" isAlone>
              {m.medicines_allergies_say()}
            </Link>
          </Stack>
        )}
        {said.length > 0 && (
          <DividedList label={m.medicines_acknowledged_label()}>
            {said.map(({ id, text, acknowledgement }) => (
              <DividedItem key={id}>
                <Stack space={1}>
                  <Text>{text}</Text>
                  {acknowledgement && (
                    <Text size={14} tone="muted">
                      {m.medicines_acknowledged_reason({ reason: acknowledgement.reason })},{' '}
                      <When at={acknowledgement.at} clock={clock} isInSentence />
                    </Text>
                  )}
                </Stack>
              </DividedItem>
            ))}
          </DividedList>
        )}
        {unchecked.length > 0 && (
          <Disclosure label={m.medicines_unchecked({ count: unchecked.length })}>
            <Stack space={3}>
              <Text>{m.medicines_unchecked_means()}</Text>
              <DividedList label={m.medicines_unchecked({ count: unchecked.length })}>
                {[...new Set(unchecked)].map((text) => (
                  <DividedItem key={text}>
                    <Text size={14}>{text}</Text>
                  </DividedItem>
                ))}
              </DividedList>
            </Stack>
          </Disclosure>
        )}
        <Text size={14} tone="muted">
          {m.medicines_checks_version({ day: sayDate(dataVersion) })}
        </Text>
      </Stack>
    </Card>
  );
}
