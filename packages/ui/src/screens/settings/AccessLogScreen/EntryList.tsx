import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { useSize } from '../../../components/private/use-size';
import { type Clock, When } from '../../../components/When/When';
import * as styles from './AccessLogScreen.css';
import { EntryDetails } from './EntryDetails';
import { What, Why } from './EntryParts';
import { EntryRows } from './EntryRows';
import { nameVisit } from './name-visit';
import type { Visit } from './visits';

export type EntryListProps = {
  /** The newest first. */
  visits: readonly Visit[];
  clock: Clock;
};

/** Below this many times the text's size its columns would be too narrow to read. */
const minWidth = 44;

/** The entries: a table, and a list where there is no room for its columns. */
export function EntryList(props: EntryListProps) {
  const ref = useRef<HTMLDivElement>(null);
  const size = useSize(ref);
  const isNarrow = size !== null && size.width / size.rem < minWidth;
  return <div ref={ref}>{isNarrow ? <EntryItems {...props} /> : <EntryRows {...props} />}</div>;
}

function EntryItems({ visits, clock }: EntryListProps) {
  return (
    <DividedList label={m.access_log_table()}>
      {visits.map((visit) => (
        <DividedItem key={visit[0].id}>
          <What visit={visit} end={<When at={visit[0].at} clock={clock} isReadExactly />} />
          <div className={styles.smallLine}>
            <Why entry={visit[0]} />
          </div>
          <Disclosure
            label={m.access_log_details()}
            spokenContext={Object.values(nameVisit(visit, clock)).join(', ')}
          >
            <EntryDetails visit={visit} clock={clock} />
          </Disclosure>
        </DividedItem>
      ))}
    </DividedList>
  );
}
