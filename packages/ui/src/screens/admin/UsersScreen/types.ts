import type { Listed, Loaded, Saved } from '../../../patterns/state';
import type { RegistrationStatus } from '../DoctorRegistrationsScreen/types';

export type UserRole = 'PATIENT' | 'DOCTOR' | 'ADMIN';
export type UserStatus = 'ACTIVE' | 'SUSPENDED' | 'LEAVING';

/** An account; nothing of the health of its owner. */
export type User = {
  id: string;
  role: UserRole;
  firstName: string;
  lastName: string;
  email: string;
  status: UserStatus;
  /** Why it is suspended; null if it is not. */
  reason: string | null;
  statusSince: string | null;
  verification: RegistrationStatus | null;
  hasSecondStep: boolean;
  createdAt: string;
  lastSeenAt: string | null;
  version: number;
};

export type UserFilter = { words: string; role: UserRole | null; status: UserStatus | null };

export type UserDecision = { status: 'SUSPENDED'; reason: string } | { status: 'ACTIVE' };

export type UsersState = Loaded<Listed<User>>;

export type SavedUser = Saved<object>;
