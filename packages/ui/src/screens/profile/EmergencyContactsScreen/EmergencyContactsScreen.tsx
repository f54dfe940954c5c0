import * as m from '../../../../generated/messages/messages';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { Listed, Loaded } from '../../../patterns/state';
import * as styles from './EmergencyContactsScreen.css';

export type Relationship = 'SPOUSE' | 'PARENT' | 'CHILD' | 'SIBLING' | 'FRIEND' | 'OTHER';

export type EmergencyContact = {
  id: string;
  name: string;
  relationship: Relationship;
  /** E.164, as it is dialled. */
  phone: string;
};

export type EmergencyContactsScreenProps = {
  /** All of them, the oldest first. */
  state: Loaded<Listed<EmergencyContact>>;
  onRetry: () => void;
};

const relationships: Record<Relationship, () => string> = {
  SPOUSE: m.emergency_contacts_spouse,
  PARENT: m.emergency_contacts_parent,
  CHILD: m.emergency_contacts_child,
  SIBLING: m.emergency_contacts_sibling,
  FRIEND: m.emergency_contacts_friend,
  OTHER: m.emergency_contacts_other,
};

/** Whom to call where the patient cannot answer, each a touch away from being called. */
export function EmergencyContactsScreen({ state, onRetry }: EmergencyContactsScreenProps) {
  return (
    <Page title={m.emergency_contacts_title()} isWide>
      <ListCard
        state={state}
        things={m.emergency_contacts_count}
        choice={m.emergency_contacts_title()}
        failed={{ title: m.emergency_contacts_failed_title(), text: m.emergency_contacts_failed() }}
        empty={{ title: m.emergency_contacts_empty_title(), text: m.emergency_contacts_empty() }}
        onRetry={onRetry}
      >
        {({ rows }) => (
          <DividedList label={m.emergency_contacts_title()}>
            {rows.map(({ id, name, relationship, phone }) => (
              <DividedItem key={id}>
                <Inline justify="between" space={3}>
                  <div className={styles.person}>
                    <Text weight="bold">{name}</Text>
                    <Text tone="muted">{relationships[relationship]()}</Text>
                  </div>
                  <Link href={`tel:${phone}`} isAlone>
                    {phone}
                  </Link>
                </Inline>
              </DividedItem>
            ))}
          </DividedList>
        )}
      </ListCard>
    </Page>
  );
}
