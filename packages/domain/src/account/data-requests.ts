import { type At, isoOf } from '../kernel/at';
import { addDays } from '../kernel/calendar';
import { dayInIndia } from '../kernel/time-zone';

export const dataRequestTypes = ['access', 'correction', 'erasure', 'grievance', 'nomination'] as const;
export type DataRequestType = (typeof dataRequestTypes)[number];

export const dataRequestStatuses = ['open', 'in_progress', 'answered', 'withdrawn'] as const;
export type DataRequestStatus = (typeof dataRequestStatuses)[number];

/** States in which a request waits for an answer. */
export const waitingStatuses = ['open', 'in_progress'] as const satisfies readonly DataRequestStatus[];
const waiting: readonly DataRequestStatus[] = waitingStatuses;

/** Requests of a person that wait at the same time. */
export const maxWaiting = 5;

/**
 * The longest period for an answer to a grievance: rule 14(3) of the Digital Personal Data Protection Rules, 2025 of India ("not exceeding ninety days"), in force from 13 May 2027.
 * Neither Act nor Rules name a period for the other rights (sections 11, 12 and 14 of the Act).
 */
export const longestDays = 90;

/**
 * Days within which this product answers. Grievances: the 15 days of rule 3(2) of the IT Rules, 2021, which the help page promises too. Requests of other types: a choice of this
 * product, within the period for grievances.
 */
const answerDays: Record<DataRequestType, number> = {
  access: 30,
  correction: 30,
  erasure: 30,
  grievance: 15,
  nomination: 30,
};

/** The periods as they are published. */
export const publishedDays = { grievanceDays: answerDays.grievance, requestDays: answerDays.access };

/** Returns the last day for an answer, by the calendar of India. */
export const dueOn = (type: DataRequestType, receivedAt: At): string =>
  addDays(dayInIndia(receivedAt), answerDays[type]);

/** Returns true if a request waits although its last day has passed in India. */
export const isOverdue = (request: { status: DataRequestStatus; dueOn: string }, now: Date): boolean =>
  waiting.includes(request.status) && dayInIndia(now) > request.dueOn;

/** Returns why a person cannot make another request; null if they can. @param count their requests that wait */
export const refuseAnotherRequest = (count: number): string | null =>
  count < maxWaiting
    ? null
    : `You have ${maxWaiting} requests that wait for an answer. Wait for one of them, or withdraw one.`;

/** Returns why a person cannot begin with a request or answer it; null if they can. */
export const refuseOwnDecision = (request: { userId: string }, decider: string): string | null =>
  request.userId === decider ? 'This is your own request. Another administrator answers it.' : null;

type Kept = {
  id: string;
  type: DataRequestType;
  text: string;
  nomineeName: string | null;
  nomineeContact: string | null;
  status: DataRequestStatus;
  dueOn: string;
  answer: string | null;
  startedAt: At | null;
  endedAt: At | null;
  createdAt: At;
  version: number;
};

const iso = (at: At | null): string | null => at && isoOf(at);

/** Returns a request as its person reads it. */
export const presentDataRequest = (kept: Kept, now: Date) => ({
  ...{ id: kept.id, type: kept.type, text: kept.text },
  nominee:
    kept.nomineeName !== null && kept.nomineeContact !== null
      ? { name: kept.nomineeName, contact: kept.nomineeContact }
      : null,
  ...{ status: kept.status, dueOn: kept.dueOn, isOverdue: isOverdue(kept, now), answer: kept.answer },
  ...{ startedAt: iso(kept.startedAt), endedAt: iso(kept.endedAt), createdAt: isoOf(kept.createdAt) },
  version: kept.version,
});
