import { Archive, ArchiveRestore, Check } from 'lucide-react';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { IconButton } from '../../../components/IconButton/IconButton';
import { Link } from '../../../components/Link/Link';
import { formattingLocale } from '../../../components/private/reading/locale';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { formatExactly } from '../../../components/When/format-when';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import * as styles from './EntryRow.css';
import { entryIcons } from './entry-icons';
import { shortTime } from './group-days';
import type { InboxActions } from './Inbox';
import type { NotificationEntry } from './types';

type EntryRowProps = Pick<InboxActions, 'onRead' | 'onArchive' | 'onRestore'> & {
  entry: NotificationEntry;
  clock: Clock;
  /** The row had the focus, and is gone. */
  onRowGone: () => void;
};

/** One notification: what, when, where it leads, and where it goes. */
export function EntryRow({ entry, clock, onRead, onArchive, onRestore, onRowGone }: EntryRowProps) {
  const { id, category, title, body, isUnread, isArchived, isUrgent } = entry;
  const row = useRef<HTMLLIElement>(null);
  const expectFocus = useFocusAfter(row, isUnread, onRowGone);
  const reading = useSave(expectFocus, m.notifications_not_changed());
  const moving = useSave(expectFocus, m.notifications_not_changed());
  const read = () => reading.save(() => onRead(id));
  const move = (ask: (id: string) => Promise<Saved>) => void moving.save(() => ask(id));
  const named = (action: string) => m.notification_of({ action, title });
  const refused = reading.refused ?? moving.refused;
  return (
    <li ref={row} className={styles.row} data-unread={isUnread || undefined}>
      <span className={styles.tile}>
        <Icon icon={entryIcons[category]} />
      </span>
      <div className={styles.words}>
        <Text weight={isUnread ? 'bold' : 'medium'}>
          {isUnread && <VisuallyHidden>{m.notifications_is_unread()} </VisuallyHidden>}
          {title} {isUrgent && isUnread && <Tag tone="attention">{m.notifications_urgent()}</Tag>}
        </Text>
        <Text tone="muted">{body}</Text>
        <Action entry={entry} onFollow={() => void (isUnread && read())} />
        {refused && (
          <div role="alert">
            <Text size={14} tone="critical">
              {refused.message ?? m.notifications_not_changed()}
            </Text>
          </div>
        )}
      </div>
      <div className={styles.end}>
        <time
          className={styles.time}
          dateTime={entry.createdAt}
          title={formatExactly(entry.createdAt, { locale: formattingLocale(), timeZone: clock.timeZone })}
        >
          {shortTime(entry.createdAt, clock)}
        </time>
        <div className={styles.buttons}>
          {isUnread && (
            <IconButton
              icon={Check}
              label={named(m.notifications_read())}
              isPending={reading.isPending}
              onPress={() => void read()}
            />
          )}
          {isArchived ? (
            <IconButton
              icon={ArchiveRestore}
              label={named(m.notifications_restore())}
              isPending={moving.isPending}
              onPress={() => move(onRestore)}
            />
          ) : (
            <IconButton
              icon={Archive}
              label={named(m.notifications_archive())}
              isPending={moving.isPending}
              onPress={() => move(onArchive)}
            />
          )}
        </div>
      </div>
    </li>
  );
}

type ActionProps = { entry: NotificationEntry; onFollow: () => void };

/** Leads where the entry leads: by a button where the person is waited for. */
function Action({ entry: { action, isUrgent, isUnread }, onFollow }: ActionProps) {
  if (!action) return null;
  if (isUrgent && isUnread)
    return (
      <div className={styles.button}>
        <Button href={action.href} size="small" onPress={onFollow}>
          {action.label}
        </Button>
      </div>
    );
  return (
    <Link href={action.href} isAlone onPress={onFollow}>
      {action.label}
    </Link>
  );
}

const hasNoFocus = () => document.activeElement === document.body;

/** After an act that removes its own button, or the whole row: who uses the keyboard must not begin again at the top of the page. */
function useFocusAfter(row: RefObject<HTMLLIElement | null>, isUnread: boolean, onRowGone: () => void) {
  const isExpected = useRef(false);
  const tellGone = useEffectEvent(onRowGone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button goes when it is read
  useEffect(() => {
    if (isExpected.current && hasNoFocus()) row.current?.querySelector<HTMLElement>('button')?.focus();
  }, [isUnread]);
  useEffect(
    () => () => {
      if (isExpected.current) setTimeout(() => hasNoFocus() && tellGone());
    },
    [],
  );
  return () => {
    isExpected.current = true;
  };
}
