import * as m from '../../../generated/messages/messages';
import { statusWords } from '../../components/private/reading/words';
import { sayMissing, sayValue, type Unit, writeValue } from '../private/unit';
import { type Arrangement, type BarGroup, spanOf, totalOf } from './bars';

/** One group as it is spoken: "Mon 16 Nov: 8,214 steps, In range". */
export function sayGroup(
  group: BarGroup,
  series: readonly string[],
  unit: Unit,
  arrangement: Arrangement,
): string {
  const say = (value: number | null | undefined) =>
    typeof value === 'number' ? sayValue(value, unit) : sayMissing(unit);
  const values =
    series.length < 2
      ? [say(group.values[0])]
      : series.map((name, index) => m.chart_named_value({ name, value: say(group.values[index]) }));
  const total = series.length > 1 && arrangement === 'stacked' ? totalOf(group) : null;
  if (total !== null)
    values.push(m.chart_named_value({ name: m.chart_total(), value: sayValue(total, unit) }));
  if (group.status) values.push(statusWords(group.status, group.worst ?? group.status));
  return m.chart_named_value({ name: group.label, value: values.join(', ') });
}

export const writeOrGap = (value: number | null | undefined, unit: Unit): string =>
  typeof value === 'number' ? writeValue(value, unit) : sayMissing(unit);

/** From the lowest to the highest of all. */
export function writeSpan(groups: readonly BarGroup[], unit: Unit): string {
  const span = spanOf(groups);
  if (!span) return '';
  const [low, high] = span;
  if (low === high) return m.chart_only({ value: writeValue(low, unit) });
  return m.chart_span({ low: writeValue(low, unit), high: writeValue(high, unit) });
}
