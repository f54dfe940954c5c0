import * as m from '../../../generated/messages/messages';
import { Measurement } from '../../components/Measurement/Measurement';
import { unitLabel } from '../../components/private/reading/words';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { type Clock, When } from '../../components/When/When';
import * as shared from '../private/table.css';
import { type Trend, valuesOf } from './trend';

export type TrendTableProps = {
  trend: Trend;
  clock: Clock;
  /** Content of the table, in words. */
  caption: string;
};

/** The chart's twin: every point that it draws, the newest first. */
export function TrendTable({ trend, clock, caption }: TrendTableProps) {
  const unit = trend.series[0]?.unit;
  if (!unit) return null;
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above; axe asks for it too (scrollable-region-focusable).
    <section className={shared.scroller} aria-label={caption} tabIndex={0}>
      <table className={shared.table}>
        <caption className={shared.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={shared.heading}>
              {m.reading_column_when()}
            </th>
            <th scope="col" className={shared.heading}>
              {m.trend_column_value({ unit: unitLabel(unit) })}
            </th>
            <th scope="col" className={shared.heading}>
              {m.reading_column_reading()}
            </th>
          </tr>
        </thead>
        <tbody>
          {trend.points.toReversed().map((point) => (
            <tr key={point.at}>
              <th scope="row" className={shared.cell}>
                <When at={point.at} clock={clock} />
                {point.count > 1 && `, ${m.trend_day_mean({ count: point.count })}`}
              </th>
              <td className={shared.cell}>
                <Measurement parts={valuesOf(point, trend.series)} unit={unit} />
              </td>
              <td className={shared.cell}>
                <StatusBadge status={point.status} worst={point.worst} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
