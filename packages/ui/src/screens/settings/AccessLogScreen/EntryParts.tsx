import { Siren } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { didWhat, whoName, whoRole, why } from './entry-words';
import type { AccessEntry } from './types';

type EntryProps = { entry: AccessEntry };

/** Who it was, what they are, and for whom they acted. */
export function Who({ entry }: EntryProps) {
  const role = whoRole(entry);
  return (
    <>
      <Text as="div" weight={entry.actor.isSelf ? 'regular' : 'bold'}>
        {whoName(entry)}
      </Text>
      {role && (
        <Text as="div" size={14} tone="muted">
          {role}
        </Text>
      )}
      {entry.onBehalfOf && (
        <Text as="div" size={14} tone="muted">
          {m.access_log_on_behalf({ name: entry.onBehalfOf })}
        </Text>
      )}
    </>
  );
}

/** What they did, and with how much. */
export function What({ entry }: EntryProps) {
  const count = entry.recordIds.length;
  return (
    <>
      <Text as="div">{didWhat(entry)}</Text>
      {count > 0 && (
        <Text as="div" size={14} tone="muted">
          {m.access_log_count({ count })}
        </Text>
      )}
    </>
  );
}

/** Why they did it; an emergency opens what is closed otherwise, and is not overlooked. */
export function Why({ entry }: EntryProps) {
  if (entry.purpose !== 'ETREAT') return <Text as="span">{why(entry)}</Text>;
  return (
    <Tag tone="attention" icon={Siren}>
      {why(entry)}
    </Tag>
  );
}
