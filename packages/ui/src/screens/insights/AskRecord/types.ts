import type { Reading } from '../../../components/private/reading/reading';
import type { VisitStatus } from '../../appointments/types';
import type { LabValue } from '../../labs/LabValues/types';
import type { HistoryEntry, ListedKind } from '../../medical-history/MedicalHistoryScreen/types';
import type { RecordType } from '../../records/types';

/** Parts of the record in which an answer is looked for. */
export type AskKind = 'reading' | 'lab' | 'medicine' | 'history' | 'goal' | 'visit' | 'document';
export type AskMeasure = 'highest' | 'lowest' | 'average' | 'last' | 'first' | 'count';

/** An item of the record that answers; `id` is unique in its kind. */
export type AskPassage =
  | { kind: 'reading'; id: string; reading: Reading; asksForAction: boolean; href: string }
  | {
      kind: 'lab';
      id: string;
      value: Omit<LabValue, 'loinc' | 'analyte'>;
      day: string;
      href: string;
    }
  | {
      kind: 'medicine';
      id: string;
      name: string;
      detail: string;
      startDay: string;
      endDay: string | null;
      isStopped: boolean;
      href: string;
    }
  | { kind: 'history'; id: string; entry: HistoryEntry; href: string }
  /** The person said that there is none of a kind, such as of allergies. */
  | { kind: 'history'; id: string; none: ListedKind; href: string }
  | {
      kind: 'goal';
      id: string;
      title: string;
      note: string | null;
      start: string;
      due: string | null;
      href: string;
    }
  /** `text` is the reason, and the note once it is signed. */
  | { kind: 'visit'; id: string; doctor: string; text: string; at: string; status: VisitStatus; href: string }
  | { kind: 'document'; id: string; title: string; type: RecordType; day: string | null; href: string };

export type AskUnderstood = {
  /** The subjects: the words of the question, and the names of what they were taken for. */
  topics: readonly { words: string; names: readonly string[] }[];
  parts: readonly AskKind[];
  terms: readonly string[];
  /** `YYYY-MM-DD`, both within it; null as an end where it goes on. */
  period: { from: string | null; to: string | null } | null;
  measure: AskMeasure | null;
};

export type AskComputed = {
  measure: AskMeasure;
  /** Names the values: "Blood pressure". */
  name: string;
  /** "151/90 mmHg"; null of a count. */
  value: string | null;
  /** The item that is the answer; null if it rests on all. */
  passage: AskPassage | null;
  /** Values that it rests on. */
  count: number;
  /** Values that were left out: words, or a figure such as "< 5". */
  left: number;
  /** It was compared by the upper number of a blood pressure. */
  isByUpper: boolean;
};

/** A part that was not searched, or not whole. */
export type AskGap =
  | { kind: AskKind | 'article'; because: 'failed' | 'not-on-device' | 'forbidden' }
  /** Only the newest so many were looked at; `total` is null if it is not known. */
  | { kind: AskKind; because: 'newest'; count: number; total: number | null }
  /** So many readings wait on this device to be sent. */
  | { kind: 'reading'; because: 'unsent'; count: number };

export type AskArticle = { href: string; title: string; summary: string };

export type AskAnswer = {
  understood: AskUnderstood;
  computed: readonly AskComputed[];
  /** The best first. */
  passages: readonly AskPassage[];
  articles: readonly AskArticle[];
  gaps: readonly AskGap[];
  /** Without a network it rests on what this device has, which may be older. @default false */
  isFromDevice?: boolean;
};

export type AskEmergency = 'body' | 'mind';

/** Holds what is known of a question before anything is read. */
export type Asked = {
  question: string;
  emergency: AskEmergency | null;
  /** Tells what it asks for that a record cannot answer. */
  asks: 'advice' | 'diagnosis' | null;
};

export type AskState =
  | { phase: 'idle' }
  | ({ phase: 'looking' } & Asked)
  | ({ phase: 'ready'; answer: AskAnswer } & Asked);
