import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { PulseRiver } from '../../components/PulseRiver/PulseRiver';
import { formattingLocale } from '../../components/private/reading/locale';
import { kindLabel, speak, statusWords } from '../../components/private/reading/words';
import { latePart, useLate, usePreload } from '../../components/private/use-late';
import { useSize } from '../../components/private/use-size';
import { formatDay, formatWhen } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { Walker } from '../private/Walker';
import { BandNote } from './BandNote';
import { layOut, nearest } from './geometry';
import { TrendPlot } from './TrendPlot';
import { TrendReadout } from './TrendReadout';
import { type Trend, valuesOf } from './trend';

export type TrendChartProps = {
  trend: Trend;
  clock: Clock;
  /** Another period is on its way; this one stays in sight until it is there. */
  isPending?: boolean;
  /** Action for a period without readings, such as a button for a longer one. */
  emptyAction?: ReactNode;
};

// Most people look at the chart alone.
const trendTable = latePart(async () => (await import('./TrendTable')).TrendTable);

/**
 * The course of one kind of reading with the range that applies. Arrow keys or the pointer read it point by point, and
 * "Show as table" gives every point as text.
 */
export function TrendChart({ trend, clock, isPending, emptyAction }: TrendChartProps) {
  const [isTable, setIsTable] = useState(false);
  const TrendTable = useLate(trendTable, { isOpen: isTable, onOpenChange: setIsTable });
  usePreload(trendTable);
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const caption = m.trend_caption({
    kind: kindLabel(trend.metric),
    from: formatDay(trend.from, clock.now, options),
    to: formatDay(trend.to, clock.now, options),
  });
  const isEmpty = trend.points.length === 0;
  return (
    <figure className={shared.chart} aria-label={caption} aria-busy={isPending}>
      <div className={shared.stage}>
        {isEmpty && (
          <div className={shared.empty}>
            <PulseRiver />
            {m.trend_empty()}
            {emptyAction}
          </div>
        )}
        {!isEmpty && isTable && TrendTable && <TrendTable trend={trend} clock={clock} caption={caption} />}
        {!isEmpty && !(isTable && TrendTable) && (
          <Readable trend={trend} clock={clock} isPending={isPending} />
        )}
      </div>
      {!isEmpty && (
        <figcaption className={shared.foot}>
          <BandNote series={trend.series} />
          <AriaButton className={shared.toggle} data-print="hide" onPress={() => setIsTable(!isTable)}>
            {isTable ? m.trend_show_chart() : m.trend_show_table()}
          </AriaButton>
        </figcaption>
      )}
    </figure>
  );
}

function Readable({ trend, clock, isPending }: TrendChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Drawn once what stands around it is in sight.
  const size = useDeferredValue(useSize(frame, 'after-paint'));
  const plot = size && layOut(trend, size);
  const last = trend.points.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  // A shorter period may have fewer points than the one that was being read.
  const active = chosen === null ? null : Math.min(chosen, last);
  const current = trend.points[active ?? last];
  const unit = trend.series[0]?.unit;
  const point = (event: React.PointerEvent) => {
    if (!plot || !frame.current) return;
    setChosen(nearest(trend, plot, event.clientX - frame.current.getBoundingClientRect().left));
  };
  return (
    <>
      <TrendReadout trend={trend} clock={clock} active={active} isPending={isPending} />
      <div
        ref={frame}
        className={shared.frame}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setChosen(null)}
      >
        {plot && <TrendPlot trend={trend} plot={plot} clock={clock} active={active} isPending={isPending} />}
        <Walker
          label={m.trend_walk({ kind: kindLabel(trend.metric) })}
          count={trend.points.length}
          active={active}
          start={last}
          valueText={
            current && unit
              ? m.trend_point({
                  value: speak(valuesOf(current, trend.series), unit),
                  status: statusWords(current.status, current.worst),
                  when: formatWhen(current.at, clock.now, {
                    locale: formattingLocale(),
                    timeZone: clock.timeZone,
                  }),
                })
              : ''
          }
          onActiveChange={setChosen}
        />
      </div>
    </>
  );
}
