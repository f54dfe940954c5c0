import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { standings } from '../../../words/lab';
import { sayDate } from '../../medical-history/MedicalHistoryScreen/history-words';
import { LabDrawing, printedOf, say } from './LabDrawing';
import * as styles from './LabTrend.css';
import type { LabLine } from './types';

export type LabTrendProps = {
  /** The name of the test. */
  name: string;
  line: LabLine;
};

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
      {isTable ? <AsTable label={label} line={line} /> : <LabDrawing name={name} line={line} />}
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
