import * as m from '../../generated/messages/messages';

const words = {
  active: m.patients_status_active,
  requested: m.patients_status_requested,
  ended: m.patients_status_ended,
};

/** Tells how a patient stands to a doctor: "Open to you". */
export const sayStatus = (status: keyof typeof words): string => words[status]();
