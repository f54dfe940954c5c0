/** The subject of one record: its entries are ordered by it. */
export const subjectOf = (type: string, id: string): string => `${type}/${id}`;

/**
 * The subject of a record of another patient than whoever is signed in, so that their entries and outcomes never mix. An id has no space.
 *
 * @param patientId absent for oneself
 * @param subject as it is for oneself, or already of this patient
 */
export const subjectFor = (patientId: string | undefined, subject: string): string =>
  patientId === undefined || subject.startsWith(`${patientId} `) ? subject : `${patientId} ${subject}`;

/** The patient of a subject; null for oneself. */
export const patientOf = (subject: string): string | null =>
  subject.includes(' ') ? subject.slice(0, subject.indexOf(' ')) : null;

/** The subject as it is for oneself. */
export const withoutPatient = (subject: string): string => subject.slice(subject.indexOf(' ') + 1);

/** The subject of a record without an id from the server yet. */
export const subjectOfNew = (type: string, idempotencyKey: string): string => `${type}/new-${idempotencyKey}`;

export const isNew = (subject: string): boolean => /^[^/]+\/new-/.test(subject);

/** The subject of a new record once the server has given it an id. */
export const namedSubject = (subject: string, id: string): string =>
  subjectOf(subject.slice(0, subject.indexOf('/')), id);
