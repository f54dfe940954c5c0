import type { Worst } from '../../components/private/reading/interpretation';
import type {
  ClinicalStatus,
  Reading,
  ReadingNumbers,
  ReadingUnit,
} from '../../components/private/reading/reading';
import type { LabResult } from '../labs/LabReviewScreen/types';
import type { EntryDraft } from '../medical-history/MedicalHistoryScreen/types';
import type { MedicineDraft } from '../medicines/MedicinesScreen/types';
import type { Relationship } from '../profile/EmergencyContactsScreen/types';
import type { HealthFact } from '../profile/HealthFacts/types';
import type { RecordFileRow, RecordType } from '../records/types';
import type { Gender } from './private/person-words';

/** In the order in which they are listed. */
export type ConsentKind =
  | 'allergies'
  | 'conditions'
  | 'medicines'
  | 'lab-reports'
  | 'vital-signs'
  | 'imaging'
  | 'visit-notes'
  | 'discharge-summaries'
  | 'immunisations'
  | 'documents'
  | 'invoices'
  | 'emergency-contacts';

/** Names what a patient is searched by. */
export type SearchType = 'name' | 'phone' | 'email' | 'abha';

export type Purpose = 'CAREMGT' | 'BTG' | 'PUBHLTH' | 'HPAYMT' | 'DSRCH' | 'PATRQT';
export type AskedPurpose = Exclude<Purpose, 'BTG'>;

/** The kinds, the dates and the end of access that are asked for, or given. */
export type Scope = {
  kinds: readonly ConsentKind[];
  /** 'YYYY-MM-DD', both included; null for all days, and what has none. */
  dates: { from: string; to: string } | null;
  /** RFC 3339. */
  accessUntil: string;
};

/** All that a doctor is told of a patient before consent. */
export type FoundPatient = {
  id: string;
  firstName: string;
  lastName: string;
  yearOfBirth: number | null;
  gender: Gender | null;
  /** The last three digits. */
  phoneEnding: string | null;
};

/** The bits of the contract's `Authorization` that are shown. */
export type Authorization = {
  id: string;
  status: 'REQUESTED' | 'GRANTED' | 'DENIED' | 'EXPIRED' | 'REVOKED';
  origin: 'request' | 'share' | 'emergency';
  purpose: Purpose;
  reason: string | null;
  asked: Scope;
  /** Null until it is granted. */
  allowed: Scope | null;
  entryIds: readonly string[] | null;
  /** The patient allowed it, and reads out a code now. */
  isCodeWaiting: boolean;
  /** RFC 3339, as the moments below. */
  requestedAt: string;
  answerBy: string;
  grantedAt: string | null;
  endedAt: string | null;
  denialReason: 'unknown-doctor' | 'not-now' | 'too-much' | null;
};

export type PatientStatus = 'requested' | 'active' | 'ended';

/** A patient in the doctor's list. */
export type PatientRow = FoundPatient & { status: PatientStatus; authorizations: readonly Authorization[] };

/** Holds what a doctor asks a patient for. */
export type Ask = Scope & { purpose: AskedPurpose; reason: string };

/** An entry as a doctor sees it: of its payloads the one of its kind is there, and the others are null. */
export type SharedEntry = {
  id: string;
  kind: ConsentKind;
  /** 'YYYY-MM-DD'; null if it has no date. */
  day: string | null;
  /** RFC 3339; null if it has no time. */
  at: string | null;
  /** The consent by which it is seen. */
  consentId: string;
  reading: SharedReading | null;
  fact: SharedFact | null;
  contact: { name: string; relationship: Relationship; phone: string } | null;
  history: SharedHistory | null;
  record: SharedRecord | null;
  lab: SharedLab | null;
  medicine: SharedMedicine | null;
};

/** A medicine that the patient keeps; what it is for, and its doses, a doctor is not told. */
export type SharedMedicine = Omit<
  MedicineDraft,
  'reason' | 'stock' | 'refillDays' | 'hasReminders' | 'isOnlyYou'
> & {
  /** RFC 3339; null if it was not stopped. */
  stoppedAt: string | null;
};

/** A value of a lab report, with its unit as it is said. */
export type SharedLab = Pick<
  LabResult,
  'name' | 'comparator' | 'number' | 'words' | 'unit' | 'rangeText' | 'standing'
>;

export type SharedRecord = {
  type: RecordType;
  title: string;
  source: string | null;
  notes: string | null;
  files: readonly RecordFileRow[];
};

export type SharedReading = ReadingNumbers & {
  timing: Reading['timing'];
  note: string | null;
  status: ClinicalStatus;
  /** The most severe possible assessment, with the condition under which it holds. */
  worst: Worst;
};

export type SharedFact = Pick<HealthFact, 'type' | 'from' | 'to' | 'metres' | 'setBy'>;

/** Without a name and a topic it says that there are none of its kind. */
export type SharedHistory = Omit<EntryDraft, 'source' | 'onlyYou'>;

export type SharedLatest = {
  entry: SharedEntry;
  /** The unit of the points, whatever the entry was typed in. */
  unit: ReadingUnit;
  /** The points of the 30 days up to it, oldest first. */
  points: readonly { at: string; systolic: number | null; diastolic: number | null; value: number | null }[];
};

/** The bits of the contract's `SharedSummary` that are shown. */
export type SharedSummary = {
  patient: PatientRow & { dateOfBirth: string | null };
  shared: readonly {
    kind: ConsentKind;
    count: number;
    /** An access is older than a part of the kind, which may be missing. */
    isPart: boolean;
    from: string | null;
    to: string | null;
  }[];
  notShared: readonly ConsentKind[];
  latest: readonly SharedLatest[];
  facts: readonly SharedEntry[];
  history: readonly SharedEntry[];
  medicines: readonly SharedEntry[];
};
