import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { ChartFigure } from '../../../charts/private/ChartFigure';
import { ChartTable } from '../../../charts/private/ChartTable';
import * as shared from '../../../charts/private/chart.css';
import { linear } from '../../../charts/private/linear';
import { Walker } from '../../../charts/private/Walker';
import { type Size, useSize } from '../../../components/private/use-size';
import { sayAmount, sayDay, sayTarget } from '../private/goal-words';
import type { GoalAnalytics, GoalRow } from '../types';
import * as styles from './GoalChart.css';

type GoalChartProps = Omit<GoalAnalytics, 'forecast'> & { goal: GoalRow };

/** The values of a goal by day with its target as a line; the table says every value. */
export function GoalChart({ goal, ...course }: GoalChartProps) {
  const { points, change } = course;
  const { unit, title } = goal;
  const rows = points
    .toReversed()
    .map(({ day, value }) => ({ key: day, cells: [sayDay(day), sayAmount(value, unit)] }));
  const [first, last] = [points[0], points.at(-1)];
  const summary =
    first && last && change !== null
      ? m.goal_course_summary({
          ...{ first: sayAmount(first.value, unit), firstDay: sayDay(first.day) },
          ...{ last: sayAmount(last.value, unit), lastDay: sayDay(last.day) },
        })
      : undefined;
  return (
    <ChartFigure
      label={m.goal_course_of({ title })}
      {...(summary && { summary })}
      isEmpty={points.length === 0}
      chart={<Drawn goal={goal} {...course} />}
      table={
        <ChartTable
          caption={m.goal_course_of({ title })}
          columns={[m.goal_day(), m.goal_value()]}
          rows={rows}
        />
      }
      note={sayTarget(goal)}
    />
  );
}

function plotOf({ goal, points, from, to }: Omit<GoalChartProps, 'change'>, { width, height, rem }: Size) {
  const values = [...points.map(({ value }) => value), goal.targetValue];
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // A small change must not look like a mountain.
  const more = Math.max(0, Math.abs(most) * 0.1 - (most - least)) / 2;
  const [left, right, top, bottom] = [rem * 3.5, width - rem * 0.5, rem, height - rem * 1.75];
  const y = linear({ domain: [Math.max(0, least - more), most + more], range: [bottom, top], nice: 4 });
  const days = [Date.parse(from), Date.parse(to)] as const;
  const x = linear({ domain: days, range: [left + rem * 0.5, right - rem * 0.5] });
  const marks = points.map(({ day, value }) => ({ x: x(Date.parse(day)), y: y(value) }));
  return { left, right, top, bottom, rem, y, ticks: y.ticks(4), marks };
}

function Drawn(props: GoalChartProps) {
  const { goal, points, from, to } = props;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame, 'after-paint');
  const plot = size && plotOf(props, size);
  const [chosen, setChosen] = useState<number | null>(null);
  const last = points.length - 1;
  // A shorter timeframe may have fewer points than the one that was being read.
  const active = chosen === null ? null : Math.min(chosen, last);
  const shown = points[active ?? last];
  if (!shown) return null;
  const words = [sayAmount(shown.value, goal.unit), sayDay(shown.day)] as const;
  const read = (event: React.PointerEvent) => {
    if (!plot || !frame.current) return;
    const pointer = event.clientX - frame.current.getBoundingClientRect().left;
    const far = plot.marks.map(({ x }) => Math.abs(x - pointer));
    setChosen(far.indexOf(Math.min(...far)));
  };
  return (
    <>
      <p className={shared.readout} aria-hidden={active === null ? undefined : true}>
        <span className={shared.value}>{words[0]}</span>
        <span>{words[1]}</span>
      </p>
      <div
        ref={frame}
        className={shared.frame}
        onPointerDown={read}
        onPointerMove={read}
        onPointerLeave={() => setChosen(null)}
      >
        {plot && size && (
          <svg className={shared.drawing} width={size.width} height={size.height} aria-hidden="true">
            {plot.ticks.map((tick) => (
              <g key={tick} transform={`translate(0 ${plot.y(tick)})`}>
                <line className={shared.gridLine} x1={plot.left} x2={plot.right} />
                <text className={shared.tick} x={plot.left - plot.rem * 0.5} dy="0.32em" textAnchor="end">
                  {tick}
                </text>
              </g>
            ))}
            <line
              className={styles.target}
              x1={plot.left}
              x2={plot.right}
              y1={plot.y(goal.targetValue)}
              y2={plot.y(goal.targetValue)}
            />
            {/* Straight from value to value: a curve would draw values that were never there. */}
            <polyline className={styles.line} points={plot.marks.map(({ x, y }) => `${x},${y}`).join(' ')} />
            {active !== null && (
              <line
                className={shared.cursor}
                x1={plot.marks[active]?.x}
                x2={plot.marks[active]?.x}
                y1={plot.top}
                y2={plot.bottom}
              />
            )}
            {plot.marks.map(({ x, y }, index) => (
              <circle key={points[index]?.day} className={styles.point} cx={x} cy={y} r={4} />
            ))}
            <text className={shared.tick} x={plot.left} y={size.height - plot.rem * 0.25}>
              {sayDay(from)}
            </text>
            <text className={shared.tick} x={plot.right} y={size.height - plot.rem * 0.25} textAnchor="end">
              {sayDay(to)}
            </text>
          </svg>
        )}
        <Walker
          label={m.chart_walk({ label: goal.title })}
          count={points.length}
          active={active}
          start={last}
          valueText={words.join(', ')}
          onActiveChange={setChosen}
        />
      </div>
    </>
  );
}
