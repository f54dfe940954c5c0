import type { ConsentKind, PurposeOfAccess } from '../../words/consent';
import type { Specialization } from '../private/doctor-questions/specializations';

/** Whole days, both included; null means all, and what has no date. 'YYYY-MM-DD' */
export type ScopeDates = { from: string; to: string } | null;

/** The kinds, the dates and the end of access that are asked for, or given. */
export type Scope = {
  kinds: readonly ConsentKind[];
  dates: ScopeDates;
  /** RFC 3339. */
  accessUntil: string;
};

/** Holds what a patient allows of a request. */
export type ScopeDraft = {
  kinds: readonly ConsentKind[];
  dates: ScopeDates;
  /** 'YYYY-MM-DD', the last day; null for as long as was asked. */
  lastDay: string | null;
};

/** Ids of the contract. */
export type DenialReason = 'unknown-doctor' | 'not-now' | 'too-much';

export type ConsentDoctor = {
  id: string;
  firstName: string;
  lastName: string;
  specialization: Specialization;
  licenseNumber: string;
  council: string;
  /** Years of practice. */
  experience: number;
};

/** A request of a doctor, or an access to records. */
export type ConsentRow = {
  id: string;
  status: 'REQUESTED' | 'GRANTED' | 'DENIED' | 'EXPIRED' | 'REVOKED';
  origin: 'request' | 'share' | 'emergency';
  /** As registered when it began. */
  doctor: ConsentDoctor;
  purpose: PurposeOfAccess;
  reason: string | null;
  asked: Scope;
  allowed: Scope | null;
  entryIds: readonly string[] | null;
  /** RFC 3339, as all moments here. */
  requestedAt: string;
  answerBy: string;
  grantedAt: string | null;
  endedAt: string | null;
  denialReason: DenialReason | null;
  /** The code for which an allowed request waits. */
  code: { expiresAt: string; triesLeft: number; resendsLeft: number } | null;
  /** Numbers what its kinds meant when it began; not there in answers that this device kept from before. */
  edition?: number;
  version: number;
  /** Its end waits for a connection: it is still shared. */
  isEnding?: boolean;
};
