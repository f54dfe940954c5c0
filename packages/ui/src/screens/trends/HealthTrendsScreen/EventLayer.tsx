import { Text } from '../../../components/Text/Text';
import { formatDay } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import * as styles from './HealthTrendsScreen.css';
import { formatOptions, sayEventKind } from './trend-words';
import type { HealthEvent, TrendsContent } from './types';

type Span = TrendsContent['span'];

const isDay = ({ onset }: HealthEvent): boolean => onset.length === 10;

/** The place of a moment on the axis, in percent of its length. */
function placeOf(at: number, { from, to }: Span): number {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  return Math.min(100, Math.max(0, ((at - begin) / (end - begin)) * 100));
}

/** A day that is known is drawn at its noon; a month or a year from its first moment to its last. */
function reachOf(event: HealthEvent, span: Span) {
  const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`);
  if (isDay(event)) return { start: placeOf(midnight(event.from) + 43_200_000, span), size: 0 };
  const start = placeOf(midnight(event.from), span);
  return { start, size: placeOf(midnight(event.to) + 86_400_000, span) - start };
}

/** Draws events over the plot of a measure. The lanes above say it in words. */
export function EventLines({ events, span }: { events: readonly HealthEvent[]; span: Span }) {
  return (
    <div className={styles.plotLayer} aria-hidden="true">
      {events.map((event) => {
        const { start, size } = reachOf(event, span);
        return isDay(event) ? (
          <div key={event.id} className={styles.dayLine} style={{ insetInlineStart: `${start}%` }} />
        ) : (
          <div
            key={event.id}
            className={styles.spanBand}
            style={{ insetInlineStart: `${start}%`, inlineSize: `${size}%` }}
          />
        );
      })}
    </div>
  );
}

/** A lane of its own for each event: its words, and where it is on the axis. */
export function EventLanes({ events, span }: { events: readonly HealthEvent[]; span: Span }) {
  return events.map((event) => {
    const { start, size } = reachOf(event, span);
    return (
      <div key={event.id} className={styles.laneRow}>
        <Text size={14}>
          {sayEventKind(event.kind)}: <strong>{event.name}</strong>, {sayDate(event.onset)}
        </Text>
        <div className={styles.lane} aria-hidden="true">
          <div className={styles.layer}>
            {isDay(event) ? (
              <div
                className={styles.dayMark}
                data-kind={event.kind}
                style={{ insetInlineStart: `${start}%` }}
              />
            ) : (
              <div
                className={styles.spanMark}
                style={{ insetInlineStart: `${start}%`, inlineSize: `${size}%` }}
              />
            )}
          </div>
        </div>
      </div>
    );
  });
}

const dates = 5;

/** The dates of the axis that all plots share. */
export function DateAxis({ span, clock, note }: { span: Span; clock: Clock; note: string }) {
  const begin = Date.parse(span.from);
  const step = (Date.parse(span.to) - begin) / (dates - 1);
  const moments = Array.from({ length: dates }, (_, index) => begin + index * step);
  return (
    <div className={styles.laneRow}>
      <Text size={14} tone="muted">
        {note}
      </Text>
      <div className={styles.dates} aria-hidden="true">
        <div className={styles.layer}>
          {moments.map((at) => (
            <span key={at} className={styles.date} style={{ insetInlineStart: `${placeOf(at, span)}%` }}>
              {formatDay(new Date(at).toISOString(), span.to, formatOptions(clock))}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
