import * as m from '../../../../generated/messages/messages';
import type { User, UserRole, UserStatus } from './types';

export const roleWords: Record<UserRole, () => string> = {
  PATIENT: m.users_patient,
  DOCTOR: m.users_doctor,
  ADMIN: m.users_admin,
};

export const statusWords: Record<UserStatus, () => string> = {
  ACTIVE: m.users_active,
  SUSPENDED: m.users_suspended,
  LEAVING: m.users_leaving,
};

export const userName = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
