/** Roles that have, or are shown, the record of a patient. */
const roles = ['PATIENT', 'DOCTOR'];

/**
 * Returns whether an operation is about a patient's own data: a patient may call it, it touches a record, it is not about an account, which people of every
 * role have, unless the contract names a level, and the contract does not take it out (`x-acting: none`).
 *
 * @param {{ security?: readonly Record<string, readonly string[]>[]; 'x-audit'?: unknown; 'x-acting'?: string }} operation
 */
export function isAboutPatient({ security = [], 'x-audit': audit, 'x-acting': acting }) {
  const may = security.flatMap(({ bearer = [] }) => bearer);
  return (
    Boolean(audit) &&
    acting !== 'none' &&
    may.includes('PATIENT') &&
    (acting !== undefined || may.every((role) => roles.includes(role)))
  );
}

/**
 * Declares for whom such an operation is, and the level that acting for another person needs: `view` for what reads and `manage` for all else, where the contract does
 * not say another one. `self` is for nobody but the patient.
 */
export function addPatientHeader(operation, method) {
  if (!isAboutPatient(operation)) {
    delete operation['x-acting'];
    return;
  }
  operation['x-acting'] ??= method === 'get' ? 'view' : 'manage';
  operation.parameters = [...(operation.parameters ?? []), { $ref: '../parameters.yaml#/NadiPatient' }];
}
