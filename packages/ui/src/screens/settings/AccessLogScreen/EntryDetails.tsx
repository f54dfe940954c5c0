import * as m from '../../../../generated/messages/messages';
import { formattingLocale } from '../../../components/private/reading/locale';
import { formatExactly } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import * as styles from './AccessLogScreen.css';
import { sayEntry } from './entry-words';
import type { AccessEntry } from './types';
import type { Visit } from './visits';

/** The details of a visit for people who follow it up with us: each of its entries, exact. */
export function EntryDetails({ visit, clock }: { visit: Visit; clock: Clock }) {
  return (
    <div className={styles.entries}>
      {visit.map((entry) => (
        <OneEntry key={entry.id} entry={entry} clock={clock} isNamed={visit.length > 1} />
      ))}
    </div>
  );
}

function OneEntry({ entry, clock, isNamed }: { entry: AccessEntry; clock: Clock; isNamed: boolean }) {
  const options = { locale: formattingLocale(), timeZone: clock.timeZone, withSeconds: true };
  return (
    <div className={styles.details}>
      {isNamed && <p className={styles.named}>{sayEntry(entry)}</p>}
      <dl className={styles.facts}>
        <div>
          <dt className={styles.term}>{m.access_log_exact_time()}</dt>
          <dd>
            <time dateTime={entry.at}>{formatExactly(entry.at, options)}</time>
          </dd>
        </div>
        <Detail term={m.access_log_operation()} values={[entry.operation]} />
        <Detail term={m.access_log_request()} values={[entry.requestId]} />
        <Detail term={m.access_log_records()} values={entry.recordIds} />
      </dl>
    </div>
  );
}

function Detail({ term, values }: { term: string; values: readonly string[] }) {
  return (
    <div>
      <dt className={styles.term}>{term}</dt>
      {values.length === 0 && <dd>{m.access_log_no_records()}</dd>}
      {values.map((value) => (
        <dd key={value} className={styles.machine}>
          {value}
        </dd>
      ))}
    </div>
  );
}
