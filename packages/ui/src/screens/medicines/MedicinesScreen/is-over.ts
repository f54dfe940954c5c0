import type { MedicineRow } from './types';

/** Returns true if a medicine is not taken any more. @param today as YYYY-MM-DD, where the person who reads it is */
export const isOver = (
  { stoppedAt, endDay }: Pick<MedicineRow, 'stoppedAt' | 'endDay'>,
  today: string,
): boolean => stoppedAt !== null || (endDay !== null && endDay < today);
