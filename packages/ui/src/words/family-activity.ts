import * as m from '../../generated/messages/messages';
import type { ActivityRow } from '../screens/family/types';

/** By the operation of the contract. */
const doings = new Map<string, (said: { who: string }) => string>(
  Object.entries({
    recordVitalSign: m.family_did_record_vital_sign,
    updateVitalSign: m.family_did_update_vital_sign,
    deleteVitalSign: m.family_did_delete_vital_sign,
    holdSlot: m.family_did_hold_slot,
    releaseSlot: m.family_did_release_slot,
    joinWaitlist: m.family_did_join_waitlist,
    leaveWaitlist: m.family_did_leave_waitlist,
    acceptWaitlistOffer: m.family_did_accept_waitlist_offer,
    declineWaitlistOffer: m.family_did_decline_waitlist_offer,
    bookConsultation: m.family_did_book_consultation,
    rescheduleConsultation: m.family_did_reschedule_consultation,
    changeConsultationStatus: m.family_did_change_consultation_status,
    updateConsultationIntake: m.family_did_update_consultation_intake,
    addConsultationPhoto: m.family_did_add_consultation_photo,
    addConsultationMessage: m.family_did_add_consultation_message,
    deleteConsultationPhoto: m.family_did_delete_consultation_photo,
    rateConsultation: m.family_did_rate_consultation,
    updatePatientProfile: m.family_did_update_patient_profile,
    addHealthFact: m.family_did_add_health_fact,
    updateHealthFact: m.family_did_update_health_fact,
    deleteHealthFact: m.family_did_delete_health_fact,
    startPressureWeek: m.family_did_start_pressure_week,
    updatePressureWeek: m.family_did_update_pressure_week,
    createHealthGoal: m.family_did_create_health_goal,
    updateHealthGoal: m.family_did_update_health_goal,
    updateHealthGoalProgress: m.family_did_update_health_goal_progress,
    completeHealthGoal: m.family_did_complete_health_goal,
    updateHealthGoalStatus: m.family_did_update_health_goal_status,
    deleteHealthGoal: m.family_did_delete_health_goal,
    updateInsight: m.family_did_update_insight,
    addMedicalRecord: m.family_did_add_medical_record,
    updateMedicalRecord: m.family_did_update_medical_record,
    deleteMedicalRecord: m.family_did_delete_medical_record,
    restoreMedicalRecord: m.family_did_restore_medical_record,
    startLabReading: m.family_did_start_lab_reading,
    updateLabReading: m.family_did_update_lab_reading,
    startRecordUpload: m.family_did_start_record_upload,
    sendRecordUploadPart: m.family_did_send_record_upload_part,
    discardRecordUpload: m.family_did_discard_record_upload,
    addEmergencyContact: m.family_did_add_emergency_contact,
    updateEmergencyContact: m.family_did_update_emergency_contact,
    deleteEmergencyContact: m.family_did_delete_emergency_contact,
    updateMedicalHistory: m.family_did_update_medical_history,
    addMedicine: m.family_did_add_medicine,
    updateMedicine: m.family_did_update_medicine,
    stopMedicine: m.family_did_stop_medicine,
    deleteMedicine: m.family_did_delete_medicine,
    recordMedicineDose: m.family_did_record_medicine_dose,
    updateMedicineDose: m.family_did_update_medicine_dose,
    deleteMedicineDose: m.family_did_delete_medicine_dose,
    acknowledgeMedicineWarning: m.family_did_acknowledge_medicine_warning,
    downloadRecordFile: m.family_did_download_record_file,
    previewRecordFile: m.family_did_preview_record_file,
    readHealthReport: m.family_did_read_health_report,
    downloadHealthReport: m.family_did_download_health_report,
    readInternationalSummary: m.family_did_read_international_summary,
    addFamilyMember: m.family_did_add_family_member,
    updateFamilyMember: m.family_did_update_family_member,
    confirmFamilyReview: m.family_did_confirm_family_review,
    sendTakeOver: m.family_did_send_take_over,
    withdrawTakeOver: m.family_did_withdraw_take_over,
    leaveFamilyMember: m.family_did_leave_family_member,
    acceptFamilyInvitation: m.family_did_accept_family_invitation,
  }),
);

/** The words for the object of an act, if the operation alone does not say it. */
const records = new Map<string, () => string>(
  Object.entries({
    'vital-sign': m.family_of_vital_sign,
    profile: m.family_of_profile,
    photo: m.family_of_photo,
    'health-fact': m.family_of_health_fact,
    'emergency-contact': m.family_of_emergency_contact,
    'medical-history': m.family_of_medical_history,
    overview: m.family_of_overview,
    'medical-record': m.family_of_medical_record,
    'lab-report': m.family_of_lab_report,
    medicine: m.family_of_medicine,
    'medicine-dose': m.family_of_medicine_dose,
    'pressure-week': m.family_of_pressure_week,
    'health-goal': m.family_of_health_goal,
    insight: m.family_of_insight,
    'waitlist-entry': m.family_of_waitlist_entry,
    'slot-hold': m.family_of_slot_hold,
    consultation: m.family_of_consultation,
    summary: m.family_of_summary,
    'family-member': m.family_of_family_member,
    'access-log': m.family_of_access_log,
  }),
);

const actions = {
  read: m.family_did_read,
  create: m.family_did_create,
  change: m.family_did_change,
  delete: m.family_did_delete,
};

/** The name of a kind of record, as it stands in a sentence. A kind that this version does not know yet says its own name. */
export const recordName = (type: string): string => records.get(type)?.() ?? type.replaceAll(/[-_]/g, ' ');

/** "You added a reading", "Anil Joshi looked at medicines". A kind that this version does not know yet says its own name. */
export function sayDone(
  { operation, action, recordType }: Pick<ActivityRow, 'operation' | 'action' | 'recordType'>,
  who: string,
): string {
  return doings.get(operation)?.({ who }) ?? actions[action]({ who, record: recordName(recordType) });
}
