import type { Listed, Loaded, Saved } from '../../../patterns/state';
import type { DataRequestStatus, DataRequestType } from '../../../words/data-request';

export type Nominee = { name: string; contact: string };

/** A request of the person who looks. Moments are RFC 3339, days `YYYY-MM-DD`. */
export type DataRequest = {
  id: string;
  type: DataRequestType;
  text: string;
  nominee: Nominee | null;
  status: DataRequestStatus;
  /** The last day for the answer. */
  dueOn: string;
  isOverdue: boolean;
  answer: string | null;
  startedAt: string | null;
  endedAt: string | null;
  createdAt: string;
  version: number;
};

export type DataRequestDraft = { type: DataRequestType; text: string; nominee?: Nominee };

/** The newest comes first. */
export type DataRequestsState = Loaded<Listed<DataRequest>>;

/** `current` if an administrator was faster. */
export type Withdrawn = Saved<unknown, DataRequest>;
