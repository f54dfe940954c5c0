import type { At } from '../kernel/at';
import type { ConsultationStatus } from './visit';

type Event = {
  id: string;
  status: ConsultationStatus;
  scheduledAt: At;
  endsAt: At;
  updatedAt: At;
  version: number;
  title: string;
  place: string | null;
};

/** `20261120T100000Z` */
const instant = (at: At) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');

const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** Returns a line in pieces of at most 75 bytes, each but the first after a space. A letter stays whole. */
function folded(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of line) {
    if (bytesOf(piece + letter) > 75) {
      pieces.push(piece);
      piece = ' ';
    }
    piece += letter;
  }
  return [...pieces, piece].join('\r\n');
}

const states: Partial<Record<ConsultationStatus, string>> = {
  requested: 'TENTATIVE',
  cancelled: 'CANCELLED',
};

const eventLines = (visit: Event): string[] => [
  'BEGIN:VEVENT',
  `UID:${visit.id}`,
  `DTSTAMP:${instant(visit.updatedAt)}`,
  `SEQUENCE:${visit.version}`,
  `DTSTART:${instant(visit.scheduledAt)}`,
  `DTEND:${instant(visit.endsAt)}`,
  `SUMMARY:${escaped(visit.title)}`,
  ...(visit.place ? [`LOCATION:${escaped(visit.place)}`] : []),
  `STATUS:${states[visit.status] ?? 'CONFIRMED'}`,
  'END:VEVENT',
];

const fileOf = (product: string, lines: readonly string[]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escaped(product)}//Visits//EN`, 'CALSCALE:GREGORIAN'],
    ...lines,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** Returns an iCalendar file (RFC 5545) with one visit. It says when, with whom and where, and nothing of the reason. A later file of the same visit takes its place. */
export const visitCalendar = (visit: Event, product: string): string => fileOf(product, eventLines(visit));

/** Days before and after today whose visits a calendar feed has. */
export const feedDays = { before: 30, after: 366 } as const;

/** A visit as a calendar feed tells it. */
export type FeedVisit = Omit<Event, 'title' | 'place'>;

/**
 * Returns the calendar feed of a doctor: when visits are, and nothing of whom they are with, because a calendar keeps it where we do not see. Visits that are
 * cancelled are left out; the calendar then removes them.
 */
export function feedCalendar(visits: readonly FeedVisit[], product: string): string {
  const shown = visits.filter(({ status }) => status !== 'cancelled');
  const lines = shown.flatMap((visit) => {
    const title = visit.status === 'requested' ? 'Visit, not confirmed' : 'Visit';
    return eventLines({ ...visit, title, place: null });
  });
  // Asks calendars to look again each hour (RFC 7986, section 5.7); older ones read the second line.
  return fileOf(product, [
    `X-WR-CALNAME:${escaped(product)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...lines,
  ]);
}
