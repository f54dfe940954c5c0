import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { DoseState, DoseUnit, MedicineDraft, MedicineForm, MedicineRoute, Warning } from './types';

export const formWords: Record<MedicineForm, () => string> = {
  tablet: m.medicines_form_tablet,
  capsule: m.medicines_form_capsule,
  liquid: m.medicines_form_liquid,
  injection: m.medicines_form_injection,
  inhaler: m.medicines_form_inhaler,
  drops: m.medicines_form_drops,
  cream: m.medicines_form_cream,
  patch: m.medicines_form_patch,
  powder: m.medicines_form_powder,
  suppository: m.medicines_form_suppository,
  other: m.medicines_form_other,
};

export const routeWords: Record<MedicineRoute, () => string> = {
  oral: m.medicines_route_oral,
  sublingual: m.medicines_route_sublingual,
  inhaled: m.medicines_route_inhaled,
  injected: m.medicines_route_injected,
  skin: m.medicines_route_skin,
  eye: m.medicines_route_eye,
  ear: m.medicines_route_ear,
  nose: m.medicines_route_nose,
  rectal: m.medicines_route_rectal,
  vaginal: m.medicines_route_vaginal,
  other: m.medicines_route_other,
};

const unitWords: Record<DoseUnit, (inputs: { amount: number }) => string> = {
  tablet: m.medicines_dose_tablet,
  capsule: m.medicines_dose_capsule,
  ml: m.medicines_dose_ml,
  unit: m.medicines_dose_unit,
  puff: m.medicines_dose_puff,
  drop: m.medicines_dose_drop,
  application: m.medicines_dose_application,
  patch: m.medicines_dose_patch,
  sachet: m.medicines_dose_sachet,
  suppository: m.medicines_dose_suppository,
  other: m.medicines_dose_other,
};
export const doseUnits = Object.keys(unitWords) as DoseUnit[];

/** An amount with its unit: "2 tablets". */
export const sayAmount = (amount: number, unit: DoseUnit): string => unitWords[unit]({ amount });

export const stateWords: Record<DoseState, () => string> = {
  taken: m.medicines_state_taken,
  skipped: m.medicines_state_skipped,
  due: m.medicines_state_due,
  'not-recorded': m.medicines_state_not_recorded,
  later: m.medicines_state_later,
};

export const kindWords: Record<Warning['kind'], () => string> = {
  allergy: m.medicines_warning_allergy,
  duplicate: m.medicines_warning_duplicate,
  interaction: m.medicines_warning_interaction,
  pregnancy: m.medicines_warning_pregnancy,
};

type Named = Pick<MedicineDraft, 'generic' | 'strength'>;

/** "Metformin 500 mg". */
export const sayName = ({ generic, strength }: Named): string =>
  [generic, strength].filter(Boolean).join(' ');

/** `13:00` as people say it: "1:00 pm". */
export const sayTime = (time: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2026-01-01T${time}:00Z`),
  );

/** A day as people say it: "Tue 24 Nov". */
export const sayDay = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** A day with its year: "26 Nov 2026". */
export const sayDate = (day: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));

/** 2026-11-23 is a Monday. */
export const sayWeekday = (weekday: number): string =>
  new Intl.DateTimeFormat(formattingLocale(), { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(2026, 10, 22 + weekday)),
  );

const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(formattingLocale(), { type: 'conjunction' }).format(parts);

type Schedule = Pick<
  MedicineDraft,
  'doseAmount' | 'doseUnit' | 'pattern' | 'everyDays' | 'weekdays' | 'times' | 'maxInDay' | 'endDay'
>;

/** When it is taken: "1 tablet at 8:30 am, every day". */
export function saySchedule(medicine: Schedule): string {
  const { doseAmount, doseUnit, pattern, everyDays, weekdays, times, maxInDay, endDay } = medicine;
  const dose = sayAmount(doseAmount, doseUnit);
  if (pattern === 'as-needed')
    return maxInDay === null
      ? m.medicines_schedule_needed({ dose })
      : m.medicines_schedule_needed_most({ dose, count: maxInDay });
  const at = listed(times.map(sayTime));
  const days =
    pattern === 'weekdays'
      ? m.medicines_schedule_weekdays({ days: listed(weekdays.map(sayWeekday)) })
      : everyDays === 1
        ? m.medicines_schedule_daily()
        : m.medicines_schedule_every({ count: everyDays ?? 1 });
  const whole = m.medicines_schedule({ dose, times: at, days });
  return endDay === null ? whole : m.medicines_schedule_until({ schedule: whole, day: sayDay(endDay) });
}
