import * as m from '../../../generated/messages/messages';
import { Measurement } from '../../components/Measurement/Measurement';
import { formatNumber, unitLabel } from '../../components/private/reading/words';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { type Clock, When } from '../../components/When/When';
import * as styles from './TrendChart.css';
import { averagesOf, type Trend, valuesOf } from './trend';

export type TrendReadoutProps = { trend: Trend; clock: Clock; active: number | null; isPending?: boolean };

/** The point that is being read; where none is, what the period comes to. */
export function TrendReadout({ trend, clock, active, isPending }: TrendReadoutProps) {
  const point = active === null ? undefined : trend.points[active];
  const unit = trend.series[0]?.unit;
  if (!unit) return null;
  if (isPending)
    return (
      <p className={styles.readout} role="status">
        {m.loading()}
      </p>
    );
  if (!point)
    return (
      <p className={styles.readout}>
        {m.trend_average({
          count: trend.count,
          average: averagesOf(trend.series)
            .map((average) => formatNumber(roundFor(average, trend)))
            .join(' / '),
          unit: unitLabel(unit),
        })}
      </p>
    );
  return (
    // The slider has said it; to hear it again from here would only confuse.
    <p className={styles.readout} aria-hidden="true">
      <span className={styles.value}>
        <Measurement parts={valuesOf(point, trend.series)} unit={unit} />
      </span>
      <StatusBadge status={point.status} />
      <span>
        <When at={point.at} clock={clock} />
        {point.count > 1 && `, ${m.trend_day_mean({ count: point.count })}`}
      </span>
    </p>
  );
}

/** A mean is read with no more places than its readings: 131.3 mmHg would be a precision that no cuff has. */
function roundFor(average: number, trend: Trend): number {
  return trend.metric === 'temperature' || trend.metric === 'weight' ? average : Math.round(average);
}
