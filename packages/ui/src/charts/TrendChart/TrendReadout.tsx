import * as m from '../../../generated/messages/messages';
import { Measurement } from '../../components/Measurement/Measurement';
import { formatNumber } from '../../components/private/reading/format-number';
import { unitLabel } from '../../components/private/reading/words';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { type Clock, When } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { type Trend, valuesOf } from './trend';

export type TrendReadoutProps = { trend: Trend; clock: Clock; active: number | null; isPending?: boolean };

/** The point that is being read; where none is, what the period comes to. */
export function TrendReadout({ trend, clock, active, isPending }: TrendReadoutProps) {
  const point = active === null ? undefined : trend.points[active];
  const unit = trend.series[0]?.unit;
  if (!unit) return null;
  if (isPending)
    return (
      <p className={shared.readout} role="status">
        {m.loading()}
      </p>
    );
  if (!point) return <p className={shared.readout}>{span(trend)}</p>;
  return (
    // The slider has said it; to hear it again from here would only confuse.
    <p className={shared.readout} aria-hidden="true">
      <span className={shared.value}>
        <Measurement parts={valuesOf(point, trend.series)} unit={unit} />
      </span>
      <StatusBadge status={point.status} worst={point.worst} />
      <span>
        <When at={point.at} clock={clock} />
        {point.count > 1 && `, ${m.trend_day_mean({ count: point.count })}`}
      </span>
    </p>
  );
}

/** From the lowest to the highest of the period, or the one value where they are the same. */
function span({ series }: Trend): string {
  const [first, second] = series;
  if (!first) return '';
  const unit = unitLabel(first.unit);
  if (!second) return m.trend_span({ range: rangeOf(first), unit });
  return m.trend_spans({ systolic: rangeOf(first), diastolic: rangeOf(second), unit });
}

function rangeOf({ minimum, maximum }: Trend['series'][number]): string {
  const edge = (value: number | null | undefined) => (typeof value === 'number' ? formatNumber(value) : '');
  const low = edge(minimum);
  const high = edge(maximum);
  return low === high ? low : m.trend_range({ low, high });
}
