import { presetAvailability } from '@nadi/domain/appointments/availability';
import {
  closeDay,
  isPastDay,
  maxExceptions,
  pastDay,
  splitDay,
  tooManyExceptions,
} from '@nadi/domain/appointments/cancel-day';
import { feedCalendar } from '@nadi/domain/appointments/icalendar';
import { refuseAddendum, refuseNote, signedBlindly } from '@nadi/domain/appointments/notes';
import { eventOf } from '@nadi/domain/appointments/present-consultation';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { showVisit, visitsOf } from '../kinds/appointments';
import { answer, openly, signedIn } from '../operation';
import { changedSince, conflict, notFound, unprocessable } from '../problems';
import type { Person, World } from '../world';

function hold(world: World, me: Person, id: string | undefined) {
  const found = visitsOf(world, me).find((visit) => visit.id === id);
  if (!found) throw notFound();
  return found;
}

export const appointments = {
  openCalendarFeed: openly('openCalendarFeed', ({ path, world, now }) => {
    const owner = world.people.find(({ calendarFeed }) => calendarFeed?.token === path.feed);
    if (!owner?.calendarFeed) throw notFound('This calendar feed does not work. It may have ended.');
    const hour = new Date(now);
    owner.calendarFeed.lastReadAt = new Date(hour.setUTCMinutes(0, 0, 0)).toISOString();
    const content = new TextEncoder().encode(feedCalendar(visitsOf(world, owner), 'Nadi'));
    return { bytes: { content, type: 'text/calendar' }, headers: {} };
  }),
  cancelDay: signedIn('cancelDay', ({ body: { date, reason }, me, world, now, touched }) => {
    const hours = me.availability ?? { ...presetAvailability, version: 0 };
    if (isPastDay(date, hours.timeZone, now)) throw unprocessable(pastDay);
    const exceptions = closeDay(hours, date);
    if (exceptions && exceptions.length > maxExceptions) throw conflict(tooManyExceptions);
    if (exceptions) me.availability = { ...hours, exceptions, version: hours.version + 1 };
    const visits = visitsOf(world, me).filter(
      ({ scheduledAt }) => localDay(new Date(scheduledAt), hours.timeZone) === date,
    );
    const { cancelled, left } = splitDay(visits, now);
    for (const visit of cancelled) {
      const status = 'cancelled';
      const changes = [...visit.changes, eventOf({ ...visit, status }, 'DOCTOR', reason, now)];
      Object.assign(visit, { status, changes, version: visit.version + 1, updatedAt: now.toISOString() });
      touched({ recordIds: [visit.id] });
    }
    return answer({ date, cancelled: cancelled.length, left: left.length });
  }),
  updateConsultationNotes: signedIn(
    'updateConsultationNotes',
    ({ body, path, headers, me, world, now, touched }) => {
      const visit = hold(world, me, path.id);
      const before = showVisit(visit, me, now);
      const expected = headers.get('if-match');
      if (expected !== null && expected !== `"${visit.version}"`) throw changedSince(before);
      const { notes, isSigned = false, noteVersion } = body;
      const refusal = refuseNote(before, isSigned, now);
      if (refusal) throw conflict(refusal);
      if (isSigned && noteVersion === undefined) throw unprocessable(signedBlindly);
      if (noteVersion !== undefined && noteVersion !== visit.noteVersion) throw changedSince(before);
      const at = now.toISOString();
      if (isSigned || notes !== before.notes) {
        visit.notesKept.push({ kind: isSigned ? 'signed' : 'draft', text: notes, at });
        visit.noteVersion += 1;
      }
      if (isSigned) Object.assign(visit, { version: visit.version + 1, updatedAt: at, signedAt: at });
      touched({ recordIds: [visit.id] });
      return { ...answer(showVisit(visit, me, now)), headers: { ETag: `"${visit.version}"` } };
    },
  ),
  addConsultationAddendum: signedIn('addConsultationAddendum', ({ body, path, me, world, now, touched }) => {
    const visit = hold(world, me, path.id);
    const refusal = refuseAddendum(showVisit(visit, me, now));
    if (refusal) throw conflict(refusal);
    const at = now.toISOString();
    visit.notesKept.push({ kind: 'addendum', text: body.text, at });
    Object.assign(visit, { version: visit.version + 1, updatedAt: at });
    touched({ recordIds: [visit.id] });
    return answer(showVisit(visit, me, now));
  }),
};
