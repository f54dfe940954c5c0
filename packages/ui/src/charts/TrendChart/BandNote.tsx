import { useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Disclosure } from '../../components/Disclosure/Disclosure';
import {
  sayCriticalLimits,
  sayInRangeLimits,
  wholeGroup,
} from '../../components/private/reading/range-words';
import { SourceList } from '../../components/private/SourceList/SourceList';
import { StatusMark } from '../../components/StatusMark/StatusMark';
import { BandSwatch } from './Bands';
import { seriesName } from './series-name';
import { bandLine, bandNote, markedLine } from './TrendChart.css';
import type { TrendSeries } from './trend';

export type BandNoteProps = { series: readonly TrendSeries[] };

/** For whom the bands and the lines are, what is in range and what is critical, and who says so. */
export function BandNote({ series }: BandNoteProps) {
  const id = useId();
  const bands = series.flatMap(({ band, code, unit }) => (band ? [{ ...band, code, unit }] : []));
  const [first] = bands;
  if (!first) return <span className={bandNote}>{m.trend_band_none()}</span>;
  const sources = bands.flatMap((band) => band.sources);
  const critical = sayCriticalLimits(bands);
  return (
    <div className={bandNote}>
      <span className={bandLine}>
        {series.map(({ code }, index) => (
          <span key={code} className={bandLine}>
            <BandSwatch id={`${id}${code}`} index={index} />
            {series.length > 1 && seriesName(code)}
          </span>
        ))}
      </span>
      <span>{sayInRangeLimits(wholeGroup(first.group), bands)}</span>
      {critical && (
        <span className={markedLine}>
          <StatusMark status="critical" />
          <span>{critical}</span>
        </span>
      )}
      <Disclosure label={m.range_sources_of({ count: new Set(sources.map(({ title }) => title)).size })}>
        <SourceList sources={sources} />
      </Disclosure>
    </div>
  );
}
