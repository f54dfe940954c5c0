import * as m from '../../../../generated/messages/messages';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { sayValue, standings } from '../../../words/lab';
import { LabDrawing, say } from '../../labs/LabValues/LabDrawing';
import type { LabLine } from '../../labs/LabValues/types';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import { EventLines } from './EventLayer';
import * as styles from './HealthTrendsScreen.css';
import type { HealthEvent, LabMeasure, TrendsContent } from './types';

export type LabRowProps = {
  lab: LabMeasure;
  span: TrendsContent['span'];
  events: readonly HealthEvent[];
};

/** One test of the laboratory. Its range is the one that each report prints. */
export function LabRow({ lab: { name, lines, latest }, span, events }: LabRowProps) {
  if (lines.length === 0)
    return (
      <section className={styles.row} aria-label={name}>
        <Stack space={2}>
          <Heading level={3} size={16}>
            {name}
          </Heading>
          <Text size={14} tone="muted">
            {m.trends_lab_not_in_period({
              value: sayValue({ ...latest, words: null }),
              day: sayDate(latest.day),
            })}
          </Text>
        </Stack>
      </section>
    );
  return lines.map((line) => (
    <section key={line.unit ?? ''} className={styles.row} aria-label={`${name} ${line.unit ?? ''}`.trim()}>
      <Stack space={2}>
        <Heading level={3} size={16}>
          {name}
        </Heading>
        <Newest line={line} />
        {lines.length > 1 && (
          <Text size={14} tone="muted">
            {m.trends_lab_units()}
          </Text>
        )}
        <Text size={14} tone="muted">
          {m.lab_trend_note()}
        </Text>
      </Stack>
      <div className={styles.plot}>
        <LabDrawing name={name} line={line} axis={{ ...styles.axis, from: span.from, to: span.to }} />
        <EventLines events={events} span={span} />
      </div>
    </section>
  ));
}

function Newest({ line: { unit, points } }: { line: LabLine }) {
  const last = points.at(-1);
  if (!last) return null;
  const place = standings[last.standing ?? 'unknown'];
  return (
    <>
      <div className={styles.figure}>
        <Text as="span" size={22} weight="bold">
          {say(last, unit)}
        </Text>
        <Tag tone={place.tone}>{place.say()}</Tag>
      </div>
      <Text size={14} tone="muted">
        {m.trends_lab_latest({ day: sayDate(last.day), count: points.length })}
      </Text>
    </>
  );
}
