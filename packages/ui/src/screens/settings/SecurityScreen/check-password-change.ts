import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import { type PasswordLimits, passwordFault } from '../../auth/check-account';

export type PasswordChange = { currentPassword: string; newPassword: string };

/** Returns the errors in a change of the password, in the order of the fields. Only the server knows the current one. */
export function checkPasswordChange(
  { currentPassword, newPassword }: PasswordChange,
  limits: PasswordLimits,
): FieldFault[] {
  const isSame = newPassword !== '' && newPassword === currentPassword;
  const fault = isSame ? m.password_same() : passwordFault(newPassword, limits);
  return [
    ...(currentPassword ? [] : [{ name: 'currentPassword', message: m.password_current_missing() }]),
    ...(fault ? [{ name: 'newPassword', message: fault }] : []),
  ];
}
