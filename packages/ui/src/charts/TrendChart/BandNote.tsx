import { Fragment } from 'react';
import * as m from '../../../generated/messages/messages';
import { Link } from '../../components/Link/Link';
import { sayRange } from '../../components/private/reading/range-words';
import type { GuidelineSource } from '../../components/private/reading/reading';
import { bandNote } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

/** For whom the band is, what is in range and what is critical, and who says so. */
export function BandNote({ series }: BandNoteProps) {
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
  );
}
