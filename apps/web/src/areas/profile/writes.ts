import type {
  EmergencyContact,
  NewEmergencyContact,
  PatientProfile,
  PatientProfilePatch,
} from '@nadi/contract/schema';
import { type Addition, type Change, itemKinds, type Removal } from '../../kernel/items/item-operations';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { contactOperations, contactsPath } from './contacts/contact-operations';
import { profileSubject } from './subject';

type ProfileChange = { operation: 'updatePatientProfile'; body: PatientProfilePatch; read: PatientProfile };

declare module '../../kernel/offline/write' {
  interface Writes {
    updatePatientProfile: ProfileChange;
    addEmergencyContact: Addition<'addEmergencyContact', NewEmergencyContact>;
    updateEmergencyContact: Change<'updateEmergencyContact', NewEmergencyContact, EmergencyContact>;
    deleteEmergencyContact: Removal<'deleteEmergencyContact', EmergencyContact>;
  }
}

/** The writes of patients to their own profile. */
export const writes: readonly WaitingKind[] = [
  {
    waits: true,
    operation: 'updatePatientProfile',
    type: profileSubject,
    request: ({ body }: ProfileChange) => ({ method: 'PUT', url: '/patients/profile', body }),
    // The answer was the profile itself; age and pregnancy decide which ranges apply to a reading.
    invalidates: /^\/(vital-signs|patients\/health-facts|medicine-checks)/,
    renewsUser: true,
  },
  ...itemKinds(contactOperations, contactsPath, { invalidates: /^\/patients\/emergency-contacts/ }),
];
