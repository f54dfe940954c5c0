import { brand } from '@nadi/brand';
import * as m from '../../../../generated/messages/messages';
import type { AccessEntry } from './types';

const records = new Map<string, () => string>(
  Object.entries({
    'access-log': m.access_log_record_access_log,
    account: m.access_log_record_account,
    'emergency-contact': m.access_log_record_emergency_contact,
    'medical-history': m.access_log_record_medical_history,
    'medical-record': m.access_log_record_medical_record,
    'lab-report': m.access_log_record_lab_report,
    medicine: m.access_log_record_medicine,
    'medicine-dose': m.access_log_record_medicine_dose,
    notification: m.access_log_record_notification,
    export: m.access_log_record_export,
    overview: m.access_log_record_overview,
    passkey: m.access_log_record_passkey,
    password: m.access_log_record_password,
    photo: m.access_log_record_photo,
    profile: m.access_log_record_profile,
    registration: m.access_log_record_registration,
    'health-fact': m.access_log_record_health_fact,
    consent: m.access_log_record_consent,
    'sharing-settings': m.access_log_record_sharing_settings,
    'search-result': m.access_log_record_search_result,
    'shared-record': m.access_log_record_shared_record,
    'emergency-access': m.access_log_record_emergency_access,
    'family-member': m.access_log_record_family_member,
    'family-invitation': m.access_log_record_family_invitation,
    'shop-cart': m.access_log_record_shop_cart,
    'shop-order': m.access_log_record_shop_order,
    'delivery-address': m.access_log_record_delivery_address,
    'prescription-check': m.access_log_record_prescription_check,
    pharmacist: m.access_log_record_pharmacist,
    'pressure-week': m.access_log_record_pressure_week,
    'health-goal': m.access_log_record_health_goal,
    'health-import': m.access_log_record_health_import,
    'health-connection': m.access_log_record_health_connection,
    'provider-configuration': m.access_log_record_provider_configuration,
    insight: m.access_log_record_insight,
    'saved-trial': m.access_log_record_saved_trial,
    'trial-fit': m.access_log_record_trial_fit,
    'trial-referral': m.access_log_record_trial_referral,
    'trial-interest': m.access_log_record_trial_interest,
    'health-link': m.access_log_record_health_link,
    availability: m.access_log_record_availability,
    'calendar-feed': m.access_log_record_calendar_feed,
    'waitlist-entry': m.access_log_record_waitlist_entry,
    'slot-hold': m.access_log_record_slot_hold,
    consultation: m.access_log_record_consultation,
    prescription: m.access_log_record_prescription,
    broadcast: m.access_log_record_broadcast,
    'data-request': m.access_log_record_data_request,
    session: m.access_log_record_session,
    summary: m.access_log_record_summary,
    'two-step': m.access_log_record_two_step,
    'vital-sign': m.access_log_record_vital_sign,
  }),
);

/** The kinds of record that entries may be of. */
export const recordTypes: readonly string[] = [...records.keys()];

/** Actions that the kind of record does not say well enough. */
const doings = new Map<string, (who: { who: string }) => string>(
  Object.entries({
    signUpPatient: m.access_log_did_sign_up,
    verifyEmail: m.access_log_did_verify_email,
    signIn: m.access_log_did_sign_in,
    completeSecondStep: m.access_log_did_sign_in,
    signInWithPasskey: m.access_log_did_sign_in,
    signOut: m.access_log_did_sign_out,
    revokeSession: m.access_log_did_end_session,
    revokeOtherSessions: m.access_log_did_end_others,
    confirmPassword: m.access_log_did_confirm_password,
    requestPasswordReset: m.access_log_did_ask_password,
    exportAccount: m.access_log_did_export,
    readHealthReport: m.access_log_did_report,
    downloadHealthReport: m.access_log_did_report_paper,
    readInternationalSummary: m.access_log_did_summary,
    requestAccountDeletion: m.access_log_did_ask_deletion,
    cancelAccountDeletion: m.access_log_did_keep_account,
    createPasskeyOptions: m.access_log_did_begin_passkey,
    searchPatients: m.access_log_did_find,
    requestAuthorization: m.access_log_did_ask,
    verifyAuthorizationCode: m.access_log_did_type_code,
    openEmergencyAccess: m.access_log_did_break_glass,
    readDoctorDashboard: m.access_log_did_doctor_dashboard,
  }),
);

/** Requests without a signed-in person, so that only the product is known to have acted. */
const doneByProduct = new Map<string, (who: { who: string }) => string>([
  ['requestPasswordReset', m.access_log_did_send_password_link],
  ['lockSignIn', m.access_log_did_lock_sign_in],
  ['endStolenSession', m.access_log_did_end_stolen],
  ['openHealthLink', m.access_log_did_open_link],
  ['downloadHealthLinkFile', m.access_log_did_open_link],
]);

const isOfProduct = ({ isSelf, role }: AccessEntry['actor']): boolean => !isSelf && role === 'SYSTEM';

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

export const purposeWords = {
  PATRQT: m.access_log_purpose_requested,
  FAMRQT: m.family_purpose,
  TREAT: m.access_log_purpose_treatment,
  CAREMGT: m.access_log_purpose_care,
  ETREAT: m.access_log_purpose_emergency,
  HOPERAT: m.access_log_purpose_administration,
  BTG: m.access_log_purpose_glass,
  PUBHLTH: m.access_log_purpose_public_health,
  HPAYMT: m.access_log_purpose_payment,
  DSRCH: m.access_log_purpose_research,
};

/** A kind that this version does not know yet says its own name, rather than nothing. */
const recordWord = (type: string): string =>
  records.get(type)?.() ?? m.access_log_record_other({ type: type.replaceAll(/[-_]/g, ' ') });

/** "You signed in", "Dr. Meera Rao read your vital signs" */
export function sayEntry(entry: AccessEntry): string {
  const { operation, action, recordType, actor } = entry;
  const who = whoName(entry);
  const said = (isOfProduct(actor) ? doneByProduct : doings).get(operation)?.({ who });
  return said ?? actions[action]({ who, record: recordWord(recordType) });
}

/** "12 records", where that says more than the kind alone: there is one profile, and one account. */
export function howMany({
  recordType,
  recordIds: { length: count },
}: Pick<AccessEntry, 'recordType' | 'recordIds'>): string | undefined {
  const isTold = count > 1 || (count === 1 && recordType === 'vital-sign');
  return isTold ? m.access_log_count({ count }) : undefined;
}

/** The actor: "You", a name, the product itself. */
export function whoName({ actor }: AccessEntry): string {
  if (actor.isSelf) return m.access_log_you();
  return actor.name ?? (actor.role === 'SYSTEM' ? brand.name : m.access_log_unnamed());
}

/** The role of the actor; left out for the person themselves. */
export const whoRole = ({
  actor,
}: {
  actor: Pick<AccessEntry['actor'], 'isSelf' | 'role'>;
}): string | undefined => (actor.isSelf ? undefined : roles[actor.role]());

export const why = ({
  purpose,
  actor,
}: Pick<AccessEntry, 'purpose'> & { actor: Pick<AccessEntry['actor'], 'isSelf'> }): string =>
  purpose === 'PATRQT' && actor.isSelf ? m.access_log_purpose_own() : purposeWords[purpose]();
