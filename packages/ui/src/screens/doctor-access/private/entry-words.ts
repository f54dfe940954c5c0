import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import type { Clock } from '../../../components/When/When';
import { readingTitle } from '../../../words/reading';
import { recordTypeWords } from '../../../words/record-type';
import { relationships } from '../../../words/relationship';
import { sayDate, sayDetails, sayName } from '../../medical-history/MedicalHistoryScreen/history-words';
import { isOver } from '../../medicines/MedicinesScreen/is-over';
import { sayName as sayMedicine } from '../../medicines/MedicinesScreen/medicine-words';
import type { SharedEntry, SharedFact, SharedHistory } from '../types';
import { kindWords } from './access-words';
import { sayMedicineDetails, todayAt } from './shared-medicines';

/** The words of the history take entries as their person sees them; these two a doctor is not told. */
const asEntered = (history: SharedHistory) => ({ ...history, source: 'patient', onlyYou: false }) as const;

export function sayHistory(history: SharedHistory): string {
  return saysNone(history) ? m.patients_none_known() : sayName(asEntered(history));
}

export const sayHistoryDetails = (history: SharedHistory): string => sayDetails(asEntered(history));

/** Tells whether it says that there are none of its kind. */
export const saysNone = ({ name, topic }: SharedHistory): boolean => name === null && topic === null;

const factWords: Readonly<Record<SharedFact['type'], () => string>> = {
  pregnant: m.patients_fact_pregnant,
  'not-pregnant': m.patients_fact_not_pregnant,
  'gave-birth': m.patients_fact_gave_birth,
  'oxygen-target-88-92': m.patients_fact_oxygen_target,
  altitude: m.patients_fact_altitude,
};

function sayFact({ from, to, metres, setBy }: SharedFact): string {
  const dates = to
    ? m.patients_fact_between({ from: sayDate(from), to: sayDate(to) })
    : m.patients_fact_since({ from: sayDate(from) });
  return [
    dates,
    metres === null ? null : m.patients_fact_metres({ metres: formatNumber(metres) }),
    setBy === null ? null : m.patients_fact_set_by({ name: setBy }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** An entry in a few words, which tell it from others of its kind. */
export function sayEntry(entry: SharedEntry): string {
  const { kind, reading, fact, contact, history, record, lab, medicine } = entry;
  if (reading) return readingTitle(reading);
  if (fact) return factWords[fact.type]();
  if (contact) return contact.name;
  if (record) return record.title;
  if (lab) return lab.name;
  if (medicine) return sayMedicine(medicine);
  return history ? sayHistory(history) : kindWords[kind]();
}

/** Everything else that is told of it, but for its date. */
export function sayEntryDetails(entry: SharedEntry, clock: Clock): string {
  const { day, reading, fact, contact, history, record, lab, medicine } = entry;
  if (reading) return reading.note ?? '';
  if (fact) return sayFact(fact);
  if (contact) return `${relationships[contact.relationship]()}, ${contact.phone}`;
  if (record)
    return [
      recordTypeWords[record.type](),
      day ? sayDate(day) : m.patients_no_date(),
      record.source,
      record.notes,
    ]
      .filter(Boolean)
      .join(' · ');
  if (lab)
    return [
      lab.rangeText ? m.lab_range({ range: lab.rangeText }) : m.lab_no_range(),
      day ? sayDate(day) : m.patients_no_date(),
    ].join(' · ');
  if (medicine) return sayMedicineDetails(medicine, clock);
  return history ? [sayHistoryDetails(history), history.note].filter(Boolean).join(' · ') : '';
}

/** Tells whether it is of the past, as was told: resolved, stopped, or after its last day. */
export const isEntryOver = ({ history, medicine }: SharedEntry, clock: Clock): boolean =>
  history?.status === 'resolved' || (medicine !== null && isOver(medicine, todayAt(clock)));
