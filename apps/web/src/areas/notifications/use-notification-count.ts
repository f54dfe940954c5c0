import { useServices } from '../../kernel/services/use-services';
import { useIdle } from '../../kernel/shell/use-idle';
import { countsQuestion } from './questions';

/** How many notifications are unread; null until it is known. It is asked for once the page is there. */
export function useNotificationCount(): number | null {
  const { $api } = useServices();
  const counts = $api.useQuery(...countsQuestion, { enabled: useIdle() });
  return counts.data?.data.unread ?? null;
}
