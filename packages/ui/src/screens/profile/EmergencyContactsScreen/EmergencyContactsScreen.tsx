import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { type Clock, When } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';

export type EmergencyContactsScreenEntry = {
  id: string;
  /** RFC 3339. */
  changedAt: string;
};

export type EmergencyContactsScreenProps = {
  /** The newest first. */
  state: Loaded<Listed<EmergencyContactsScreenEntry>>;
  clock: Clock;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** What is kept here, page by page. */
export function EmergencyContactsScreen({
  state,
  clock,
  onPageChange,
  onRetry,
}: EmergencyContactsScreenProps) {
  return (
    <Page title={m.emergency_contacts_title()} isWide>
      <ListCard
        state={state}
        things={m.emergency_contacts_count}
        choice={m.emergency_contacts_title()}
        failed={{ title: m.emergency_contacts_failed_title(), text: m.emergency_contacts_failed() }}
        empty={{ title: m.emergency_contacts_empty_title(), text: m.emergency_contacts_empty() }}
        onPageChange={onPageChange}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.emergency_contacts_title()}>
            {rows.map(({ id, changedAt }) => (
              <DividedItem key={id}>
                <Stack space={1}>
                  <Text>{m.emergency_contacts_entry()}</Text>
                  <Text size={14} tone="muted">
                    <When at={changedAt} clock={clock} />
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
