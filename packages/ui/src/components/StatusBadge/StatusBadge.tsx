import type { ClinicalStatus } from '../private/reading/reading';
import { statusWords } from '../private/reading/words';
import { StatusMark } from '../StatusMark/StatusMark';
import { badge } from './StatusBadge.css';

export type StatusBadgeProps = {
  status: ClinicalStatus;
  /** The most severe status that is possible, if the condition is not said beside it. @default the status */
  worst?: ClinicalStatus;
  /** @default 'small' */
  size?: 'small' | 'medium';
};

/** The status of a reading, as a shape and a word; the colour only repeats them. */
export function StatusBadge({ status, worst = status, size = 'small' }: StatusBadgeProps) {
  return (
    <span className={badge({ status, size })} data-status={status}>
      <StatusMark status={status} />
      {statusWords(status, worst)}
    </span>
  );
}
