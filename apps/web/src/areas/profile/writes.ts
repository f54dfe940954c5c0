import type { PatientProfile, PatientProfilePatch } from '@nadi/contract/schema';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { profileSubject } from './subject';

type Change = { operation: 'updatePatientProfile'; body: PatientProfilePatch; read: PatientProfile };

declare module '../../kernel/offline/write' {
  interface Writes {
    updatePatientProfile: Change;
  }
}

/** What patients write of themselves. */
export const writes: readonly WaitingKind[] = [
  {
    waits: true,
    operation: 'updatePatientProfile',
    type: profileSubject,
    request: ({ body }: Change) => ({ method: 'PUT', url: '/patients/profile', body }),
    // The profile itself was answered; age and pregnancy decide which ranges apply to a reading.
    invalidates: /^\/(vital-signs|patients\/health-facts)/,
    renewsUser: true,
  },
];
