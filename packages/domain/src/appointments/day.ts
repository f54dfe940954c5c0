import type { ConsultationStatus } from './visit';

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

/** True if the patient cannot read the note of a visit because it is not signed. */
export const isUnsigned = ({
  status,
  noteState,
}: {
  status: ConsultationStatus;
  noteState: 'none' | 'draft' | 'signed';
}): boolean => status === 'completed' && noteState !== 'signed';
