/** A reading with all fields empty, as the base for a recorded one. */
export const emptyReading = {
  systolic: null,
  diastolic: null,
  value: null,
  arm: null,
  posture: null,
  timing: null,
  site: null,
  note: null,
};
