import { type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import { TextField } from '../../../components/TextField/TextField';
import { FormDialog } from '../../../patterns/FormDialog/FormDialog';
import { relationships } from '../../../words/relationship';
import { type ContactEntry, checkContact, emptyContact, entryOf } from './check-contact';
import type { ContactDraft, ContactRow, ContactSaved, Relationship } from './types';

export type ContactDialogProps = {
  /** The contact to change; null for a new one. */
  contact: ContactRow | null;
  /** The other contacts in the list. */
  others: readonly ContactRow[];
  /** There is no connection: what is saved is kept on this device. */
  isOffline: boolean;
  onSave: (draft: ContactDraft, contact: ContactRow | null) => Promise<ContactSaved>;
  /** Null where nothing was saved. */
  onClose: (result: { isUnsent?: boolean } | null) => void;
  /** Takes the focus once it is saved. */
  focusAfter: RefObject<HTMLElement | null>;
};

const ids = Object.keys(relationships) as Relationship[];

/** Adds or changes someone to call. */
export function ContactDialog({ contact, others, isOffline, onSave, ...dialog }: ContactDialogProps) {
  const [standing, setStanding] = useState(contact);
  const [entry, setEntry] = useState<ContactEntry>(contact ? entryOf(contact) : emptyContact);
  const change = (patch: Partial<ContactEntry>) => setEntry({ ...entry, ...patch });

  async function save(draft: ContactDraft): Promise<ContactSaved> {
    const saved = await onSave(draft, standing);
    if (saved.ok || !saved.current) return saved;
    // The next save is against how it stands now, of which the notice tells.
    setStanding(saved.current);
    return { ok: false, current: saved.current };
  }

  return (
    <FormDialog
      title={contact ? m.contact_change_title() : m.contact_add_title()}
      description={isOffline ? m.form_offline() : undefined}
      check={() => checkContact(entry, others)}
      onSave={save}
      {...dialog}
    >
      {({ messageFor, refused }) => (
        <>
          {refused?.current && (
            <Banner tone="attention" title={m.contact_conflict_title()}>
              {m.contact_conflict({
                name: refused.current.name,
                relationship: relationships[refused.current.relationship](),
                phone: refused.current.phone,
              })}
            </Banner>
          )}
          <TextField
            name="name"
            label={m.contact_name()}
            value={entry.name}
            onChange={(name) => change({ name })}
            errorMessage={messageFor('name')}
            isRequired
          />
          <RadioGroup
            name="relationship"
            label={m.contact_relationship()}
            items={ids.map((id) => ({ id, label: relationships[id]() }))}
            value={entry.relationship}
            onChange={(relationship) => change({ relationship })}
            errorMessage={messageFor('relationship')}
            isRequired
          />
          <TextField
            name="phone"
            type="tel"
            label={m.contact_phone()}
            description={m.contact_phone_help()}
            value={entry.phone}
            onChange={(phone) => change({ phone })}
            errorMessage={messageFor('phone')}
            isRequired
          />
        </>
      )}
    </FormDialog>
  );
}
