import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { formatNumber } from '../../components/private/reading/format-number';
import { unitLabel } from '../../components/private/reading/words';
import { bandNote } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

const join = (edges: (number | null | undefined)[]): string | null =>
  edges.every((edge) => typeof edge === 'number') ? edges.map(formatNumber).join(' / ') : null;

/** What the band is and who says so. */
export function BandNote({ series }: BandNoteProps) {
  const band = series[0]?.band;
  if (!band) return <span className={bandNote}>{m.trend_band_none()}</span>;
  const low = join(series.map((line) => line.band?.low));
  const high = join(series.map((line) => line.band?.high));
  const unit = unitLabel(series[0]?.unit ?? 'mm[Hg]');
  return (
    <span className={bandNote}>
      {low && high && m.trend_band_between({ low, high, unit })}
      {low && !high && m.trend_band_from({ low, unit })}
      {!low && high && m.trend_band_up_to({ high, unit })}{' '}
      <Link href={band.source.url} isExternal>
        {band.source.title}
      </Link>
    </span>
  );
}
