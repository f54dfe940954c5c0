import { useId } from 'react';
import { StatusGlyph } from '../../components/StatusMark/StatusMark';
import * as shared from '../private/chart.css';
import { FillPatterns } from '../private/fills';
import { type Unit, writeTick } from '../private/unit';
import { BarShape } from './BarShape';
import type { BarGroup } from './bars';
import { type ColumnPlot, nameWidth } from './geometry';

export type BarColumnsProps = {
  groups: readonly BarGroup[];
  plot: ColumnPlot;
  unit: Unit;
  seriesCount: number;
  reference?: number;
  width: number;
  height: number;
  active: number | null;
};

/** The drawing alone, of bars that stand. What it shows is said by the slider that lies over it and by the table. */
export function BarColumns(props: BarColumnsProps) {
  const { groups, plot, unit, seriesCount, reference, width, height, active } = props;
  const patterns = useId();
  const slot = active === null ? undefined : plot.slots[active];
  return (
    <svg className={shared.drawing} width={width} height={height} aria-hidden="true">
      <FillPatterns id={patterns} indices={Array.from({ length: seriesCount }, (_, index) => index)} />
      {slot && (
        <rect
          className={shared.activeGround}
          x={slot.start - 2}
          width={slot.extent + 4}
          y={plot.top}
          height={plot.bottom - plot.top}
          rx="3"
        />
      )}
      {plot.ticks.map((tick) => (
        <g key={tick} transform={`translate(0 ${plot.value(tick)})`}>
          <line className={shared.gridLine} x1={plot.left} x2={plot.right} />
          <text className={shared.tick} x={plot.left - plot.line * 0.5} dy="0.32em" textAnchor="end">
            {writeTick(tick, unit)}
          </text>
        </g>
      ))}
      {plot.slots.map(({ bars, start }) => (
        <g key={start}>
          {bars.map((bar) => (
            <BarShape key={bar.series} bar={bar} patterns={patterns} />
          ))}
        </g>
      ))}
      <line
        className={shared.baseline}
        x1={plot.left}
        x2={plot.right}
        y1={plot.value(0)}
        y2={plot.value(0)}
      />
      {reference !== undefined &&
        [shared.referenceGround, shared.reference].map((line) => (
          <line
            key={line}
            className={line}
            x1={plot.left}
            x2={plot.right}
            y1={plot.value(reference)}
            y2={plot.value(reference)}
          />
        ))}
      <Statuses groups={groups} plot={plot} />
      <Names groups={groups} plot={plot} />
    </svg>
  );
}

/** Shapes at the ends of bars; where they would run together, only of those that want to be seen. */
function Statuses({ groups, plot }: Pick<BarColumnsProps, 'groups' | 'plot'>) {
  return plot.slots.map(({ start, extent, bars: [bar] }, index) => {
    const status = groups[index]?.status;
    if (!status || !bar) return null;
    if (extent < 10 && (status === 'in-range' || status === 'not-assessed')) return null;
    const isDown = bar.end === 'bottom';
    const y = isDown ? bar.y + bar.height + 9 : bar.y - 9;
    return (
      <g key={start}>
        <StatusGlyph status={status} x={bar.x + bar.width / 2} y={y} scale={extent < 10 ? 0.7 : 0.9} />
      </g>
    );
  });
}

/** Counted from the newest, which stands at the right. */
function Names({ groups, plot }: Pick<BarColumnsProps, 'groups' | 'plot'>) {
  const last = groups.length - 1;
  return plot.slots.map(({ start, extent }, index) => {
    if ((last - index) % plot.nameEvery !== 0) return null;
    const group = groups[index];
    const name = group?.shortLabel ?? group?.label ?? '';
    const middle = start + extent / 2;
    const half = nameWidth(name, plot.line) / 2;
    const isAtEnd = middle + half > plot.right;
    return (
      <text
        key={start}
        className={shared.tick}
        x={isAtEnd ? plot.right : middle}
        y={plot.bottom + plot.line * 1.35}
        textAnchor={isAtEnd ? 'end' : 'middle'}
      >
        {name}
      </text>
    );
  });
}
