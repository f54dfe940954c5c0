import { Measurement } from '../Measurement/Measurement';
import { partsOf } from '../private/reading/reading';
import { readingLabel } from '../private/reading/words';
import { When } from '../When/When';
import { EnteredBy } from './EnteredBy';
import { ReadingActions } from './ReadingActions';
import { ReadingRemarks, ReadingStatus } from './ReadingStatus';
import type { ReadingTableProps } from './ReadingTable';
import * as styles from './ReadingTable.css';

/** The narrow form. */
export function ReadingList({ label, rows, ...actions }: Omit<ReadingTableProps, 'isPending'>) {
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <li
          key={row.id}
          className={styles.item}
          data-unsent={row.unsent && true}
          data-doomed={row.unsent?.action === 'delete' || undefined}
        >
          <div className={styles.itemWords}>
            <div className={styles.itemKind}>
              <span className={styles.fact}>{readingLabel(row)}</span>
            </div>
            <div className={styles.itemValue}>
              <span className={styles.fact}>
                <Measurement parts={partsOf(row)} unit={row.unit} />
              </span>
            </div>
            <div className={styles.itemSource}>
              <span className={styles.fact}>
                <When at={row.measuredAt} clock={actions.clock} />
              </span>
              , <EnteredBy row={row} isInSentence />
            </div>
            {row.note && <div className={styles.note}>{row.note}</div>}
            <ReadingRemarks row={row} clock={actions.clock} />
          </div>
          <div className={styles.itemStatus}>
            <ReadingStatus row={row} />
          </div>
          <div className={styles.itemActions}>
            <ReadingActions row={row} {...actions} />
          </div>
        </li>
      ))}
    </ul>
  );
}
