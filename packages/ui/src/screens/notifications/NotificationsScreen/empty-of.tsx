import * as m from '../../../../generated/messages/messages';
import { EmptyState } from '../../../components/EmptyState/EmptyState';
import type { NotificationTab } from './types';

const empty = {
  unread: { title: m.notifications_empty_unread_title, text: m.notifications_empty_unread },
  all: { title: m.notifications_empty_all_title, text: m.notifications_empty_all },
  archived: { title: m.notifications_empty_archived_title, text: m.notifications_empty_archived },
};

/** In the place of a tab's notifications, where there are none. */
export const emptyOf = (tab: NotificationTab) => (
  <EmptyState title={empty[tab].title()}>{empty[tab].text()}</EmptyState>
);
