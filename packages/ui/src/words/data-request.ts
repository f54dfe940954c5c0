import { Check, Clock, Hourglass, type LucideIcon, TriangleAlert } from 'lucide-react';
import * as m from '../../generated/messages/messages';

export const requestTypes = ['access', 'correction', 'erasure', 'grievance', 'nomination'] as const;
export type DataRequestType = (typeof requestTypes)[number];
export type DataRequestStatus = 'open' | 'in_progress' | 'answered' | 'withdrawn';

/** Names requests of a type. */
export const requestTitles: Readonly<Record<DataRequestType, () => string>> = {
  access: m.request_title_access,
  correction: m.request_title_correction,
  erasure: m.request_title_erasure,
  grievance: m.request_title_grievance,
  nomination: m.request_title_nomination,
};

/** Says what a person may ask for, to that person. */
export const ownTypeWords: Readonly<Record<DataRequestType, () => string>> = {
  access: m.request_type_access,
  correction: m.request_type_correction,
  erasure: m.request_type_erasure,
  grievance: m.request_type_grievance,
  nomination: m.request_type_nomination,
};

export const requestStatusWords: Readonly<Record<DataRequestStatus, () => string>> = {
  open: m.request_status_open,
  in_progress: m.request_status_in_progress,
  answered: m.request_status_answered,
  withdrawn: m.request_status_withdrawn,
};

type Look = { tone: 'info' | 'attention' | 'done' | 'neutral'; icon?: LucideIcon };

const looks: Readonly<Record<DataRequestStatus, Look>> = {
  open: { tone: 'info', icon: Hourglass },
  in_progress: { tone: 'info', icon: Clock },
  answered: { tone: 'done', icon: Check },
  withdrawn: { tone: 'neutral' },
};

/** Returns the tags of a request: its state, and that it is overdue. */
export const requestTags = ({
  status,
  isOverdue,
}: {
  status: DataRequestStatus;
  isOverdue: boolean;
}): (Look & { words: string })[] => [
  { ...looks[status], words: requestStatusWords[status]() },
  ...(isOverdue ? [{ tone: 'attention' as const, icon: TriangleAlert, words: m.request_overdue() }] : []),
];
