/** What entries about one record are ordered by. */
export const subjectOf = (type: string, id: string): string => `${type}/${id}`;

/** The subject of a record that the server has not named yet. */
export const subjectOfNew = (type: string, idempotencyKey: string): string => `${type}/new-${idempotencyKey}`;

export const isNew = (subject: string): boolean => /^[^/]+\/new-/.test(subject);

/** What a new record is called once the server has named it. */
export const namedSubject = (subject: string, id: string): string =>
  subjectOf(subject.slice(0, subject.indexOf('/')), id);
