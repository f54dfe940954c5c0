import { Fragment, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { sayCriticalLimits, sayInRangeLimits } from '../../components/private/reading/range-words';
import { StatusMark } from '../../components/StatusMark/StatusMark';
import { BandSwatch } from './Bands';
import { seriesName } from './series-name';
import { bandLine, bandNote } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

/** For whom the bands and the lines are, what is in range and what is critical, and who says so. */
export function BandNote({ series }: BandNoteProps) {
  const id = useId();
  const bands = series.flatMap(({ band, code, unit }) => (band ? [{ ...band, code, unit }] : []));
  const [first] = bands;
  if (!first) return <span className={bandNote}>{m.trend_band_none()}</span>;
  const sources = new Map(bands.flatMap((band) => band.sources).map((source) => [source.title, source]));
  const group = { group: first.group, ageFromMonths: null, ageToMonths: null, condition: null };
  const critical = sayCriticalLimits(bands);
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
      <span>{sayInRangeLimits(group, bands)}</span>
      {critical && (
        <span className={bandLine}>
          <StatusMark status="critical" />
          <span>{critical}</span>
        </span>
      )}
      <span>
        {m.range_sources()}{' '}
        {[...sources.values()].map(({ title, url }, index) => (
          <Fragment key={title}>
            {index > 0 && '; '}
            <Link href={url} isExternal>
              {title}
            </Link>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
