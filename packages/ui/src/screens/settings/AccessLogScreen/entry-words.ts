import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import type { AccessEntry } from './types';

const records = new Map<string, () => string>(
  Object.entries({
    'access-log': m.access_log_record_access_log,
    account: m.access_log_record_account,
    export: m.access_log_record_export,
    passkey: m.access_log_record_passkey,
    password: m.access_log_record_password,
    photo: m.access_log_record_photo,
    profile: m.access_log_record_profile,
    registration: m.access_log_record_registration,
    session: m.access_log_record_session,
    'two-step': m.access_log_record_two_step,
    'vital-sign': m.access_log_record_vital_sign,
  }),
);

const actions = {
  read: m.access_log_read,
  create: m.access_log_create,
  change: m.access_log_change,
  delete: m.access_log_delete,
};

const roles = {
  PATIENT: m.access_log_role_patient,
  DOCTOR: m.access_log_role_doctor,
  ADMIN: m.access_log_role_admin,
  SYSTEM: m.access_log_role_system,
};

const purposes = {
  PATRQT: m.access_log_purpose_requested,
  TREAT: m.access_log_purpose_treatment,
  CAREMGT: m.access_log_purpose_care,
  ETREAT: m.access_log_purpose_emergency,
  HOPERAT: m.access_log_purpose_administration,
};

/** A kind that this version does not know yet says its own name, rather than nothing. */
const recordWord = (type: string): string => records.get(type)?.() ?? type.replaceAll(/[-_]/g, ' ');

/** "Read: vital signs" */
export const didWhat = ({ action, recordType }: AccessEntry): string =>
  actions[action]({ record: recordWord(recordType) });

/** Who it was: "You", a name, the product itself. */
export function whoName({ actor }: AccessEntry): string {
  if (actor.isSelf) return m.access_log_you();
  return actor.name ?? (actor.role === 'SYSTEM' ? brand.name : m.access_log_unnamed());
}

/** What the actor is; oneself needs no telling. */
export const whoRole = ({ actor }: AccessEntry): string | undefined =>
  actor.isSelf ? undefined : roles[actor.role]();

export const why = ({ purpose, actor }: AccessEntry): string =>
  purpose === 'PATRQT' && actor.isSelf ? m.access_log_purpose_own() : purposes[purpose]();
