import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedList } from '../../../components/DividedList/DividedList';
import { latePart, useLate, usePreload } from '../../../components/private/use-late';
import { ReadAge } from '../../../components/ReadAge/ReadAge';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { showToast } from '../../../components/ToastRegion/toasts';
import type { Clock } from '../../../components/When/When';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import { Page } from '../../../patterns/Page/Page';
import type { ContactDialogProps } from './ContactDialog';
import { type ContactActions, ContactItem } from './ContactItem';
import type { ContactRow, ContactSaved, EmergencyContactsState } from './types';

export type { ContactDraft, ContactRow, ContactSaved, EmergencyContactsState, Relationship } from './types';

export type EmergencyContactsScreenProps = Pick<ContactActions, 'onUndoDelete' | 'onResolve'> &
  Pick<ContactDialogProps, 'onSave'> & {
    state: EmergencyContactsState;
    clock: Clock;
    /** There is no connection: what is saved is kept on this device. @default false */
    isOffline?: boolean;
    /** The one whose form opens at once, for the outbox's Change. @default null */
    editingAtFirst?: ContactRow | null;
    onDelete: (contact: ContactRow) => Promise<ContactSaved>;
    onRetry: () => void;
  };

/** The most that a person has, as in the contract. */
export const maxContacts = 5;

type Open = { what: 'form'; contact: ContactRow | null } | { what: 'delete'; contact: ContactRow };

// Most visits only look.
const contactDialog = latePart(async () => (await import('./ContactDialog')).ContactDialog);
const deleteDialog = latePart(async () => (await import('./DeleteContactDialog')).DeleteContactDialog);

/** People to call if a patient cannot answer; they can be changed without a network. */
export function EmergencyContactsScreen(props: EmergencyContactsScreenProps) {
  const { state, clock, isOffline = false, editingAtFirst = null, ...on } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [edited, setEdited] = useState<ContactRow | null>(null);
  if (editingAtFirst && editingAtFirst.unsent?.entryId !== edited?.unsent?.entryId) {
    setEdited(editingAtFirst);
    setOpen({ what: 'form', contact: editingAtFirst });
  }
  const rows = state.phase === 'ready' ? state.rows : [];
  const isReady = state.phase === 'ready';
  const isForm = open?.what === 'form';
  const close = () => setOpen(null);
  const ContactDialog = useLate(contactDialog, { isOpen: isForm, onOpenChange: close });
  const DeleteContactDialog = useLate(deleteDialog, { isOpen: open?.what === 'delete', onOpenChange: close });
  usePreload(contactDialog, isReady);
  usePreload(deleteDialog, rows.length > 0);

  function closeWith(result: { isUnsent?: boolean } | null, done: string) {
    close();
    if (result?.isUnsent) showToast({ tone: 'info', message: m.contact_kept() });
    else if (result) showToast({ tone: 'success', message: done });
  }

  const add = (
    <Button
      needs="manage"
      tone={rows.length > 0 ? 'secondary' : 'primary'}
      icon={Plus}
      isPending={isForm && open.contact === null && !ContactDialog}
      onPress={() => setOpen({ what: 'form', contact: null })}
    >
      {m.contact_add()}
    </Button>
  );
  const readAt = state.phase === 'ready' ? state.readAt : undefined;
  return (
    <Page
      title={m.emergency_contacts_title()}
      description={m.emergency_contacts_description()}
      up={{ href: '/dashboard/profile', label: m.profile_title() }}
      headingRef={heading}
      age={readAt ? <ReadAge readAt={readAt} clock={clock} isOffline={isOffline} /> : null}
    >
      <ListCard
        state={state}
        things={m.emergency_contacts_count}
        choice={m.emergency_contacts_title()}
        isOffline={isOffline}
        failed={{ title: m.emergency_contacts_failed_title(), text: m.emergency_contacts_failed() }}
        notOnDevice={{
          title: m.emergency_contacts_not_on_device_title(),
          text: m.emergency_contacts_not_on_device(),
        }}
        empty={{ title: m.emergency_contacts_empty_title(), text: m.emergency_contacts_empty(), action: add }}
        action={rows.length > 0 && rows.length < maxContacts && add}
        onRetry={on.onRetry}
      >
        {(content) => (
          <Stack space={5}>
            <DividedList label={m.emergency_contacts_title()}>
              {content.rows.map((contact) => (
                <ContactItem
                  key={contact.id}
                  contact={contact}
                  onEdit={() => setOpen({ what: 'form', contact })}
                  onDelete={() => setOpen({ what: 'delete', contact })}
                  onUndoDelete={on.onUndoDelete}
                  onResolve={on.onResolve}
                />
              ))}
            </DividedList>
            {content.rows.length >= maxContacts && (
              <Text tone="muted">{m.emergency_contacts_full({ count: maxContacts })}</Text>
            )}
          </Stack>
        )}
      </ListCard>
      {isForm && ContactDialog && (
        <ContactDialog
          contact={open.contact}
          others={rows.filter(({ id, unsent }) => id !== open.contact?.id && unsent?.action !== 'delete')}
          isOffline={isOffline}
          onSave={on.onSave}
          onClose={(result) => closeWith(result, m.contact_saved())}
          focusAfter={heading}
        />
      )}
      {open?.what === 'delete' && DeleteContactDialog && (
        <DeleteContactDialog
          contact={open.contact}
          isOffline={isOffline}
          onDelete={on.onDelete}
          onClose={(result) => closeWith(result, m.contact_deleted())}
          focusAfter={heading}
        />
      )}
    </Page>
  );
}
