import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { useSize } from '../../../components/private/use-size';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { sayValue, standings } from '../../../words/lab';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import * as styles from './LabTrend.css';
import { nearestOf, plotOf } from './plot';
import type { LabLine, LabPoint } from './types';

export type LabTrendProps = {
  /** Of the test. */
  name: string;
  line: LabLine;
};

const say = ({ comparator, number }: LabPoint, unit: string | null) =>
  sayValue({ comparator, number, words: null, unit });
const rangeOf = ({ rangeText }: LabPoint) =>
  rangeText === null ? m.lab_no_range() : m.lab_range({ range: rangeText });
const printedOf = ({ printed }: LabPoint) =>
  printed ? m.lab_trend_printed({ value: sayValue({ comparator: '', words: null, ...printed }) }) : null;

/** The course of one test over its reports, each with the range that it prints; the table says every value. */
export function LabTrend({ name, line }: LabTrendProps) {
  const [isTable, setIsTable] = useState(false);
  const { unit, points } = line;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const label = m.lab_trend_label({ name });
  const summary =
    points.length === 1
      ? m.lab_trend_one({ value: say(first, unit), day: sayDate(first.day) })
      : m.lab_trend_summary({
          ...{ first: say(first, unit), firstDay: sayDate(first.day) },
          ...{ last: say(last, unit), lastDay: sayDate(last.day) },
        });
  return (
    <figure className={styles.figure} aria-label={label}>
      <Text>{summary}</Text>
      {isTable ? <AsTable label={label} line={line} /> : <Drawn name={name} line={line} />}
      <figcaption>
        <Stack space={1}>
          <Text size={14} tone="muted">
            {m.lab_trend_note()}
          </Text>
          <div data-print="hide">
            <Button tone="quiet" size="small" onPress={() => setIsTable(!isTable)}>
              {isTable ? m.lab_trend_as_chart() : m.lab_trend_as_table()}{' '}
              <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </div>
        </Stack>
      </figcaption>
    </figure>
  );
}

/** Every value in words, the newest first. */
function AsTable({ label, line: { unit, points } }: { label: string; line: LabLine }) {
  const columns = [
    m.lab_trend_day(),
    unit === null || unit === '' ? m.lab_field_value() : m.lab_trend_value({ unit }),
    m.lab_trend_range(),
    m.lab_trend_standing(),
  ];
  return (
    // A region that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above; axe asks for it too (scrollable-region-focusable).
    <section className={styles.scroller} aria-label={label} tabIndex={0}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={styles.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map((point) => (
            <tr key={point.id}>
              <th scope="row" className={styles.cell}>
                {sayDate(point.day)}
              </th>
              <td className={styles.cell}>
                {[say(point, null), printedOf(point)].filter(Boolean).join(', ')}
              </td>
              <td className={styles.cell}>{point.rangeText ?? m.lab_no_range()}</td>
              <td className={styles.cell}>{standings[point.standing ?? 'unknown'].say()}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Drawn({ name, line: { unit, points } }: LabTrendProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, 'after-paint');
  const plot = size && plotOf({ unit, points }, size);
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
            <text className={styles.tick} x={plot.left} y={plot.bottom + plot.rem * 1.5}>
              {sayDate(points[0]?.day ?? '')}
            </text>
            {end > 0 && (
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
