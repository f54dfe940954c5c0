import { type At, isoOf } from '../kernel/at';
import { addDays, daysFromTo } from '../kernel/calendar';
import { localDay, localTime } from '../kernel/time-zone';
import { offeredTypes } from './availability';
import { refuseMore, refuseOverlap } from './own-visits';
import { apartFrom, type Slot, type Span, slotAt, slotsOf } from './slots';
import type { Availability, VisitType } from './visit';

export type WaitlistStatus = 'waiting' | 'offered' | 'booked' | 'ended';

/** Says why an entry ended: three offers were missed, its last day has passed, or the doctor cannot be booked here any more. */
export type WaitlistEnd = 'missed' | 'past' | 'unavailable';

/** A time that is held for one person. */
export type KeptOffer = { scheduledAt: At; endsAt: At; type: VisitType; expiresAt: At };

export type Entry = {
  id: string;
  types: readonly VisitType[];
  /** The first and the last date, of the doctor's calendar. */
  from: string;
  until: string;
  status: WaitlistStatus;
  endedBecause: WaitlistEnd | null;
  offer: KeptOffer | null;
  missedOffers: number;
  /** The times that were free when the person joined, or were offered and not taken. They are not offered to them, unless a visit has taken them since. */
  passed: readonly string[];
  createdAt: At;
};

type Visit = { doctorId: string | null; scheduledAt: At; endsAt: At };
/** An entry with its person's visits to come, and whether they can book now: no one can who is suspended, or whose account is to be erased. */
export type Waiting = Entry & { doctorId: string; own: readonly Visit[]; canBook: boolean };

const minuteMs = 60_000;

/** Minutes for which a time is held. */
export const holdMinutes = 60;
/** A time that could be held for fewer minutes is not offered: no one reads it soon enough. */
export const leastHoldMinutes = 10;
/** Times of day, on the doctor's wall, between which offers are made: no one is to lose one while asleep. */
export const offerHours = { from: '08:00', until: '21:00' } as const;
/** As many offers as a person may miss. */
export const maxMissed = 3;
/** As many waitlists as a person may be on. */
export const maxEntries = 5;
/** Days ahead that an entry may ask for. */
export const maxWaitDays = 60;
/** As many entries as a person is shown. */
export const shownEntries = 20;
/** Days for which an entry is kept that was booked or has ended. */
export const keptDays = 30;

export const isOpen = ({ status }: Pick<Entry, 'status'>): boolean =>
  status === 'waiting' || status === 'offered';

const msOf = (at: At) => new Date(at).getTime();

/** Returns true if a time is held by an entry now. */
export const isLive = <Held extends Pick<Entry, 'status' | 'offer'>>(
  entry: Held,
  now: Date,
): entry is Held & { status: 'offered'; offer: KeptOffer } =>
  entry.status === 'offered' && entry.offer !== null && msOf(entry.offer.expiresAt) > now.getTime();

export const spanOf = ({ scheduledAt, endsAt }: Pick<KeptOffer, 'scheduledAt' | 'endsAt'>): Span => ({
  start: new Date(scheduledAt),
  end: new Date(endsAt),
});

/** Says why nothing is held by an entry. */
export function noOffer({ status }: Pick<Entry, 'status'>): string {
  if (status === 'booked') return 'This time is booked already. See your appointments.';
  return status === 'ended'
    ? 'You are not on this waitlist any more.'
    : 'No time is held for you any more. You are told when the next one is free.';
}
export const doctorIsGone = 'This doctor cannot be booked here any more.';
const isOnList = 'You are on the waitlist of this doctor already.';
const tooManyEntries = `You are on ${maxEntries} waitlists. Leave one before you join another.`;

/** Returns why a person cannot join the list of a doctor; null if they can. @param open the doctors of the lists that they are on */
export function refuseEntry(open: readonly { doctorId: string }[], doctorId: string): string | null {
  if (open.some((entry) => entry.doctorId === doctorId)) return isOnList;
  return open.length >= maxEntries ? tooManyEntries : null;
}

