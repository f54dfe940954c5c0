import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { useSize } from '../../../components/private/use-size';
import { type Clock, When } from '../../../components/When/When';
import * as styles from './AccessLogScreen.css';
import { EntryDetails } from './EntryDetails';
import { What, Who, Why } from './EntryParts';
import { EntryRows } from './EntryRows';
import { didWhat, whoName } from './entry-words';
import type { AccessEntry } from './types';

export type EntryListProps = {
  /** The newest first. */
  entries: readonly AccessEntry[];
  clock: Clock;
};

/** Below this many times the text's size its columns would be too narrow to read. */
const leastWidth = 44;

/** The entries: a table, and a list where there is no room for its columns. */
export function EntryList({ isPending, ...props }: EntryListProps & { isPending?: boolean }) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const isNarrow = size !== null && size.width / size.rem < leastWidth;
  return (
    <div ref={ref} aria-busy={isPending}>
      {isNarrow ? <EntryItems {...props} /> : <EntryRows {...props} />}
    </div>
  );
}

function EntryItems({ entries, clock }: EntryListProps) {
  return (
    <DividedList label={m.access_log_table()}>
      {entries.map((entry) => (
        <DividedItem key={entry.id}>
          <div className={styles.item}>
            <div>
              <Who entry={entry} end={<When at={entry.at} clock={clock} />} />
            </div>
            <div>
              <What entry={entry} end={<Why entry={entry} />} />
            </div>
          </div>
          <Disclosure label={m.access_log_details()} spokenContext={`${whoName(entry)}, ${didWhat(entry)}`}>
            <EntryDetails entry={entry} />
          </Disclosure>
        </DividedItem>
      ))}
    </DividedList>
  );
}
