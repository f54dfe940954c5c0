import { describe, expect, it } from '@jest/globals';
import { visitCalendar } from './icalendar';

const visit = {
  id: '0199f0f0-0000-7000-8000-000000000001',
  status: 'confirmed' as const,
  scheduledAt: '2026-11-20T10:00:00.000Z',
  endsAt: '2026-11-20T10:30:00.000Z',
  updatedAt: '2026-11-18T09:05:07.000Z',
  version: 2,
  title: 'Visit with Dr. Meera Iyer',
  place: null,
};

describe('the calendar file of a visit', () => {
  it('has one event, in UTC, with lines that end as RFC 5545 says', () => {
    expect(visitCalendar(visit, 'Example').split('\r\n')).toEqual([
      ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Visits//EN', 'CALSCALE:GREGORIAN'],
      ...['BEGIN:VEVENT', `UID:${visit.id}`, 'DTSTAMP:20261118T090507Z', 'SEQUENCE:2'],
      ...['DTSTART:20261120T100000Z', 'DTEND:20261120T103000Z', 'SUMMARY:Visit with Dr. Meera Iyer'],
      ...['STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR', ''],
    ]);
  });

  it('says that a visit was asked for or cancelled', () => {
    expect(visitCalendar({ ...visit, status: 'requested' }, 'Example')).toContain('STATUS:TENTATIVE\r\n');
    expect(visitCalendar({ ...visit, status: 'cancelled' }, 'Example')).toContain('STATUS:CANCELLED\r\n');
  });

  it('lets no text end its line: what separates is escaped, and breaks are words', () => {
    const file = visitCalendar(
      { ...visit, place: '12, Example Road;\r\nBengaluru\\A\nEND:VEVENT' },
      'Example',
    );
    expect(file).toContain('LOCATION:12\\, Example Road\\;\\nBengaluru\\\\A\\nEND:VEVENT\r\n');
    expect(file.match(/^END:VEVENT$/gm)).toHaveLength(1);
  });

  it('folds long lines at 75 bytes, and no letter in two', () => {
    const title = 'Visit with Dr. मीरा अय्यर '.repeat(9);
    const file = visitCalendar({ ...visit, title }, 'Example');
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}\r\n`);
    expect(file).not.toContain('�');
  });
});
