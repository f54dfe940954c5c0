import { latestToday } from '../kernel/latest-today';
import { maxRecords } from './file-limits';

type Fault = { pointer: string; message: string; code: string };

/** Why a record cannot be of this day. Records of before the birth are possible: those of the mother, or of a family. */
export function checkDay(day: string | null | undefined, now: Date): Fault[] {
  if (!day || day <= latestToday(now)) return [];
  return [{ pointer: '/body/day', message: 'Must not be in the future.', code: 'future' }];
}

/** Why another record cannot be filed; null if it can. */
export const findTooManyRecords = (count: number): Fault | null =>
  count < maxRecords
    ? null
    : {
        pointer: '/body',
        message: `You have ${maxRecords} records. Delete some that you no longer need.`,
        code: 'too-many',
      };

/** The state of an upload that a record names, or undefined if there is none. */
type Named = { status: 'receiving' | 'checking' | 'ready' | 'refused' } | undefined;

/** Why uploads cannot become the files of a record. */
export const checkNamedUploads = (found: readonly Named[]): Fault[] =>
  found.flatMap((upload, index) => {
    const pointer = `/body/uploadIds/${index}`;
    if (!upload) return [{ pointer, message: 'Must be an upload that is there.', code: 'unknown' }];
    if (upload.status === 'ready') return [];
    return [{ pointer, message: 'Must be an upload that is ready.', code: 'not-ready' }];
  });

/** The same words in the same form: tags are compared by their letters. */
export const normaliseTags = (tags: readonly string[]): string[] => [
  ...new Set(tags.map((tag) => tag.normalize('NFC').toLowerCase())),
];

/** Why a deleted record cannot be changed. */
export const restoreFirst = 'This record is deleted. Restore it first.';
