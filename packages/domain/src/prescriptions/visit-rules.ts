import { overrunMs } from '../appointments/states';
import type { ConsultationEvent, ConsultationStatus, VisitType } from '../appointments/visit';
import { type At, isoOf } from '../kernel/at';
import { guidelines, type Placing, placeMedicine } from './placing';
import type { ItemDraft, PrescriptionKind, PrescriptionList } from './prescription';

/** Months after a visit in person within which a remote visit for the same condition is a follow-up (guidelines, 3.6, follow-up consult). */
const followUpMonths = 6;
/** Hours after a visit is completed in which its prescription can still be written: Nadi's own limit; the guidelines say nothing. */
export const writingHours = 72;

/** Returns the beginning of the time in which a visit in person makes a visit a follow-up. @param at of the visit */
export function followUpSince(at: At): Date {
  const since = new Date(isoOf(at));
  const day = since.getUTCDate();
  since.setUTCMonth(since.getUTCMonth() - followUpMonths, 1);
  const last = new Date(Date.UTC(since.getUTCFullYear(), since.getUTCMonth() + 1, 0)).getUTCDate();
  since.setUTCDate(Math.min(day, last));
  return since;
}

type Visit = { status: ConsultationStatus; changes: readonly ConsultationEvent[]; endsAt: At };

/** Returns when a visit that began was over: when it was completed, and at the latest half a day after its end, so that none stays open for ever. */
function overAt({ changes, endsAt }: Visit): number {
  const latest = new Date(endsAt).getTime() + overrunMs;
  const completed = changes.findLast((change) => change.status === 'completed');
  return Math.min(latest, completed ? Date.parse(completed.at) : latest);
}

const isTermOver = (visit: Visit, now: Date): boolean =>
  now.getTime() - overAt(visit) > writingHours * 3_600_000;

/** Returns why the prescription of a visit cannot be written now; null if it can. */
export function refuseWriting(visit: Visit, now: Date): string | null {
  const { status } = visit;
  if (status === 'in_progress' || status === 'completed')
    return isTermOver(visit, now)
      ? `The visit was over more than ${writingHours} hours ago. See the patient again to prescribe.`
      : null;
  if (status === 'cancelled' || status === 'no_show')
    return 'The visit did not take place. It has no prescription.';
  return 'The visit has not begun. A prescription is written from when it is in progress.';
}

const thereStatuses: readonly ConsultationStatus[] = ['checked_in', 'in_progress', 'completed'];

/** Returns true if the doctor of a visit is told the age and the gender of its patient: from when the patient is there until nothing can be written. */
export const isPatientTold = (visit: Visit, now: Date): boolean =>
  thereStatuses.includes(visit.status) && !isTermOver(visit, now);

export type Situation = { mode: VisitType; kind: PrescriptionKind };

/** Returns what a visit is by the guidelines. What the doctor did not say counts as a first visit. */
export const kindOfVisit = (
  mode: VisitType,
  lastInPersonAt: At | null,
  isSameCondition: boolean | null,
): PrescriptionKind =>
  mode === 'in_clinic'
    ? 'in-clinic'
    : lastInPersonAt !== null && isSameCondition === true
      ? 'follow-up'
      : 'first';

const notOpen: Record<'A' | 'B', string> = {
  A: 'List A is open at a visit by video, and by any mode as a refill in a follow-up (guidelines, 3.7.4).',
  B: 'List B is open only in a follow-up, added to the treatment of the same condition (guidelines, 3.7.4): you saw the patient in person in the six months before, and say that it is for the same condition.',
};

const neverReason =
  'Schedule X of the Drugs Rules, 1945, and narcotic and psychotropic substances of the NDPS Act, 1985: at no remote visit, and not in this form in the clinic.';
const unlistedRefusal =
  'A name that is not in the drug list is in no list of the guidelines. It can be written in a follow-up, or in the clinic.';

/** The refusal of a medicine: a code, and the clause in words. */
export type Refusal = { code: 'prohibited' | 'list' | 'unlisted'; reason: string };

/** Returns why a medicine cannot be written at a visit; null if it can. */
export function refuseMedicine(
  placing: Placing,
  { mode, kind }: Situation,
  isRefill: boolean,
): Refusal | null {
  if ('prohibited' in placing)
    return {
      code: 'prohibited',
      reason:
        kind === 'in-clinic'
          ? `${placing.reason} It cannot be written here in the clinic either: write it by hand, in the form that the rules ask for.`
          : placing.reason,
    };
  if (kind === 'in-clinic' || placing.list === 'O') return null;
  if (placing.list === null)
    return kind === 'follow-up' ? null : { code: 'unlisted', reason: unlistedRefusal };
  const isOpen =
    placing.list === 'A' ? mode === 'video_call' || (kind === 'follow-up' && isRefill) : kind === 'follow-up';
  return isOpen ? null : { code: 'list', reason: notOpen[placing.list] };
}

/** Returns why a written medicine cannot stay at a visit; null if it can. */
export const refuseItem = (
  item: Pick<ItemDraft, 'generic' | 'brand' | 'strength' | 'isRefill'>,
  situation: Situation,
): Refusal | null => refuseMedicine(placeMedicine(item), situation, item.isRefill);

type Rule = { list: PrescriptionList; isOpen: boolean; reason: string };

function listsAt({ mode, kind }: Situation): Rule[] {
  if (kind === 'in-clinic') return [];
  const isFollowUp = kind === 'follow-up';
  const isVideo = mode === 'video_call';
  const a = isVideo
    ? 'At a visit by video.'
    : isFollowUp
      ? 'As a refill of what was prescribed before.'
      : notOpen.A;
  return [
    { list: 'O', isOpen: true, reason: 'Any visit, any mode.' },
    { list: 'A', isOpen: isVideo || isFollowUp, reason: a },
    {
      list: 'B',
      isOpen: isFollowUp,
      reason: isFollowUp ? 'Added to the treatment of the same condition.' : notOpen.B,
    },
  ];
}

/** Presents what the guidelines allow at a visit. */
export const presentRules = (situation: Situation, lastInPersonAt: At | null) => ({
  ...situation,
  lastInPersonAt: lastInPersonAt && isoOf(lastInPersonAt),
  lists: listsAt(situation),
  neverReason,
  unlistedRefusal: situation.kind === 'first' ? unlistedRefusal : null,
  source: guidelines,
});
