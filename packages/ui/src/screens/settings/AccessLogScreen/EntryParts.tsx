import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { smallLine } from './AccessLogScreen.css';
import { didWhat, howMany, whoName, whoRole, why } from './entry-words';
import type { AccessEntry } from './types';

type EntryProps = { entry: AccessEntry };
type EndProps = {
  /** What goes on in the small line below, where there are no columns. */
  end?: ReactNode;
};

/** Who it was, what they are, and for whom they acted. Others stand out. */
export function Who({ entry, end }: EntryProps & EndProps) {
  const role = whoRole(entry);
  return (
    <>
      <Text as="div" weight={entry.actor.isSelf ? 'regular' : 'bold'}>
        {whoName(entry)}
      </Text>
      <div className={smallLine}>
        {role && <span>{role}</span>}
        {entry.onBehalfOf && <span>{m.access_log_on_behalf({ name: entry.onBehalfOf })}</span>}
        {end && <span>{end}</span>}
      </div>
    </>
  );
}

/** What they did, and with how much. */
export function What({ entry, end }: EntryProps & EndProps) {
  const count = howMany(entry);
  return (
    <>
      <Text as="div">{didWhat(entry)}</Text>
      <div className={smallLine}>
        {count && <span>{count}</span>}
        {end && <span>{end}</span>}
      </div>
    </>
  );
}

/** Why they did it; an emergency opens what is closed otherwise, and is not overlooked. */
export function Why({ entry }: EntryProps) {
  if (entry.purpose !== 'ETREAT') return why(entry);
  return (
    <Tag tone="attention" icon={Siren}>
      {why(entry)}
    </Tag>
  );
}
