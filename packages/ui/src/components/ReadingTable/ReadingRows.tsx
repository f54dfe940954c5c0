import * as m from '../../../generated/messages/messages';
import { Measurement } from '../Measurement/Measurement';
import { partsOf } from '../private/reading/reading';
import { readingLabel } from '../private/reading/words';
import { StatusBadge } from '../StatusBadge/StatusBadge';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { When } from '../When/When';
import { EnteredBy } from './EnteredBy';
import { ReadingMenu } from './ReadingMenu';
import type { ReadingTableProps } from './ReadingTable';
import * as styles from './ReadingTable.css';

/** The wide form. */
export function ReadingRows({ label, rows, clock, onEdit, onDelete }: Omit<ReadingTableProps, 'isPending'>) {
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
          <tr key={row.id}>
            <th scope="row" className={`${styles.cell} ${styles.whole}`}>
              <When at={row.measuredAt} clock={clock} />
            </th>
            <td className={styles.cell}>
              {readingLabel(row)}
              {row.note && <span className={styles.note}>{row.note}</span>}
            </td>
            <td className={`${styles.cell} ${styles.whole}`}>
              <Measurement parts={partsOf(row)} unit={row.unit} />
            </td>
            <td className={styles.cell}>
              <StatusBadge status={row.interpretation.status} />
            </td>
            <td className={styles.cell}>
              <EnteredBy row={row} />
            </td>
            <td className={`${styles.cell} ${styles.actions}`}>
              <ReadingMenu row={row} clock={clock} onEdit={onEdit} onDelete={onDelete} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
