import type { ReadingType } from '../../../components/private/reading/reading';
import type { Saved } from '../../../patterns/state';
import type { CsvReading, CsvType } from './csv-types';
import type { ImportRow } from './FileItem';

export type ExportFaultCode = 'other-zip' | 'other-file' | 'clipped' | 'too-large' | 'locked' | 'unreadable';

/** Records that are left out because of what they are. */
export type NotRead = {
  name: string;
  count: number;
  reason: 'other-type' | 'of-the-day' | 'moving' | 'workout';
};

/** A record of one of our types from which no reading can be added. */
export type ExportReject = {
  type: ReadingType;
  /** RFC 3339; null if it cannot be read. */
  measuredAt: string | null;
  reason: 'no-moment' | 'not-a-number' | 'other-unit' | 'half-pressure' | 'impossible';
  text: string;
  isDangerous: boolean;
};

/** @property from YYYY-MM-DD; null for all */
export type ExportChoice = { types: readonly ReadingType[]; from: string | null };

/** An export of Apple Health that was read; its readings stay where it was read. */
export type AppleExport = {
  fingerprint: string;
  found: number;
  period: { from: string; to: string } | null;
  notRead: readonly NotRead[];
  /** Dangerous ones first; not more than a thousand. */
  rejects: readonly ExportReject[];
  rejected: number;
  dangerous: number;
  /** The number of readings that a file can add. */
  maxReadings: number;
  firstChoice: ExportChoice;
  since: (from: string | null) => Promise<CsvType[]>;
  part: (choice: ExportChoice, index: number) => Promise<{ readings: CsvReading[]; remaining: number }>;
};

/** The last part that was added, from 0, how many readings are left behind it, and the import with it. */
export type SentPart = { index: number; remaining: number; row: ImportRow };

export type ExportDraft = {
  name: string;
  file: AppleExport;
  choice: ExportChoice;
  /** The part behind which it goes on; null from the start. */
  after: SentPart | null;
  /** Ends the sending behind the part that is under way. */
  signal: AbortSignal;
  /** Keeps the last part that was added; null if its import was undone meanwhile. */
  onSent: (part: SentPart | null) => void;
};

export type ExportActs = {
  /** Reads a file until `signal` ends it; rejects only then. */
  onOpenExport: (
    file: File,
    given: { signal: AbortSignal; onProgress: (part: number) => void },
  ) => Promise<{ ok: true; file: AppleExport } | { ok: false; fault: ExportFaultCode }>;
  onAddExport: (draft: ExportDraft) => Promise<Saved<{ added: ImportRow }>>;
};
