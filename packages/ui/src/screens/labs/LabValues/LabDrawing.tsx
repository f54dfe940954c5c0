import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useSize } from '../../../components/private/use-size';
import { Tag } from '../../../components/Tag/Tag';
import { sayValue, standings } from '../../../words/lab';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import * as styles from './LabTrend.css';
import { type LabAxis, nearestOf, plotOf } from './plot';
import type { LabLine, LabPoint } from './types';

export type LabDrawingProps = {
  /** The unit of the test. */
  name: string;
  line: LabLine;
  /** The axis of time that it shares with other drawings. */
  axis?: LabAxis;
};

/** A value with what stands before it, in the unit of its line. */
export const say = ({ comparator, number }: LabPoint, unit: string | null) =>
  sayValue({ comparator, number, words: null, unit });
const rangeOf = ({ rangeText }: LabPoint) =>
  rangeText === null ? m.lab_no_range() : m.lab_range({ range: rangeText });
/** As the page prints it, if that is in another unit. */
export const printedOf = ({ printed }: LabPoint) =>
  printed ? m.lab_trend_printed({ value: sayValue({ comparator: '', words: null, ...printed }) }) : null;

/** The drawing of a line with what it says of the value that is being read, by pointer or arrow keys. */
export function LabDrawing({ name, line: { unit, points }, axis }: LabDrawingProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, 'after-paint');
  const plot = size && plotOf({ unit, points }, size, axis);
  const [active, setActive] = useState<number | null>(null);
  const end = points.length - 1;
  const shown = points[Math.min(active ?? end, end)];
  if (!shown) return null;
  const standing = standings[shown.standing ?? 'unknown'];
  const read = (event: React.PointerEvent) => {
    if (!plot || !frame.current) return;
    setActive(nearestOf(plot.marks, event.clientX - frame.current.getBoundingClientRect().left));
  };
  const words = [say(shown, unit), sayDate(shown.day), rangeOf(shown), printedOf(shown)];
  return (
    <>
      <div className={styles.readout}>
        <span className={styles.value}>{words[0]}</span>
        <span>{words.slice(1).filter(Boolean).join(' · ')}</span>
        <Tag tone={standing.tone}>{standing.say()}</Tag>
      </div>
      <div
        ref={frame}
        className={styles.frame}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={() => setActive(null)}
      >
        {plot && (
          <svg className={styles.drawing} width={size.width} height={size.height} aria-hidden="true">
            {plot.spans.map(
              (span, index) =>
                span && (
                  <g key={points[index]?.id}>
                    <rect
                      className={styles.range}
                      x={span.left}
                      y={span.top}
                      width={span.right - span.left}
                      height={Math.max(0, span.bottom - span.top)}
                    />
                    {span.high !== null && (
                      <line
                        className={styles.edge}
                        x1={span.left}
                        x2={span.right}
                        y1={span.top}
                        y2={span.top}
                      />
                    )}
                    {span.low !== null && (
                      <line
                        className={styles.edge}
                        x1={span.left}
                        x2={span.right}
                        y1={span.bottom}
                        y2={span.bottom}
                      />
                    )}
                  </g>
                ),
            )}
            {plot.ticks.map((tick) => (
              <g key={tick}>
                <line
                  className={styles.gridLine}
                  x1={plot.left}
                  x2={plot.right}
                  y1={plot.y(tick)}
                  y2={plot.y(tick)}
                />
                <text
                  className={styles.tick}
                  x={plot.left - plot.rem * 0.5}
                  y={plot.y(tick) + plot.rem * 0.3}
                  textAnchor="end"
                >
                  {tick}
                </text>
              </g>
            ))}
            {/* Straight from value to value: a curve would draw values that nobody measured. */}
            <polyline
              className={styles.line}
              points={plot.marks.map(({ x, y }) => `${x.toFixed(2)},${y.toFixed(2)}`).join(' ')}
            />
            {active !== null && (
              <line
                className={styles.cursor}
                x1={plot.marks[active]?.x}
                x2={plot.marks[active]?.x}
                y1={plot.top}
                y2={plot.bottom}
              />
            )}
            {plot.marks.map(({ x, y }, index) => {
              const place = points[index]?.standing;
              return (
                <circle
                  key={points[index]?.id}
                  className={styles.point}
                  cx={x}
                  cy={y}
                  r={5}
                  data-out={place === 'above' || place === 'below' || undefined}
                />
              );
            })}
            {!axis && (
              <text className={styles.tick} x={plot.left} y={plot.bottom + plot.rem * 1.5}>
                {sayDate(points[0]?.day ?? '')}
              </text>
            )}
            {!axis && end > 0 && (
              <text className={styles.tick} x={plot.right} y={plot.bottom + plot.rem * 1.5} textAnchor="end">
                {sayDate(points[end]?.day ?? '')}
              </text>
            )}
          </svg>
        )}
        <input
          type="range"
          className={styles.walker}
          data-print="hide"
          min={0}
          max={end}
          value={active ?? end}
          aria-label={m.lab_trend_walk({ name })}
          aria-valuetext={[...words, standing.say()].filter(Boolean).join(', ')}
          onChange={(event) => setActive(event.target.valueAsNumber)}
          onFocus={() => setActive(active ?? end)}
          onBlur={() => setActive(null)}
          onKeyDown={(event) => {
            const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
            if (step === undefined) return;
            event.preventDefault();
            setActive(Math.min(end, Math.max(0, (active ?? end) + step)));
          }}
        />
      </div>
    </>
  );
}
