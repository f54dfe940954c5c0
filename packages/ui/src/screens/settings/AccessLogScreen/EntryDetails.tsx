import * as m from '../../../../generated/messages/messages';
import * as styles from './AccessLogScreen.css';
import type { AccessEntry } from './types';

/** What those need who follow an entry up with us. */
export function EntryDetails({ entry }: { entry: AccessEntry }) {
  return (
    <dl className={styles.details}>
      <Detail term={m.access_log_operation()} values={[entry.operation]} />
      <Detail term={m.access_log_request()} values={[entry.requestId]} />
      <Detail term={m.access_log_records()} values={entry.recordIds} />
    </dl>
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
