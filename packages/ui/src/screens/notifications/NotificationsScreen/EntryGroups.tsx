import { useId } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { useSave } from '../../../patterns/use-save';
import { EntryRow } from './EntryRow';
import { list } from './EntryRow.css';
import { type DayGroup, groupDays } from './group-days';
import type { InboxProps } from './Inbox';
import type { NotificationEntry } from './types';

export type EntryGroupsProps = Omit<InboxProps, 'state'> & {
  rows: readonly NotificationEntry[];
  hasOlder: boolean;
  /** A row that had the focus is gone. */
  onRowGone: () => void;
};

/** Notifications by day, and the way to older ones. */
export function EntryGroups({ rows, hasOlder, ...props }: EntryGroupsProps) {
  const older = useSave(() => undefined, m.notifications_older_failed());
  return (
    <Stack space={8}>
      {groupDays(rows, props.clock).map((group) => (
        <Group key={group.title} group={group} {...props} />
      ))}
      {older.refused && (
        <Banner tone="critical">{older.refused.message ?? m.notifications_older_failed()}</Banner>
      )}
      {hasOlder && (
        <div>
          <Button tone="secondary" isPending={older.isPending} onPress={() => void older.save(props.onOlder)}>
            {m.notifications_older()}
          </Button>
        </div>
      )}
      <Text size={14} tone="muted">
        {m.notifications_kept()}
      </Text>
    </Stack>
  );
}

function Group({ group, ...props }: Omit<EntryGroupsProps, 'rows' | 'hasOlder'> & { group: DayGroup }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <Heading level={2} size={18} id={heading}>
        {group.title}{' '}
        {group.date && (
          <Text as="span" size={14} weight="regular" tone="muted">
            {group.date}
          </Text>
        )}
      </Heading>
      <ul className={list}>
        {group.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} {...props} />
        ))}
      </ul>
    </section>
  );
}
