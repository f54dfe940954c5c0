/** Roles that have, or are shown, the record of a patient. */
const roles = ['PATIENT', 'DOCTOR'];

/**
 * Returns whether an operation is about a patient's own data: a patient may call it, it touches a record, and it is not about an account, which people of every
 * role have.
 *
 * @param {{ security?: readonly Record<string, readonly string[]>[]; 'x-audit'?: unknown }} operation
 */
export function isAboutPatient({ security = [], 'x-audit': audit }) {
  const may = security.flatMap(({ bearer = [] }) => bearer);
  return Boolean(audit) && may.includes('PATIENT') && may.every((role) => roles.includes(role));
}

/** Declares for whom such an operation is, so that nobody types it. */
export function addPatientHeader(operation) {
  if (!isAboutPatient(operation)) return;
  operation.parameters = [...(operation.parameters ?? []), { $ref: '../parameters.yaml#/NadiPatient' }];
}
