import { type ReactNode, useRef } from 'react';
import * as m from '../../../generated/messages/messages';
import type { ClinicalStatus } from '../../components/private/reading/reading';
import { useSize } from '../../components/private/use-size';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { StatusMark } from '../../components/StatusMark/StatusMark';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { sayValue, type Unit, writeNumber, writeValue } from '../private/unit';
import { edgesOf, layOut, type RangeBand, type Scale } from './geometry';
import * as styles from './RangeBar.css';
import { RangeDrawing } from './RangeDrawing';
import { summaryOf, writeRange } from './words';

export type RangeBarProps = {
  /** Name of the measured quantity: "Creatinine". */
  label: string;
  /** Null where it was not measured. */
  value: number | null;
  unit: Unit;
  /** Status from the code that assessed the value. The bar does not assess: at the edge of a band it cannot know. */
  status: ClinicalStatus;
  /** The ranges that apply to this person, in any order; empty where none does. */
  bands: readonly RangeBand[];
  /** From where to where the bar runs; what lies outside is shown at its end. By default a little beyond the bands. */
  scale?: Scale;
  /** The message, in a sentence. @default the distance of the value from the range */
  summary?: string;
  /** Source of the bands, or why the value was not assessed: a `SourceNote`. */
  note?: ReactNode;
  /** For lists: the ranges in words are said to screen readers only. @default false */
  isCompact?: boolean;
};

/** One value within its reference bands: the number and its word first, then where that lies. */
export function RangeBar(props: RangeBarProps) {
  const { label, value, unit, status, bands, scale, note, isCompact = false } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const rem = size?.rem ?? 16;
  const plot =
    size &&
    layOut({
      bands,
      value,
      scale,
      width: size.width,
      // Figures of 14 px are about half an em wide.
      numberWidth: (edge) => (writeNumber(edge, unit).length + 1) * rem * 0.5,
    });
  const beyond = plot?.marker?.beyond;
  const summary = props.summary ?? summaryOf(value, unit, status, bands);
  // Without an edge there is no scale on which a value could stand.
  const hasBar = edgesOf(bands).length > 0;
  return (
    <div className={styles.rangeBar}>
      <div className={styles.head}>
        <span className={styles.label}>{label}</span>
        {value === null ? (
          <span className={styles.missing}>{m.chart_not_measured()}</span>
        ) : (
          <span className={styles.result}>
            <span className={styles.value}>
              <VisuallyHidden>{sayValue(value, unit)}</VisuallyHidden>
              <span aria-hidden="true">{writeValue(value, unit)}</span>
            </span>
            <StatusBadge status={status} />
          </span>
        )}
      </div>
      {hasBar && (
        <div ref={frame} className={styles.frame}>
          {plot && size && (
            <RangeDrawing plot={plot} size={size} unit={unit} status={value === null ? null : status} />
          )}
        </div>
      )}
      {(summary || beyond) && (
        <p className={styles.summary}>
          {summary}
          {beyond === 'above' && ` ${m.range_bar_beyond_above()}`}
          {beyond === 'below' && ` ${m.range_bar_beyond_below()}`}
        </p>
      )}
      {hasBar && (isCompact ? <VisuallyHidden as="div">{bandList(props)}</VisuallyHidden> : bandList(props))}
      {note}
    </div>
  );
}

/** The bar in words. */
function bandList({ label, bands, unit }: RangeBarProps) {
  return (
    <ul className={styles.bands} aria-label={m.range_bar_bands({ label })}>
      {bands.map((band) => (
        <li key={`${band.label} ${band.from} ${band.to}`} className={styles.band}>
          <StatusMark status={band.interpretation} />
          <span>
            {band.label} <span className={styles.bandRange}>{writeRange(band, unit)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
