import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { FactType, HealthFact } from './types';

const types: Record<FactType, () => string> = {
  pregnant: m.facts_pregnant,
  'not-pregnant': m.facts_not_pregnant,
  'gave-birth': m.facts_gave_birth,
  'oxygen-target-88-92': m.facts_oxygen_target,
  altitude: m.facts_altitude,
};
export const sayFactType = (type: FactType): string => types[type]();

/** "2 Oct 2026": a calendar date, the same wherever it is read. */
const sayDate = (date: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

function sayDates({ type, from, to, lastDay }: HealthFact, today: string): string {
  const dates = { from: sayDate(from), to: sayDate(lastDay) };
  const isOver = lastDay < today;
  if (type === 'gave-birth') return isOver ? m.facts_on_over(dates) : m.facts_on(dates);
  // An end that is further away than it can count is not its last day.
  if (to === lastDay) return m.facts_between(dates);
  return isOver ? m.facts_since_over(dates) : m.facts_since(dates);
}

/** "From 2 Oct 2026. It counts until 31 Dec 2026. If it still applies then, add it again.", with metres or who set it. */
export function sayFactDetails(fact: HealthFact, today: string): string {
  const { metres, setBy } = fact;
  return [
    sayDates(fact, today),
    metres !== null && m.facts_metres_high({ metres: formatNumber(metres) }),
    setBy !== null && m.facts_set_by({ name: setBy }),
  ]
    .filter(Boolean)
    .join(' ');
}
