import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { formatDate } from '../../../components/When/format-when';
import type { GoalCategory, GoalForecast, GoalPriority, GoalRow, GoalSource, GoalStatus } from '../types';

export const statusWords: Record<GoalStatus, () => string> = {
  in_progress: m.goal_in_progress,
  not_started: m.goal_not_started,
  paused: m.goal_paused,
  completed: m.goal_completed,
  abandoned: m.goal_abandoned,
};

export const categoryWords: Record<GoalCategory, () => string> = {
  weight: m.goal_category_weight,
  blood_pressure: m.goal_category_blood_pressure,
  activity: m.goal_category_activity,
  nutrition: m.goal_category_nutrition,
  sleep: m.goal_category_sleep,
  wellbeing: m.goal_category_wellbeing,
  check_up: m.goal_category_check_up,
  other: m.goal_category_other,
};

export const priorityWords: Record<GoalPriority, () => string> = {
  high: m.goal_priority_high,
  medium: m.goal_priority_medium,
  low: m.goal_priority_low,
};

export const directionWords = { at_least: m.goal_at_least, at_most: m.goal_at_most };

export const sourceWords: Record<GoalSource, () => string> = {
  weight: m.goal_source_weight,
  blood_pressure: m.goal_source_blood_pressure,
};

/** The choices of a group of words. */
export const itemsOf = <Id extends string>(words: Record<Id, () => string>): { id: Id; label: string }[] =>
  (Object.keys(words) as Id[]).map((id) => ({ id, label: words[id]() }));

/** "31 January 2027". A calendar day is the same in every zone. */
export const sayDay = (day: string): string =>
  formatDate(`${day}T00:00:00Z`, { locale: formattingLocale(), timeZone: 'UTC' });

const number = (value: number) =>
  new Intl.NumberFormat(formattingLocale(), { maximumFractionDigits: 1 }).format(value);

/** "68.4 kg"; number and unit stay together. */
export const sayAmount = (value: number, unit: string): string => `${number(value)}\u00a0${unit}`;

export const sayTarget = ({ direction, targetValue, unit }: GoalRow): string =>
  direction === 'at_least'
    ? m.goal_target_at_least({ value: sayAmount(targetValue, unit) })
    : m.goal_target_at_most({ value: sayAmount(targetValue, unit) });

/** The readings that feed a goal; null if none do. */
export function sayReadings({ fedBy, readings, start }: GoalRow): string | null {
  if (!fedBy || !readings) return null;
  const source = sourceWords[fedBy]();
  if (readings.days === 0 || !readings.to) return m.goal_no_readings({ source, start: sayDay(start) });
  return m.goal_readings({ source, count: readings.days, day: sayDay(readings.to) });
}

/** The expected day, its uncertainty and its basis, or why there is none. */
export function sayForecast({ outcome, day, earliest, latest, days }: GoalForecast): string {
  switch (outcome) {
    case 'reached':
      return m.goal_forecast_reached();
    case 'not_approaching':
      return m.goal_forecast_not_approaching({ days });
    case 'too_uncertain':
      return m.goal_forecast_too_uncertain({ days });
    case 'not_enough_data':
      return m.goal_forecast_not_enough();
    case 'expected':
      return m.goal_forecast_expected({
        ...{ day: sayDay(day ?? ''), earliest: sayDay(earliest ?? ''), latest: sayDay(latest ?? '') },
        days,
      });
  }
}
