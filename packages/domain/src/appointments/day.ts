import { type At, isoOf } from '../kernel/at';
import type { ConsultationStatus, VisitPerson, VisitType } from './visit';

type Dated = {
  status: ConsultationStatus;
  scheduledAt: string;
  changes: readonly { status: ConsultationStatus; at: string }[];
};

/** The visits of a day, in the order in which a doctor looks at them. */
export type Day<Visit> = {
  /** Under way, then those who are there, the longest wait first. */
  now: (Visit & { waitingSince: string | null })[];
  later: Visit[];
  earlier: Visit[];
};

/** Returns since when a patient waits; null if they do not. */
export const waitingSinceOf = ({ status, changes }: Pick<Dated, 'status' | 'changes'>): string | null =>
  status === 'checked_in' ? (changes.findLast((change) => change.status === 'checked_in')?.at ?? null) : null;

/** Orders the visits of a day; cancelled ones are left out. */
export function orderDay<Visit extends Dated>(visits: readonly Visit[]): Day<Visit> {
  const inOrder = [...visits].sort(
    (one, other) => Date.parse(one.scheduledAt) - Date.parse(other.scheduledAt),
  );
  const having = (...statuses: ConsultationStatus[]) =>
    inOrder.filter(({ status }) => statuses.includes(status));
  const there = having('checked_in')
    .map((visit) => ({ ...visit, waitingSince: waitingSinceOf(visit) }))
    .sort((one, other) => Date.parse(one.waitingSince ?? '') - Date.parse(other.waitingSince ?? ''));
  return {
    now: [...having('in_progress').map((visit) => ({ ...visit, waitingSince: null })), ...there],
    later: having('requested', 'confirmed'),
    earlier: having('completed', 'no_show'),
  };
}

type Kept = Pick<Dated, 'status' | 'changes'> & {
  id: string;
  scheduledAt: At;
  endsAt: At;
  type: VisitType;
  patient: VisitPerson;
  reason: string | null;
};

/** Presents the visits of a day to their doctor, without what is kept of them besides. */
export function presentDay(visits: readonly Kept[]) {
  const { now, later, earlier } = orderDay(
    visits.map(({ id, status, type, scheduledAt, endsAt, patient, reason, changes }) => ({
      ...{ id, status, type, scheduledAt: isoOf(scheduledAt), endsAt: isoOf(endsAt), patient, reason },
      ...{ changes, waitingSince: waitingSinceOf({ status, changes }) },
    })),
  );
  const show = <Visit extends object>({ changes: _, ...visit }: Visit & { changes: unknown }) => visit;
  return { now: now.map(show), later: later.map(show), earlier: earlier.map(show) };
}

/** As many notes as a dashboard offers to sign. */
export const mostUnsigned = 20;

/** True if the patient cannot read the note of a visit because it is not signed. */
export const isUnsigned = ({
  status,
  noteState,
}: {
  status: ConsultationStatus;
  noteState: 'none' | 'draft' | 'signed';
}): boolean => status === 'completed' && noteState !== 'signed';
