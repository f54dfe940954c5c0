import * as m from '../../../../generated/messages/messages';
import { formatNumber } from '../../../components/private/reading/format-number';
import { cornersOf, courseSize } from './course-corners';
import * as styles from './PatientView.css';

type CourseProps = {
  /** Names what was measured. */
  label: string;
  /** As it is written. */
  unit: string;
  /** Oldest first. */
  points: readonly { at: string; value: number | null }[];
};

/**
 * How a value went in its last month, as small as a word. A drawing of its own: in one with the charts' it would take the code of their axes
 * out of the first page of patients.
 */
export function Course({ label, unit, points }: CourseProps) {
  const corners = cornersOf(points);
  const last = corners.at(-1);
  const values = points.flatMap(({ value }) => value ?? []);
  const say = (value: number | undefined) => (value === undefined ? '' : `${formatNumber(value)} ${unit}`);
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${courseSize.width} ${courseSize.height}`}
      role="img"
      aria-label={m.patients_course({
        label,
        count: values.length,
        first: say(values[0]),
        last: say(values.at(-1)),
        low: say(Math.min(...values)),
        high: say(Math.max(...values)),
      })}
    >
      <polyline className={styles.line} points={corners.map(({ x, y }) => `${x},${y}`).join(' ')} />
      {last && <circle className={styles.dot} cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
