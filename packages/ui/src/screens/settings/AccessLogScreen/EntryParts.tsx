import { Siren } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { didWhat, howMany, whoName, whoRole, why } from './entry-words';
import type { AccessEntry } from './types';

type EntryProps = { entry: AccessEntry };

/** Who it was, what they are, and for whom they acted. Others stand out. */
export function Who({ entry }: EntryProps) {
  const role = whoRole(entry);
  return (
    <>
      <Text as="div" weight={entry.actor.isSelf ? 'regular' : 'bold'}>
        {whoName(entry)}
      </Text>
      {role && <Small>{role}</Small>}
      {entry.onBehalfOf && <Small>{m.access_log_on_behalf({ name: entry.onBehalfOf })}</Small>}
    </>
  );
}

/** What they did, and with how much. */
export function What({ entry }: EntryProps) {
  const count = howMany(entry);
  return (
    <>
      <Text as="div">{didWhat(entry)}</Text>
      {count && <Small>{count}</Small>}
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

function Small({ children }: { children: string }) {
  return (
    <Text as="div" size={14} tone="muted">
      {children}
    </Text>
  );
}
