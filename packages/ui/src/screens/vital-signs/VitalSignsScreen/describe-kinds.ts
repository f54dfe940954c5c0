import * as m from '../../../../generated/messages/messages';
import { kindLabel } from '../../../components/private/reading/words';
import type { SummaryItem } from './types';

/** "Eight types measured. Blood pressure and glucose most often." */
export function describeKinds(items: readonly SummaryItem[]): string {
  const [first, second] = items;
  const count = items.length;
  if (!first) return '';
  if (!second) return m.vitals_only({ kind: kindLabel(first.type) });
  const word = m.number_word({ count });
  const measured = m.vitals_kinds_measured({
    count,
    word: word.charAt(0).toLocaleUpperCase() + word.slice(1),
  });
  const often = m.vitals_most_often({
    first: kindLabel(first.type),
    second: kindLabel(second.type).toLocaleLowerCase(),
  });
  return `${measured} ${often}`;
}
