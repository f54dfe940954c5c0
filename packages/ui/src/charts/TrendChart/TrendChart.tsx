import { type ReactNode, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import * as m from '../../../generated/messages/messages';
import { PulseRiver } from '../../components/PulseRiver/PulseRiver';
import { formattingLocale } from '../../components/private/reading/locale';
import { kindLabel } from '../../components/private/reading/words';
import { latePart, useLate, usePreload } from '../../components/private/use-late';
import { formatDay } from '../../components/When/format-when';
import type { Clock } from '../../components/When/When';
import * as shared from '../private/chart.css';
import { BandNote } from './BandNote';
import { ReadableTrend } from './ReadableTrend';
import type { Trend } from './trend';

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
          <ReadableTrend trend={trend} clock={clock} isPending={isPending} />
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
