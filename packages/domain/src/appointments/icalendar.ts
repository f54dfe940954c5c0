import type { ConsultationStatus } from './visit';

type Event = {
  id: string;
  status: ConsultationStatus;
  scheduledAt: string;
  endsAt: string;
  updatedAt: string;
  version: number;
  title: string;
  place: string | null;
};

/** `20261120T100000Z` */
const instant = (at: string) => `${new Date(at).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

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

/** Returns an iCalendar file (RFC 5545) with one visit. It says when, with whom and where, and nothing of the reason. A later file of the same visit takes its place. */
export function visitCalendar(visit: Event, product: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product)}//Visits//EN`,
    'CALSCALE:GREGORIAN',
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
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
