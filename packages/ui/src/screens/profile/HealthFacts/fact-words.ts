import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { formattingLocale } from '../../../components/private/reading/locale';
import type { FactDraft, FactKind } from './types';

const kinds: Record<FactKind, () => string> = {
  pregnant: m.facts_pregnant,
  'not-pregnant': m.facts_not_pregnant,
  'gave-birth': m.facts_gave_birth,
  'oxygen-target-88-92': m.facts_oxygen_target,
  altitude: m.facts_altitude,
};
export const sayFactKind = (kind: FactKind): string => kinds[kind]();

/** "2 Oct 2026": a calendar date, the same wherever it is read. */
const sayDate = (date: string): string =>
  new Intl.DateTimeFormat(formattingLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  );

/** "From 2 Oct 2026 until further notice", with metres or who set it. */
export function sayFactDetails({ kind, from, to, metres, setBy }: FactDraft): string {
  const dates =
    kind === 'gave-birth'
      ? m.facts_on({ date: sayDate(from) })
      : to
        ? m.facts_between({ from: sayDate(from), to: sayDate(to) })
        : m.facts_since({ from: sayDate(from) });
  return [
    dates,
    metres !== null && m.facts_metres_high({ metres: formatNumber(metres) }),
    setBy !== null && m.facts_set_by({ name: setBy }),
  ]
    .filter(Boolean)
    .join(' ');
}
