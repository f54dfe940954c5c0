/** A reading of which nothing was said; what is recorded stands on it. */
export const nothingSaid = {
  systolic: null,
  diastolic: null,
  value: null,
  arm: null,
  posture: null,
  timing: null,
  site: null,
  note: null,
};
