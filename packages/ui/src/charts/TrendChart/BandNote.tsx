import { useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { formatNumber } from '../../components/private/reading/format-number';
import { unitLabel } from '../../components/private/reading/words';
import { StatusMark } from '../../components/StatusMark/StatusMark';
import { BandSwatch } from './Bands';
import { seriesName } from './series-name';
import { bandLine, bandNote } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

const join = (edges: (number | null | undefined)[]): string | null =>
  edges.every((edge) => typeof edge === 'number') ? edges.map(formatNumber).join(' / ') : null;

/** What the bands and the lines are and who says so. */
export function BandNote({ series }: BandNoteProps) {
  const id = useId();
  const band = series[0]?.band;
  if (!band) return <span className={bandNote}>{m.trend_band_none()}</span>;
  const low = join(series.map((line) => line.band?.low));
  const high = join(series.map((line) => line.band?.high));
  const criticalLow = join(series.map((line) => line.band?.criticalLow));
  const criticalHigh = join(series.map((line) => line.band?.criticalHigh));
  const unit = unitLabel(series[0]?.unit ?? 'mm[Hg]');
  return (
    <span className={bandNote}>
      <span className={bandLine}>
        {series.map(({ code }, index) => (
          <span key={code} className={bandLine}>
            <BandSwatch id={`${id}${code}`} index={index} />
            {series.length > 1 && seriesName(code)}
          </span>
        ))}
      </span>
      <span>
        {low && high && m.trend_band_between({ low, high, unit })}
        {low && !high && m.trend_band_from({ low, unit })}
        {!low && high && m.trend_band_up_to({ high, unit })}{' '}
        <Link href={band.source.url} isExternal>
          {band.source.title}
        </Link>
      </span>
      {(criticalLow || criticalHigh) && (
        <span className={bandLine}>
          <StatusMark status="critical" />
          <span>
            {criticalLow && m.trend_critical_up_to({ limit: criticalLow, unit })}
            {criticalLow && criticalHigh && '; '}
            {criticalHigh && m.trend_critical_from({ limit: criticalHigh, unit })}
          </span>
        </span>
      )}
    </span>
  );
}
