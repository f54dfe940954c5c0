import { useDeferredValue, useRef, useState } from 'react';
import * as m from '../../../generated/messages/messages';
import { formattingLocale } from '../../components/private/reading/locale';
import { kindLabel, speak, statusWords } from '../../components/private/reading/words';
import { useSize } from '../../components/private/use-size';
import { formatWhen } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { Walker } from '../private/Walker';
import { layOut, nearest, type SharedAxis } from './geometry';
import { TrendPlot } from './TrendPlot';
import { TrendReadout } from './TrendReadout';
import { type Trend, valuesOf } from './trend';

export type ReadableTrendProps = {
  trend: Trend;
  clock: Clock;
  /** Another period is on its way. @default false */
  isPending?: boolean;
  /** The axis of time that it shares with other drawings; its dates stand elsewhere. */
  axis?: SharedAxis;
};

/** The drawing of a trend with what it says of the point that is being read, by pointer or arrow keys. Its parent must be a column of a given height. */
export function ReadableTrend({ trend, clock, isPending, axis }: ReadableTrendProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Drawn once what stands around it is in sight.
  const size = useDeferredValue(useSize(frame, 'after-paint'));
  const plot = size && layOut(trend, size, axis);
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
