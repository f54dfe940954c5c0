import type { TrialTally } from '../types';
import * as styles from './FitBar.css';

/** The criteria of a study as a bar; the words beside it say the same. */
export function FitBar({ met, notMet, unknown }: TrialTally) {
  const parts = [
    ...Array.from({ length: met }, () => 'met'),
    ...Array.from({ length: notMet }, () => 'not-met'),
    ...Array.from({ length: unknown }, () => 'unknown'),
  ];
  return (
    <div className={styles.bar} aria-hidden="true">
      {parts.map((result, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar have no other name.
        <span key={index} className={styles.part} data-result={result} />
      ))}
    </div>
  );
}
