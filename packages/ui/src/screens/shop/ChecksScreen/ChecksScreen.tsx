import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import type { Check } from '../types';

export type ChecksScreenProps = {
  state: Loaded<
    Listed<Pick<Check, 'id' | 'orderNumber' | 'patientName' | 'patientAge' | 'lines' | 'createdAt'>>
  >;
  clock: Clock;
  shopHref: string;
  checkHref: (id: string) => string;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** Prescriptions that wait for a pharmacist, the oldest first. */
export function ChecksScreen({
  state,
  clock,
  shopHref,
  checkHref,
  onPageChange,
  onRetry,
}: ChecksScreenProps) {
  return (
    <Page
      title={m.shop_checks()}
      description={m.shop_checks_about()}
      up={{ href: shopHref, label: m.shop_title() }}
    >
      <ListCard
        state={state}
        things={m.shop_check_count}
        choice={m.shop_checks()}
        failed={{ title: m.shop_checks_failed(), text: m.shop_failed() }}
        forbidden={{ title: m.shop_checks_forbidden_title(), text: m.shop_checks_forbidden() }}
        empty={{ title: m.shop_checks_none_title(), text: m.shop_checks_none() }}
        order="other"
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.shop_checks()}>
            {rows.map(({ id, orderNumber, patientName, patientAge, lines, createdAt }) => (
              <DividedItem key={id}>
                <Stack space={1}>
                  <Heading level={2} size={16}>
                    <Link href={checkHref(id)} isAlone>
                      {sayPatient(patientName, patientAge)}
                    </Link>
                  </Heading>
                  <Text>
                    {lines.map(({ name, quantity }) => m.shop_times({ name, count: quantity })).join(', ')}
                  </Text>
                  <Text size={14} tone="muted">
                    {m.shop_order_number({ number: orderNumber })} · <When at={createdAt} clock={clock} />
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

export const sayPatient = (name: string, age: number | null): string =>
  age === null ? m.shop_patient_no_age({ name }) : m.shop_patient({ name, age });
