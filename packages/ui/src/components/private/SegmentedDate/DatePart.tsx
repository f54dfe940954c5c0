import { DateField, DateInput, DateSegment } from 'react-aria-components/DateField';
import * as styles from './SegmentedDate.css';
import { type TypedParts, WatchParts } from './WatchParts';

type DatePartProps = {
  /** The end of a range that it belongs to. */
  slot?: 'start' | 'end';
  onTypedChange: (typed: TypedParts) => void;
};

/** The day, month and year in the box of a picker, which names them and holds their value. */
export function DatePart({ slot, onTypedChange }: DatePartProps) {
  return (
    <DateField slot={slot}>
      <DateInput className={styles.parts}>
        {(segment) => <DateSegment segment={segment} className={styles.segment} />}
      </DateInput>
      <WatchParts onChange={onTypedChange} />
    </DateField>
  );
}
