import * as m from '../../../../generated/messages/messages';
import { BandNote } from '../../../charts/TrendChart/BandNote';
import { ReadableTrend } from '../../../charts/TrendChart/ReadableTrend';
import { valuesOf } from '../../../charts/TrendChart/trend';
import { Heading } from '../../../components/Heading/Heading';
import { Measurement } from '../../../components/Measurement/Measurement';
import { kindLabel } from '../../../components/private/reading/words';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { StatusBadge } from '../../../components/StatusBadge/StatusBadge';
import { Text } from '../../../components/Text/Text';
import { formatDay } from '../../../components/When/format-when';
import { type Clock, When } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import { BmiNote } from './BmiNote';
import { EventLines } from './EventLayer';
import * as styles from './HealthTrendsScreen.css';
import { formatOptions, sayBasis } from './trend-words';
import type { HealthEvent, ReadingMeasure, TrendsContent } from './types';

export type MeasureRowProps = {
  measure: ReadingMeasure;
  span: TrendsContent['span'];
  events: readonly HealthEvent[];
  clock: Clock;
  isOffline: boolean;
  onRetry: () => void;
};

/** One type of reading: what it was in the period, on what that rests, and its plot on the common axis. */
export function MeasureRow({ measure, span, events, clock, isOffline, onRetry }: MeasureRowProps) {
  const { metric, trend } = measure;
  const { count } = metric.counts;
  return (
    <section className={styles.row} aria-label={kindLabel(metric.type)}>
      <Stack space={2}>
        <Heading level={3} size={16}>
          {kindLabel(metric.type)}
        </Heading>
        {count === 0 ? (
          <Text size={14} tone="muted">
            {m.trends_not_in_period({ day: formatDay(metric.latestAt, clock.now, formatOptions(clock)) })}
          </Text>
        ) : (
          <Figures measure={measure} clock={clock} />
        )}
        {measure.bmi && <BmiNote bmi={measure.bmi} />}
        {count > 0 && trend.phase === 'ready' && (
          <Text as="div" size={14} tone="muted">
            <BandNote series={trend.trend.series} />
          </Text>
        )}
      </Stack>
      {count > 0 && (
        <Phases
          state={trend}
          skeleton={<Skeleton height="14rem" shape="block" />}
          failed={{ text: m.trends_row_failed() }}
          notOnDevice={{ text: m.trends_row_not_on_device() }}
          isOffline={isOffline}
          level={3}
          onRetry={onRetry}
        >
          {({ trend: drawn }) => (
            <div className={styles.plot}>
              <ReadableTrend trend={drawn} clock={clock} axis={styles.axis} />
              <EventLines events={events} span={span} />
            </div>
          )}
        </Phases>
      )}
    </section>
  );
}

type FiguresProps = Pick<MeasureRowProps, 'measure' | 'clock'>;

/** The average of the period where there are enough readings, else the latest, each with what it means. */
function Figures({ measure: { metric, averageStatus, trend }, clock }: FiguresProps) {
  const { counts, enough, series } = metric;
  const averages = series.flatMap(({ average }) => average ?? []);
  const last = trend.phase === 'ready' ? trend.trend.points.at(-1) : undefined;
  const unit = series[0]?.unit;
  if (!unit) return null;
  return (
    <>
      {enough.isEnough ? (
        <div className={styles.figure}>
          <Measurement parts={averages} unit={unit} size="medium" />
          <StatusBadge status={averageStatus} />
        </div>
      ) : (
        last && (
          <div className={styles.figure}>
            <Measurement
              parts={valuesOf(
                last,
                series.map((one) => ({ ...noSpread, ...one })),
              )}
              unit={unit}
              size="medium"
            />
            <StatusBadge status={last.status} worst={last.worst} />
          </div>
        )
      )}
      <Text size={14} tone="muted">
        {!enough.isEnough && last && (
          <>
            <When at={last.at} clock={clock} />.{' '}
          </>
        )}
        {sayBasis(metric)}
      </Text>
      {counts.outOfRange > 0 && (
        <Text size={14}>{m.trends_out_of_range({ count: counts.outOfRange, of: counts.count })}</Text>
      )}
      {counts.inRangeConditionally > 0 && (
        <Text size={14}>
          {m.trends_conditionally({ count: counts.inRangeConditionally, of: counts.count })}
        </Text>
      )}
      {metric.type === 'glucose' && (
        <Text size={14} tone="muted">
          {m.trends_glucose_mixed()}
        </Text>
      )}
    </>
  );
}

const noSpread = { minimum: null, maximum: null };
