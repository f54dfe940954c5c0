import { useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { ViewLinks } from '../../../components/ViewLinks/ViewLinks';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { EntryGroups } from './EntryGroups';
import { emptyOf } from './empty-of';
import { allRead, inbox } from './Inbox.css';
import type { NotificationCounts, NotificationsState, NotificationTab } from './types';

export type InboxActions = {
  /** The address of a tab. */
  hrefOf: (tab: NotificationTab) => string;
  /** It was read: by the button in its row, or because its link was followed. */
  onRead: (id: string) => Promise<Saved>;
  onReadAll: () => Promise<Saved>;
  onArchive: (id: string) => Promise<Saved>;
  onRestore: (id: string) => Promise<Saved>;
  /** Asks for those before the last one. */
  onOlder: () => Promise<Saved>;
  onRetry: () => void;
};

export type InboxProps = InboxActions & {
  state: NotificationsState;
  tab: NotificationTab;
  counts: NotificationCounts | null;
  clock: Clock;
  isOffline: boolean;
};

/** The notifications of one tab, in groups by day. */
export function Inbox(props: InboxProps) {
  const { state, tab, counts, isOffline } = props;
  const place = useRef<HTMLDivElement>(null);
  const focusTab = () => place.current?.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  const readAll = useSave(focusTab, m.notifications_not_changed());
  const content = (
    <Phases
      state={state}
      isOffline={isOffline}
      failed={{ title: m.notifications_failed_title(), text: m.notifications_failed() }}
      notOnDevice={{ title: m.notifications_not_here_title(), text: m.notifications_not_here() }}
      rows={5}
      onRetry={props.onRetry}
    >
      {({ rows, hasOlder }) =>
        rows.length === 0 ? (
          emptyOf(tab)
        ) : (
          <EntryGroups {...props} rows={rows} hasOlder={hasOlder} onRowGone={focusTab} />
        )
      }
    </Phases>
  );
  const tabs = {
    unread: m.notifications_tab_unread(),
    all: m.notifications_tab_all(),
    archived: m.notifications_tab_archived(),
  };
  const items = (['unread', 'all', 'archived'] as const).map((id) => ({
    id,
    label: tabs[id],
    href: props.hrefOf(id),
    ...(counts && { count: counts[id] }),
  }));
  return (
    <div className={inbox} ref={place}>
      <ViewLinks label={m.notifications_views()} items={items} value={tab} />
      {/* Beside the archive it would mark what the person does not see. */}
      {counts !== null && counts.unread > 0 && tab !== 'archived' && (
        <div className={allRead}>
          <Button
            tone="quiet"
            size="small"
            isPending={readAll.isPending}
            onPress={() => void readAll.save(props.onReadAll)}
          >
            {m.notifications_read_all()}
          </Button>
        </div>
      )}
      {readAll.refused && (
        <Banner tone="critical">{readAll.refused.message ?? m.notifications_not_changed()}</Banner>
      )}
      {content}
    </div>
  );
}
