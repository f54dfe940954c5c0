import * as m from '../../generated/messages/messages';

/** Names how a patient stands to a doctor. */
export const patientStatusWords = {
  active: m.patients_status_active,
  requested: m.patients_status_requested,
  ended: m.patients_status_ended,
};

/** Tells how a patient stands to a doctor: "Open to you". */
export const sayStatus = (status: keyof typeof patientStatusWords): string => patientStatusWords[status]();
