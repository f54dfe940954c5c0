import { Fragment } from 'react';
import { formatNumber } from '../private/reading/format-number';
import type { ReadingUnit } from '../private/reading/reading';
import { speak, unitLabel } from '../private/reading/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import * as styles from './Measurement.css';

export type MeasurementProps = {
  /** The numbers: one, or two for a blood pressure. */
  parts: readonly number[];
  /** UCUM code. */
  unit: ReadingUnit;
  /** `small` stands in a line of text or a table. @default 'small' */
  size?: 'small' | 'medium' | 'large';
};

/** A measured value with its unit, spoken as people say it: "122 over 78 millimetres of mercury". */
export function Measurement({ parts, unit, size = 'small' }: MeasurementProps) {
  return (
    <span className={styles.measurement}>
      <VisuallyHidden>{speak(parts, unit)}</VisuallyHidden>
      <span aria-hidden="true">
        <span className={styles.parts[size]}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the first number is the systolic one, whatever it is.
            <Fragment key={index}>
              {index > 0 && <span className={styles.slash}> / </span>}
              {formatNumber(part)}
            </Fragment>
          ))}
        </span>{' '}
        <span className={styles.unit[size]}>{unitLabel(unit)}</span>
      </span>
    </span>
  );
}
