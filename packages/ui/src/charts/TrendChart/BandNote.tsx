import { Fragment, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { sayRange } from '../../components/private/reading/range-words';
import type { GuidelineSource } from '../../components/private/reading/reading';
import { BandSwatch } from './Bands';
import { seriesName } from './series-name';
import { bandLine, bandNote } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

/** For whom the bands are, what is in range and what is critical, and who says so. */
export function BandNote({ series }: BandNoteProps) {
  const id = useId();
  const bands = series.flatMap(({ band, code, unit }) => (band ? [{ ...band, code, unit }] : []));
  const [first] = bands;
  if (!first) return <span className={bandNote}>{m.trend_band_none()}</span>;
  const sources = new Map(bands.flatMap((band) => band.sources).map((source) => [source.title, source]));
  const range = {
    group: first.group,
    ageFromMonths: null,
    ageToMonths: null,
    condition: null,
    limits: bands,
    sources: [...sources.values()],
  };
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
        {m.trend_band({ range: sayRange(range) })} {m.range_sources()}{' '}
        {range.sources.map((source: GuidelineSource, index) => (
          <Fragment key={source.title}>
            {index > 0 && '; '}
            <Link href={source.url} isExternal>
              {source.title}
            </Link>
          </Fragment>
        ))}
      </span>
    </span>
  );
}
