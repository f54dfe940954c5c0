import { type At, isoOf } from '../kernel/at';
import { loincNotice } from './dictionary';
import type { ReadContent } from './reading';
import type { Decision } from './save-reading';

export type ReadPage = { fileId: string; page: number; hasPreview: boolean };

/** Holds what is kept of the reading of a report. */
export type KeptReading = ReadContent & {
  recordId: string;
  status: 'waiting' | 'reading' | 'read' | 'saved' | 'unreadable';
  reason: 'no-words' | 'too-long' | 'failed' | null;
  how: 'text' | 'picture' | null;
  milliseconds: number | null;
  pages: ReadPage[];
  decisions: Decision[];
  isOfMe: boolean;
  version: number;
  createdAt: At;
  updatedAt: At;
};

/** Holds what a reading has before anything was read. */
export const nothingRead = {
  status: 'waiting',
  ...{ reason: null, how: null, milliseconds: null, laboratory: null, day: null },
  ...{ doubts: [], pages: [], results: [], lines: [], decisions: [] },
  isOfMe: false,
} satisfies Partial<KeptReading>;

/** Holds what a reading has of which the person types the values. */
export const typedByHand = { ...nothingRead, status: 'read' } as const satisfies Partial<KeptReading>;

/** A reading, as its person is told of it. */
export const presentReading = ({ recordId, createdAt, updatedAt, ...row }: KeptReading) => ({
  id: recordId,
  status: row.status,
  reason: row.reason,
  how: row.how,
  milliseconds: row.milliseconds,
  laboratory: row.laboratory,
  doubts: row.doubts,
  pages: row.pages,
  results: row.results,
  lines: row.lines,
  decisions: row.decisions,
  day: row.day,
  isOfMe: row.isOfMe,
  notice: loincNotice,
  version: row.version,
  createdAt: isoOf(createdAt),
  updatedAt: isoOf(updatedAt),
});

export const noLabReport = {
  pointer: '/body/recordId',
  message: 'This record is no lab report.',
  code: 'no-lab-report',
};
export const nothingToRead = {
  pointer: '/body/recordId',
  message: 'This record has no file that can be read.',
  code: 'nothing-to-read',
};
/** Returns true if the files of a report may be read (again): nothing was found in them, or nothing was typed so far. */
export const mayBeRead = (reading: Pick<KeptReading, 'status' | 'how' | 'decisions'>): boolean =>
  reading.status === 'unreadable' ||
  (reading.status === 'read' && reading.how === null && reading.decisions.length === 0);

/** Returns why the values of a report cannot be typed by hand; null if they can, because nothing of it was read. */
export function refuseByHand(status: KeptReading['status'] | undefined): string | null {
  if (status === undefined || status === 'unreadable') return null;
  return status === 'read' || status === 'saved' ? readAlready : beingRead;
}
const beingRead = 'This report is being read. Its values can be typed if nothing was found.';

export const readAlready = 'This report was read already.';
export const notReadYet = 'This report is not read yet, so there is nothing to decide.';
