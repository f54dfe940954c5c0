import { isNew, subjectOf, subjectOfNew } from '../../../kernel/offline/subjects';

/** What readings are grouped by. */
export const readingType = 'vital-sign';

/** What entries about one reading are ordered by. */
export const subjectOfReading = (id: string): string => subjectOf(readingType, id);

/** The subject of a reading that the server has not named yet. */
export const subjectOfNewReading = (idempotencyKey: string): string =>
  subjectOfNew(readingType, idempotencyKey);

export const isNewReading = isNew;