/** Checks a new entry. */
export function checkWaitlist(
  { types, from, until }: Pick<Entry, 'types' | 'from' | 'until'>,
  rules: Pick<Availability, 'timeZone' | 'weekly' | 'exceptions'>,
  now: Date,
): { pointer: string; message: string; code: string }[] {
  const today = localDay(now, rules.timeZone);
  const offered = offeredTypes(rules, now);
  if (offered.length > 0 && !types.some((type) => offered.includes(type)))
    return [
      {
        pointer: '/body/types',
        message: 'Must be a way in which this doctor sees patients.',
        code: 'unknown',
      },
    ];
  if (from < today)
    return [
      { pointer: '/body/from', message: 'Must be today or later, by the doctor’s calendar.', code: 'past' },
    ];
  if (until < from)
    return [{ pointer: '/body/until', message: 'Must not be before the first day.', code: 'order' }];
  return until > addDays(today, maxWaitDays)
    ? [{ pointer: '/body/until', message: `Must be within ${maxWaitDays} days from today.`, code: 'range' }]
    : [];
}

/**
 * Returns the starts of the times that suit a new entry and are free as it begins: its person could book them, and did not.
 *
 * @param busy what is taken or held
 * @param own the visits to come of its person
 */
export const freeAlready = (
  entry: Pick<Entry, 'types' | 'from' | 'until'>,
  rules: Availability,
  { busy, own, now }: { busy: readonly Span[]; own: Waiting['own']; now: Date },
): string[] =>
  slotsOf(rules, { from: entry.from, days: daysFromTo(entry.from, entry.until) + 1, busy, now })
    .filter(({ types }) => types.some((type) => entry.types.includes(type)))
    .filter(({ start, end }) => !refuseOverlap(own, { scheduledAt: start, endsAt: end }))
    .map(({ start }) => start.toISOString());

/** Returns an entry whose offer was not taken. */
const missed = <One extends Entry>(entry: One, offer: KeptOffer): One => {
  const missedOffers = entry.missedOffers + 1;
  const passed = [...entry.passed, isoOf(offer.scheduledAt)];
  return missedOffers >= maxMissed
    ? { ...entry, status: 'ended', endedBecause: 'missed', offer: null, missedOffers, passed }
    : { ...entry, status: 'waiting', offer: null, missedOffers, passed };
};

/** Returns the entry of a person who declines its offer. That is not a missed one. */
export const declined = <One extends Pick<Entry, 'status' | 'offer' | 'passed'>>(
  entry: One,
  now: Date,
): One => ({
  ...entry,
  status: 'waiting',
  offer: null,
  passed: [...entry.passed, ...(entry.offer ? [isoOf(entry.offer.scheduledAt)] : [])].filter(
    (start) => Date.parse(start) > now.getTime(),
  ),
});

/** Returns an entry that does not pass times any more which a visit has taken since: once they are free again, they are offered like any other. */
function forgetTaken(entry: Waiting, { visitMinutes }: Availability, busy: readonly Span[]): Waiting {
  const passed = entry.passed.filter((time) => {
    const start = Date.parse(time);
    return !busy.some((taken) => +taken.start < start + visitMinutes * minuteMs && start < +taken.end);
  });
  return passed.length === entry.passed.length ? entry : { ...entry, passed };
}

/** Returns what an entry is before new offers are made: without an offer that expired, or whose time cannot be booked any more. */
function settled(entry: Waiting, rules: Availability, now: Date): Waiting {
  const { offer } = entry;
  if (entry.status === 'offered' && offer) {
    if (entry.canBook && !isLive(entry, now)) return missed(entry, offer);
    const slot = slotAt(rules, new Date(offer.scheduledAt), { busy: [], now, type: offer.type });
    if (entry.canBook && slot?.end.getTime() === msOf(offer.endsAt)) return entry;
    // The doctor took the time away, or the person can book nothing now: it counts as none that was missed.
    return { ...entry, status: 'waiting', offer: null };
  }
  return entry.status === 'waiting' && entry.until < localDay(now, rules.timeZone)
    ? { ...entry, status: 'ended', endedBecause: 'past' }
    : entry;
}

/** Returns until when a time is held that is offered now; null if that is too short. It ends before the time could not be booked any more. */
function expiryOf(
  start: Date,
  { noticeMinutes }: Pick<Availability, 'noticeMinutes'>,
  now: Date,
): Date | null {
  const expires = Math.min(
    now.getTime() + holdMinutes * minuteMs,
    start.getTime() - noticeMinutes * minuteMs,
  );
  return expires - now.getTime() >= leastHoldMinutes * minuteMs ? new Date(expires) : null;
}

