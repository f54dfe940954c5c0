import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { IconButton } from '../../../components/IconButton/IconButton';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { When } from '../../../components/When/When';
import * as styles from './AccessLogScreen.css';
import { EntryDetails } from './EntryDetails';
import type { EntryListProps } from './EntryList';
import { What, Who, Why } from './EntryParts';
import { didWhat, whoName } from './entry-words';
import type { AccessEntry } from './types';

/** The wide form. */
export function EntryRows({ entries, clock }: EntryListProps) {
  const columns = [m.access_log_when(), m.access_log_who(), m.access_log_what(), m.access_log_why()];
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
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} clock={clock} columns={columns.length + 1} />
        ))}
      </tbody>
    </table>
  );
}

type EntryRowProps = { entry: AccessEntry; columns: number } & Pick<EntryListProps, 'clock'>;

function EntryRow({ entry, clock, columns }: EntryRowProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  return (
    <>
      <tr className={styles.row} data-expanded={isExpanded || undefined}>
        <th scope="row" className={`${styles.cell} ${styles.whole}`}>
          <When at={entry.at} clock={clock} />
        </th>
        <td className={styles.cell}>
          <Who entry={entry} />
        </td>
        <td className={styles.cell}>
          <What entry={entry} />
        </td>
        <td className={styles.cell}>
          <Why entry={entry} />
        </td>
        <td className={`${styles.cell} ${styles.toggle}`}>
          <IconButton
            icon={isExpanded ? ChevronUp : ChevronDown}
            label={m.access_log_details_of({ who: whoName(entry), what: didWhat(entry) })}
            isExpanded={isExpanded}
            onPress={() => setIsExpanded(!isExpanded)}
          />
        </td>
      </tr>
      {isExpanded && (
        <tr className={styles.detailsRow}>
          <td colSpan={columns} className={styles.detailsCell}>
            <EntryDetails entry={entry} />
          </td>
        </tr>
      )}
    </>
  );
}
