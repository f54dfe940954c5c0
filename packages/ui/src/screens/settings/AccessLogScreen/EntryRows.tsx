import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { When } from '../../../components/When/When';
import * as styles from './AccessLogScreen.css';
import { EntryDetails } from './EntryDetails';
import type { EntryListProps } from './EntryList';
import { What, Why } from './EntryParts';
import { nameVisit } from './name-visit';
import type { Visit } from './visits';

/** The wide form. */
export function EntryRows({ visits, clock }: EntryListProps) {
  const columns = [m.access_log_when(), m.access_log_what(), m.access_log_why()];
  return (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{m.access_log_table()}</VisuallyHidden>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.heading}>
              {column}
            </th>
          ))}
          <th scope="col" className={styles.heading}>
            <VisuallyHidden>{m.access_log_details()}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {visits.map((visit) => (
          <EntryRow key={visit[0].id} visit={visit} clock={clock} columns={columns.length + 1} />
        ))}
      </tbody>
    </table>
  );
}

type EntryRowProps = { visit: Visit; columns: number } & Pick<EntryListProps, 'clock'>;

function EntryRow({ visit, clock, columns }: EntryRowProps) {
  const [newest] = visit;
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <tr className={styles.row} data-expanded={isExpanded || undefined}>
        <th scope="row" className={`${styles.cell} ${styles.whole}`}>
          <When at={newest.at} clock={clock} isReadExactly />
        </th>
        <td className={styles.cell}>
          <What visit={visit} />
        </td>
        <td className={styles.cell}>
          <Why entry={newest} />
        </td>
        <td className={`${styles.cell} ${styles.toggle}`}>
          <IconButton
            icon={isExpanded ? ChevronUp : ChevronDown}
            label={m.access_log_details_of(nameVisit(visit, clock))}
            isExpanded={isExpanded}
            onPress={() => setIsExpanded(!isExpanded)}
          />
        </td>
      </tr>
      {isExpanded && (
        <tr className={styles.detailsRow}>
          <td colSpan={columns} className={styles.detailsCell}>
            <EntryDetails visit={visit} clock={clock} />
          </td>
        </tr>
      )}
    </>
  );
}
