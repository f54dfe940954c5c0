import type { UnsentMarkProps } from '../../../components/UnsentMark/UnsentMark';
import type { Kept, Listed, Saved } from '../../../patterns/state';

export type Relationship = 'SPOUSE' | 'PARENT' | 'CHILD' | 'SIBLING' | 'FRIEND' | 'OTHER';

/** The details of a person to call; the contract's `NewEmergencyContact`. */
export type ContactDraft = {
  name: string;
  relationship: Relationship;
  /** E.164: "+919876543210". */
  phone: string;
};

/** The contract's `EmergencyContact`, with what waits of it on this device. */
export type ContactRow = ContactDraft & {
  id: string;
  /** 0 while the server has not named it yet. */
  version: number;
  /** RFC 3339. */
  createdAt: string;
  /** RFC 3339. */
  updatedAt: string;
  unsent?: Pick<UnsentMarkProps, 'standing'> & { entryId: number; action: 'add' | 'change' | 'delete' };
};

/** The result of adding, changing or deleting one. `isUnsent`: this device keeps it until there is a connection. */
export type ContactSaved = Saved<{ isUnsent?: boolean }, ContactRow>;

/** The oldest first. */
export type EmergencyContactsState = Kept<Listed<ContactRow>>;