type Passed = { passed: ReadonlySet<number> };

function offerOf(
  entry: Omit<Waiting, 'passed'> & Passed,
  slot: Slot,
  rules: Availability,
  now: Date,
): KeptOffer | null {
  const date = localDay(slot.start, rules.timeZone);
  const type = entry.types.find((one) => slot.types.includes(one));
  const offered = { scheduledAt: slot.start, endsAt: slot.end };
  if (!type || date < entry.from || date > entry.until) return null;
  if (entry.passed.has(slot.start.getTime())) return null;
  if (refuseOverlap(entry.own, offered)) return null;
  const expiresAt = expiryOf(slot.start, rules, now);
  return expiresAt && { ...offered, type, expiresAt };
}

const inQueue = (one: Entry, other: Entry): number =>
  msOf(one.createdAt) - msOf(other.createdAt) || (one.id < other.id ? -1 : 1);

/**
 * Returns the open entries of a doctor as they are from now on: offers that expired are taken back, entries that are over end, and each free time goes to the
 * first person whom it suits. An entry that stays as it is is the same object.
 *
 * @param busy the visits of the doctor; not what is held for the entries
 * @param booking what is held for people who are booking: it is not free, and not taken by a visit either
 */
export function planOffers(
  entries: readonly Waiting[],
  rules: Availability,
  { busy, booking = [], now }: { busy: readonly Span[]; booking?: readonly Span[]; now: Date },
): Waiting[] {
  const after = [...entries]
    .sort(inQueue)
    .map((entry) => settled(forgetTaken(entry, rules, busy), rules, now));
  const { date: today, time } = localTime(now, rules.timeZone);
  if (time < `${offerHours.from}:00` || time >= `${offerHours.until}:00`) return after;
  const waiting = after.filter(({ status }) => status === 'waiting');
  if (waiting.length === 0) return after;
  const last =
    waiting
      .map(({ until }) => until)
      .sort()
      .at(-1) ?? today;
  const held = after.flatMap((entry) => (isLive(entry, now) ? [spanOf(entry.offer)] : []));
  let free = slotsOf(rules, {
    from: today,
    days: daysFromTo(today, last) + 1,
    busy: [...busy, ...booking, ...held],
    now,
  });
  return after.map((entry) => {
    if (entry.status !== 'waiting' || !entry.canBook || refuseMore(entry.own, entry.doctorId)) return entry;
    // There may be thousands, of a doctor who was free all day when the person joined.
    const asked = { ...entry, passed: new Set(entry.passed.map((start) => Date.parse(start))) };
    for (const slot of free) {
      const offer = offerOf(asked, slot, rules, now);
      if (!offer) continue;
      free = apartFrom(free, slot, rules);
      return { ...entry, status: 'offered', offer };
    }
    return entry;
  });
}

/** An entry as its person is shown it. */
export type ShownEntry<Doctor> = Omit<Entry, 'types' | 'offer' | 'passed' | 'createdAt'> & {
  doctor: Doctor;
  types: VisitType[];
  timeZone: string;
  offer: {
    scheduledAt: string;
    endsAt: string;
    type: VisitType;
    expiresAt: string;
    confirmation: Availability['confirmation'];
  } | null;
  createdAt: string;
};

/** Presents an entry to its person: an offer that has expired is none, also before that was noticed. @param rules of the doctor now */
export function presentEntry<Doctor>(
  entry: Entry & { doctor: Doctor; timeZone: string },
  { confirmation }: Pick<Availability, 'confirmation'>,
  now: Date,
): ShownEntry<Doctor> {
  const { id, doctor, types, from, until, timeZone, endedBecause, missedOffers, createdAt } = entry;
  const offer = isLive(entry, now) ? entry.offer : null;
  return {
    ...{ id, doctor, types: [...types], from, until, timeZone },
    status: entry.status === 'offered' && !offer ? 'waiting' : entry.status,
    endedBecause,
    offer: offer && {
      scheduledAt: isoOf(offer.scheduledAt),
      endsAt: isoOf(offer.endsAt),
      type: offer.type,
      expiresAt: isoOf(offer.expiresAt),
      confirmation,
    },
    missedOffers,
    createdAt: isoOf(createdAt),
  };
}
