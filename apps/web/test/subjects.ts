import { readingType } from '../src/areas/vital-signs/recording/subjects';
import { isNew, subjectOf, subjectOfNew } from '../src/kernel/offline/subjects';

export const subjectOfReading = (id: string): string => subjectOf(readingType, id);
export const subjectOfNewReading = (idempotencyKey: string): string =>
  subjectOfNew(readingType, idempotencyKey);
export const isNewReading = isNew;
