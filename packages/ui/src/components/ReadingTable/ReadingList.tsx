import { Measurement } from '../Measurement/Measurement';
import { partsOf } from '../private/reading/reading';
import { readingLabel } from '../private/reading/words';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { When } from '../When/When';
import { EnteredBy } from './EnteredBy';
import { ReadingMenu } from './ReadingMenu';
import type { ReadingTableProps } from './ReadingTable';
import * as styles from './ReadingTable.css';

/** The narrow form. */
export function ReadingList({ label, rows, clock, onEdit, onDelete }: Omit<ReadingTableProps, 'isPending'>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li key={row.id} className={styles.item}>
          <div className={styles.itemWords}>
            <div className={styles.itemKind}>{readingLabel(row)}</div>
            <div className={styles.itemValue}>
              <Measurement parts={partsOf(row)} unit={row.unit} />
            </div>
            <div className={styles.itemSource}>
              <When at={row.measuredAt} clock={clock} />, <EnteredBy row={row} isInSentence />
            </div>
            {row.note && <div className={styles.note}>{row.note}</div>}
          </div>
          <div className={styles.itemStatus}>
            <StatusBadge status={row.interpretation.status} />
          </div>
          <ReadingMenu row={row} clock={clock} onEdit={onEdit} onDelete={onDelete} />
        </li>
      ))}
    </ul>
  );
}
