import { useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { statusWords } from '../../components/private/reading/words';
import { StatusBadge } from '../../components/StatusBadge/StatusBadge';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import { sayValue, type Unit, writeValue } from '../private/unit';
import { Walker } from '../private/Walker';
import { type Known, knownOf, layOut, type SparkBand, type SparkPlot, type SparkPoint } from './geometry';
import * as styles from './Sparkline.css';

export type SparklineProps = {
  /** Name of the measured quantity: "Weight". */
  label: string;
  unit: Unit;
  /** Oldest first, at equal distances of time. */
  points: readonly SparkPoint[];
  /** The range that applies; what lies beyond the line's own heights is cut off. */
  band?: SparkBand;
  /** The message, in a sentence, for screen readers. @default first, last, lowest and highest value */
  summary?: string;
  /** `small` is as high as a line of text. @default 'small' */
  size?: 'small' | 'medium';
  /** The newest value stands beside it; leave it out only where it stands there already. @default true */
  hasValue?: boolean;
  /** Arrow keys and the pointer read it value by value. A table of twenty lines needs no twenty stops. @default false */
  isReadable?: boolean;
};

const sizes = { small: { width: 96, height: 24, inset: 4 }, medium: { width: 160, height: 44, inset: 6 } };

/** The course of a value as small as a word, beside its name. */
export function Sparkline(props: SparklineProps) {
  const { label, unit, points, band, size = 'small', hasValue = true, isReadable = false } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const known = knownOf(points);
  const last = known.length - 1;
  const active = chosen === null ? null : Math.min(chosen, last);
  const shown = known[active ?? last];
  const point = shown && points[shown.index];
  const plot = layOut(points, sizes[size], band);
  // A value that is not of today must not pass for one.
  const isDated = active !== null || (shown && shown.index < points.length - 1);
  const canRead = isReadable && known.length > 1;
  const readAt = (event: React.PointerEvent) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    setChosen(nearestKnown(known, points.length, (event.clientX - left) / width));
  };
  return (
    <span className={styles.sparkline}>
      <span
        className={styles.frame}
        {...(canRead && {
          onPointerDown: readAt,
          onPointerMove: readAt,
          onPointerLeave: () => setChosen(null),
        })}
      >
        <svg
          className={styles.drawing[size]}
          viewBox={`0 0 ${sizes[size].width} ${sizes[size].height}`}
          role="img"
          aria-label={props.summary ?? summaryOf(label, unit, points, known)}
        >
          <Drawing
            plot={plot}
            size={size}
            at={shown?.index}
            isRead={active !== null}
            status={hasValue ? point?.status : undefined}
          />
        </svg>
        {canRead && point && (
          <Walker
            label={m.chart_walk({ label })}
            count={known.length}
            active={active}
            start={last}
            valueText={[
              sayValue(shown.value, unit),
              ...(point.status ? [statusWords(point.status, point.worst ?? point.status)] : []),
              point.when,
            ].join(', ')}
            onActiveChange={setChosen}
          />
        )}
      </span>
      {hasValue && (
        <span className={styles.words} aria-hidden={active === null ? undefined : true}>
          {shown ? (
            <span className={styles.value}>{writeValue(shown.value, unit)}</span>
          ) : (
            <span className={styles.when}>{m.chart_not_measured()}</span>
          )}
          {point?.status && <StatusBadge status={point.status} worst={point.worst} />}
          {isDated && <span className={styles.when}>{point?.when}</span>}
        </span>
      )}
    </span>
  );
}

/** The known point nearest to a place, given as a share of the width. */
function nearestKnown(known: readonly Known[], count: number, share: number): number | null {
  const at = share * (count - 1);
  let found: number | null = null;
  for (const [order, { index }] of known.entries())
    if (found === null || Math.abs(index - at) < Math.abs((known[found]?.index ?? 0) - at)) found = order;
  return found;
}

function summaryOf(
  label: string,
  unit: Unit,
  points: readonly SparkPoint[],
  known: readonly Known[],
): string {
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last) return m.sparkline_summary_empty({ label });
  const values = known.map(({ value }) => value).sort((a, b) => a - b);
  const say = (value: number | undefined) => (value === undefined ? '' : sayValue(value, unit));
  const { status, worst = status } = points[last.index] ?? {};
  const summary = m.sparkline_summary({
    label,
    count: known.length,
    first: say(first.value),
    last: say(last.value),
    low: say(values[0]),
    high: say(values.at(-1)),
  });
  return status && worst ? `${summary} ${statusWords(status, worst)}.` : summary;
}

type DrawingProps = {
  plot: SparkPlot;
  size: keyof typeof sizes;
  /** The point that is marked, the newest or the one that is being read. */
  at: number | undefined;
  isRead: boolean;
  status: SparkPoint['status'];
};

function Drawing({ plot: { runs, band }, size, at, isRead, status }: DrawingProps) {
  const { width, height, inset } = sizes[size];
  const marked = runs.flat().find(({ index }) => index === at);
  const isDense = runs.reduce((sum, run) => sum + run.length, 0) > width / 2;
  return (
    <>
      {band && (
        <rect className={styles.band} width={width} y={band.top} height={band.bottom - band.top} rx="2" />
      )}
      {runs.length === 0 && (
        <line className={styles.nothing} x1={inset} x2={width - inset} y1={height / 2} y2={height / 2} />
      )}
      {runs.map((run) =>
        run.length === 1 ? (
          run.map(({ x, y }) => <circle key={x} className={styles.dot} cx={x} cy={y} r="1.75" />)
        ) : (
          <polyline
            key={run[0]?.index}
            className={isDense ? `${styles.line} ${styles.denseLine}` : styles.line}
            points={run.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ')}
            fill="transparent"
            strokeLinecap="round"
          />
        ),
      )}
      {marked && isRead && <circle className={styles.ring} cx={marked.x} cy={marked.y} r="4" />}
      {marked && !isRead && status && (
        <>
          {/* Below a ring that is open, so that the line does not run through it. */}
          <circle className={styles.ground} cx={marked.x} cy={marked.y} r="4" />
          <StatusGlyph status={status} x={marked.x} y={marked.y} scale={0.75} />
        </>
      )}
      {marked && !isRead && !status && <circle className={styles.dot} cx={marked.x} cy={marked.y} r="3" />}
    </>
  );
}
