import { Phone } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import type { ActingLevel } from '../../../acting';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { Text } from '../../../components/Text/Text';
import { UnsentMark } from '../../../components/UnsentMark/UnsentMark';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { relationships } from '../../../words/relationship';
import { person } from './EmergencyContactsScreen.css';
import type { ContactRow } from './types';

export type ContactActions = {
  onEdit: (contact: ContactRow) => void;
  onDelete: (contact: ContactRow) => void;
  /** Keeps one that would be deleted once there is a connection. */
  onUndoDelete: (contact: ContactRow) => void;
  /** Opens what the person has to decide. */
  onResolve: (contact: ContactRow) => void;
};

type ContactItemProps = ContactActions & { contact: ContactRow };

/** Someone to call, with the number as a link that dials it. */
export function ContactItem({ contact, onEdit, onDelete, onUndoDelete, onResolve }: ContactItemProps) {
  const { name, relationship, phone, unsent } = contact;
  const isGoing = unsent?.action === 'delete';
  return (
    <DividedItem>
      <Inline justify="between" space={3}>
        <div className={person}>
          <Inline space={2}>
            <Text weight="bold">{name}</Text>
            {unsent && <UnsentMark {...unsent} />}
          </Inline>
          <Text tone="muted">{relationships[relationship]()}</Text>
          <Inline space={1}>
            <Icon icon={Phone} size={16} />
            <Link href={`tel:${phone}`} isAlone>
              {phone} <VisuallyHidden>{m.contact_call({ name })}</VisuallyHidden>
            </Link>
          </Inline>
        </div>
        <Inline space={2}>
          {unsent?.standing === 'attention' && (
            <Action name={name} label={m.contact_resolve()} onPress={() => onResolve(contact)} />
          )}
          {isGoing ? (
            <Action name={name} label={m.contact_undo()} onPress={() => onUndoDelete(contact)} />
          ) : (
            <>
              <Action name={name} label={m.contact_edit()} onPress={() => onEdit(contact)} />
              <Action
                needs="guardian"
                name={name}
                label={m.contact_delete()}
                tone="quiet"
                onPress={() => onDelete(contact)}
              />
            </>
          )}
        </Inline>
      </Inline>
    </DividedItem>
  );
}

type ActionProps = {
  /** @default 'manage' */
  needs?: ActingLevel;
  name: string;
  label: string;
  tone?: 'secondary' | 'quiet';
  onPress: () => void;
};

function Action({ needs = 'manage', name, label, tone = 'secondary', onPress }: ActionProps) {
  return (
    <Button needs={needs} tone={tone} size="small" onPress={onPress}>
      {label} <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}
