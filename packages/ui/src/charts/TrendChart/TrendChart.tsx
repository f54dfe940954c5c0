import { useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { PulseRiver } from '../../components/PulseRiver/PulseRiver';
import { formattingLocale } from '../../components/private/reading/locale';
import { kindLabel, speak, statusWord } from '../../components/private/reading/words';
import { useSize } from '../../components/private/use-size';
import { formatDay, formatWhen } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import { BandNote } from './BandNote';
import { layOut, nearest } from './geometry';
import * as styles from './TrendChart.css';
import { TrendPlot } from './TrendPlot';
import { TrendReadout } from './TrendReadout';
import { TrendTable } from './TrendTable';
import { type Trend, valuesOf } from './trend';

export type TrendChartProps = {
  trend: Trend;
  clock: Clock;
  /** Another period is on its way; this one stays in sight until it is there. */
  isPending?: boolean;
};

/**
 * The course of one kind of reading with the range that applies. Arrow keys or the pointer read it point by point, and
 * "Show as table" gives every point as text.
 */
export function TrendChart({ trend, clock, isPending }: TrendChartProps) {
  const [isTable, setIsTable] = useState(false);
  const options = { locale: formattingLocale(), timeZone: clock.timeZone };
  const caption = m.trend_caption({
    kind: kindLabel(trend.metric),
    from: formatDay(trend.from, clock.now, options),
    to: formatDay(trend.to, clock.now, options),
  });
  const isEmpty = trend.points.length === 0;
  return (
    <figure className={styles.chart} aria-label={caption} aria-busy={isPending}>
      <div className={styles.stage}>
        {isEmpty && (
          <div className={styles.empty}>
            <PulseRiver />
            {m.trend_empty()}
          </div>
        )}
        {!isEmpty && isTable && <TrendTable trend={trend} clock={clock} caption={caption} />}
        {!isEmpty && !isTable && <Readable trend={trend} clock={clock} isPending={isPending} />}
      </div>
      {!isEmpty && (
        <figcaption className={styles.foot}>
          <BandNote series={trend.series} />
          <AriaButton className={styles.toggle} onPress={() => setIsTable(!isTable)}>
            {isTable ? m.trend_show_chart() : m.trend_show_table()}
          </AriaButton>
        </figcaption>
      )}
    </figure>
  );
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowRight: (index, last) => Math.min(last, index + 1),
  Home: () => 0,
  End: (_, last) => last,
};

function Readable({ trend, clock, isPending }: TrendChartProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
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
        className={styles.frame}
        onPointerDown={point}
        onPointerMove={point}
        onPointerLeave={() => setChosen(null)}
      >
        {plot && <TrendPlot trend={trend} plot={plot} clock={clock} active={active} isPending={isPending} />}
        {/* A slider speaks its own value at each step: a live region would say it twice. */}
        <input
          type="range"
          className={styles.walker}
          min={0}
          max={last}
          value={active ?? last}
          aria-label={m.trend_walk({ kind: kindLabel(trend.metric) })}
          aria-valuetext={
            current &&
            unit &&
            m.trend_point({
              value: speak(valuesOf(current, trend.series), unit),
              status: statusWord(current.status),
              when: formatWhen(current.at, clock.now, {
                locale: formattingLocale(),
                timeZone: clock.timeZone,
              }),
            })
          }
          onChange={(event) => setChosen(event.target.valueAsNumber)}
          onFocus={() => setChosen(active ?? last)}
          onBlur={() => setChosen(null)}
          onKeyDown={(event) => {
            const step = steps[event.key];
            if (!step) return;
            event.preventDefault();
            setChosen(step(active ?? last, last));
          }}
        />
      </div>
    </>
  );
}
