import type { ClinicalStatus } from '../../components/private/reading/reading';
import { statusWord } from '../../components/private/reading/words';
import { StatusMark } from '../../components/StatusMark/StatusMark';
import * as shared from '../private/chart.css';
import { Swatch } from '../private/fills';
import { type Unit, writeValue } from '../private/unit';
import { legendLine } from './BarChart.css';
import type { BarGroup } from './bars';
import { writeOrGap } from './words';

export type Reference = {
  value: number;
  /** Name of the reference: "Goal", "Usual at your age". */
  label: string;
};

export type BarLegendProps = {
  series: readonly string[];
  unit: Unit;
  reference?: Reference;
  /** Those whose shapes stand at the bars. */
  statuses: readonly ClinicalStatus[];
  /** The group that is being read: its values stand beside the names. */
  group?: BarGroup;
};

/** Explains the patterns and the reference line. */
export function BarLegend({ series, unit, reference, group, statuses }: BarLegendProps) {
  if (series.length < 2 && !reference && statuses.length === 0) return null;
  return (
    <ul className={series.length > 1 ? shared.legend : shared.legendLine}>
      {series.length > 1 &&
        series.map((name, index) => (
          <li key={name} className={shared.legendItem}>
            <Swatch index={index} />
            {name}
            {group && (
              // The slider has said it.
              <span className={shared.legendValue} aria-hidden="true">
                {writeOrGap(group.values[index], unit)}
              </span>
            )}
          </li>
        ))}
      {statuses.map((status) => (
        <li key={status} className={shared.legendItem}>
          <StatusMark status={status} />
          {statusWord(status)}
        </li>
      ))}
      {reference && (
        <li className={shared.legendItem}>
          <svg className={legendLine} viewBox="0 0 24 16" aria-hidden="true">
            <line className={shared.reference} x1="1" x2="23" y1="8" y2="8" />
          </svg>
          <span>
            {reference.label} <span className={shared.legendValue}>{writeValue(reference.value, unit)}</span>
          </span>
        </li>
      )}
    </ul>
  );
}
