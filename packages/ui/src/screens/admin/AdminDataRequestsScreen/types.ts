import type { Saved } from '../../../patterns/state';
import type { DataRequestStatus, DataRequestType } from '../../../words/data-request';
import type { FoundState } from '../private/FoundRows';

type Administrator = { id: string; name: string } | null;

/** A request as an administrator sees it. Moments are RFC 3339, days `YYYY-MM-DD`. */
export type AdminDataRequest = {
  id: string;
  person: { id: string; name: string; email: string; role: 'PATIENT' | 'DOCTOR' | 'ADMIN' };
  type: DataRequestType;
  text: string;
  nominee: { name: string; contact: string } | null;
  status: DataRequestStatus;
  dueOn: string;
  isOverdue: boolean;
  answer: string | null;
  startedAt: string | null;
  /** Null before, and once their account was erased. */
  startedBy: Administrator;
  endedAt: string | null;
  answeredBy: Administrator;
  createdAt: string;
  version: number;
};

export type AdminRequestFilter = {
  state: 'waiting' | DataRequestStatus;
  /** Null for every type. */
  type: DataRequestType | null;
};

export type DataRequestDecision = { status: 'in_progress' } | { status: 'answered'; answer: string };

/** `current` if someone else was faster. */
export type Decided = Saved<unknown, AdminDataRequest>;

/** The one that is due first comes first. */
export type AdminDataRequestsState = FoundState<AdminDataRequest>;
