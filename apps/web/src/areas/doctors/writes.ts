import type { DoctorProfile, DoctorProfilePatch } from '@nadi/contract/schema';
import type { WaitingKind } from '../../kernel/offline/write-kinds';
import { profileSubject } from './subject';

type Change = { operation: 'updateDoctorProfile'; body: DoctorProfilePatch; read: DoctorProfile };

declare module '../../kernel/offline/write' {
  interface Writes {
    updateDoctorProfile: Change;
  }
}

/** The writes of doctors to their own profile. */
export const writes: readonly WaitingKind[] = [
  {
    waits: true,
    operation: 'updateDoctorProfile',
    type: profileSubject,
    request: ({ body }: Change) => ({ method: 'PUT', url: '/doctors/profile/me', body }),
    renewsUser: true,
  },
];
