import type {
  Consultation,
  HealthGoal,
  MedicalHistory,
  MedicalRecord,
  Medicine,
} from '@nadi/contract/schema';
import { addDays } from '@nadi/domain/kernel/calendar';
import { localDay } from '@nadi/domain/kernel/time-zone';
import { doctorName } from '@nadi/ui/words/doctor-name';
import { recordTypeWords } from '@nadi/ui/words/record-type';
import { type Found, joined, plainItem } from './found';

const historyHref = '/dashboard/profile/medical-history';

/** The first and the last day of a date that may be a year or a month. */
function spanOf(onset: string): [from: string, to: string] {
  if (onset.length === 4) return [`${onset}-01-01`, `${onset}-12-31`];
  if (onset.length === 10) return [onset, onset];
  const next = new Date(Date.UTC(Number(onset.slice(0, 4)), Number(onset.slice(5)), 1)).toISOString();
  return [`${onset}-01`, addDays(next.slice(0, 10), -1)];
}

/** The medical history as items; what should never have been listed is left out. */
export function historyFound({ entries, noneKnown, updatedAt }: MedicalHistory): Found[] {
  const told = entries
    .filter(({ status }) => status !== 'entered-in-error')
    .map((entry): Found => {
      const [from, to] = entry.onset === null ? [null, null] : spanOf(entry.onset);
      const isGoingOn =
        entry.status === 'active' || entry.status === 'remission' || entry.status === 'unknown';
      return {
        item: {
          ...plainItem,
          ...{ id: entry.id, kind: 'history', tag: entry.kind, at: from },
          ...(from !== null && { until: isGoingOn ? null : to }),
          text: joined(
            ...[entry.name, entry.topic, entry.answer, entry.relative, entry.reaction],
            ...[entry.strength, entry.howTaken, entry.note],
          ),
        },
        passage: { kind: 'history', id: entry.id, entry, href: historyHref },
      };
    });
  const none = noneKnown.map(
    (kind): Found => ({
      item: { ...plainItem, id: `none ${kind}`, kind: 'history', tag: kind, at: updatedAt, text: kind },
      passage: { kind: 'history', id: `none ${kind}`, none: kind, href: historyHref },
    }),
  );
  return [...told, ...none];
}

export const medicinesFound = (rows: readonly Medicine[], timeZone: string): Found[] =>
  rows.map((row) => {
    const stoppedOn = row.stoppedAt === null ? null : localDay(new Date(row.stoppedAt), timeZone);
    const last = [stoppedOn, row.endDay].filter((day) => day !== null).sort()[0] ?? null;
    return {
      item: {
        ...plainItem,
        ...{ id: row.id, kind: 'medicine', at: row.startDay, until: last },
        text: joined(row.generic, row.brand, row.strength, row.reason, row.prescriber, row.note),
      },
      passage: {
        ...{ kind: 'medicine', id: row.id, name: joined(row.generic, row.strength) },
        detail: [row.brand, row.reason, row.prescriber, row.note].filter(Boolean).join(' · '),
        ...{ startDay: row.startDay, endDay: last, isStopped: stoppedOn !== null },
        href: '/dashboard/medications',
      },
    };
  });

export const goalsFound = (rows: readonly HealthGoal[]): Found[] =>
  rows.map(({ id, title, note, start, due }) => ({
    item: { ...plainItem, id, kind: 'goal', at: start, until: due, text: joined(title, note) },
    passage: { kind: 'goal', id, title, note, start, due, href: `/dashboard/goals/${id}` },
  }));

/** Visits as items, with the note as far as it is signed. */
export const visitsFound = (rows: readonly Consultation[]): Found[] =>
  rows.map((row) => {
    const words = [row.reason, row.notes, ...row.addenda.map(({ text }) => text)].filter(Boolean).join(' · ');
    const doctor = doctorName(row.doctor);
    return {
      item: {
        ...plainItem,
        ...{ id: row.id, kind: 'visit', at: row.scheduledAt },
        text: joined(doctor, row.doctor.specialization, words),
      },
      passage: {
        ...{ kind: 'visit', id: row.id, doctor, text: words, at: row.scheduledAt, status: row.status },
        href: `/dashboard/consultations/${row.id}`,
      },
    };
  });

export const documentsFound = (rows: readonly MedicalRecord[]): Found[] =>
  rows.map(({ _id: id, type, title, day, tags, notes, source }) => ({
    item: {
      ...plainItem,
      ...{ id, kind: 'document', tag: type, at: day },
      text: joined(title, recordTypeWords[type](), ...tags, notes, source),
    },
    passage: { kind: 'document', id, title, type, day, href: `/dashboard/medical-records/${id}` },
  }));
