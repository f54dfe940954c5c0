import type { RefObject } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DeleteDialog } from '../../../patterns/DeleteDialog/DeleteDialog';
import { relationships } from '../../../words/relationship';
import type { ContactRow, ContactSaved } from './types';

export type DeleteContactDialogProps = {
  contact: ContactRow;
  isOffline: boolean;
  onDelete: (contact: ContactRow) => Promise<ContactSaved>;
  /** Null where it was not deleted. */
  onClose: (result: { isUnsent?: boolean } | null) => void;
  /** Takes the focus once it is deleted. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** Asks before someone to call is deleted, and names them. */
export function DeleteContactDialog({ contact, isOffline, onDelete, ...dialog }: DeleteContactDialogProps) {
  const { name, relationship, phone } = contact;
  return (
    <DeleteDialog
      title={m.contact_delete_title()}
      description={isOffline ? m.contact_delete_explain_offline() : m.contact_delete_explain()}
      yes={m.contact_delete_yes()}
      onDelete={() => onDelete(contact)}
      {...dialog}
    >
      <Text>
        {name}, {relationships[relationship]()}, {phone}
      </Text>
    </DeleteDialog>
  );
}
