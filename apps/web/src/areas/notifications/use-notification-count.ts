import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useServices } from '../../kernel/services/use-services';
import { useIdle } from '../../kernel/shell/use-idle';
import { notificationsCounted } from '../../kernel/ui/ui-slice';
import { countsQuery } from './queries';

/** How many notifications are unread, and whether that is known. It is asked for once the page is there. */
export function useNotificationCount(): { show: boolean; count: number } {
  const { $api } = useServices();
  const dispatch = useAppDispatch();
  const counts = $api.useQuery(...countsQuery, { enabled: useIdle() });
  const unread = counts.data?.data.unread ?? null;
  useEffect(() => {
    dispatch(notificationsCounted(unread));
    // The next person here has others.
    return () => void dispatch(notificationsCounted(null));
  }, [dispatch, unread]);
  return useAppSelector(({ ui }) => ui.notifications);
}
