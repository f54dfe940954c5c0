import * as m from '../../../generated/messages/messages';
import { Measurement } from '../Measurement/Measurement';
import { partsOf } from '../private/reading/reading';
import { readingLabel } from '../private/reading/words';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { When } from '../When/When';
import { EnteredBy } from './EnteredBy';
import { ReadingActions } from './ReadingActions';
import { ReadingRemarks, ReadingStatus } from './ReadingStatus';
import type { ReadingTableProps } from './ReadingTable';
import * as styles from './ReadingTable.css';

/** The wide form. */
export function ReadingRows({ label, rows, ...actions }: Omit<ReadingTableProps, 'isPending'>) {
  const { clock } = actions;
  const columns = [
    m.reading_column_when(),
    m.reading_column_what(),
    m.reading_column_value(),
    m.reading_column_reading(),
    m.reading_column_source(),
  ];
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{label}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
          <th scope="col" className={styles.heading}>
            <VisuallyHidden>{m.reading_column_actions()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} data-doomed={row.unsent?.action === 'delete' || undefined}>
            <th scope="row" className={`${styles.cell} ${styles.whole}`}>
              <span className={styles.fact}>
                <When at={row.measuredAt} clock={clock} />
              </span>
            </th>
            <td className={styles.cell}>
              <span className={styles.fact}>{readingLabel(row)}</span>
              {row.note && <span className={styles.note}>{row.note}</span>}
            </td>
            <td className={`${styles.cell} ${styles.whole}`}>
              <span className={styles.fact}>
                <Measurement parts={partsOf(row)} unit={row.unit} />
              </span>
            </td>
            <td className={styles.cell}>
              <ReadingStatus row={row} />
              <ReadingRemarks row={row} clock={clock} />
            </td>
            <td className={styles.cell}>
              <EnteredBy row={row} />
            </td>
            <td className={`${styles.cell} ${styles.actions}`}>
              <ReadingActions row={row} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
