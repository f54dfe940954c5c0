import { VisitsScreen } from '@nadi/ui/screens/appointments/VisitsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { keptState, listOptions } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useVisitStatus } from './use-visit-acts';
import { useWaitActs } from './use-wait-acts';
import { useWaitlist, waitlistQuestion } from './use-waitlist';

type Part = 'upcoming' | 'past';

/** The visits of a patient: those to come, or all by part. */
export function VisitsRoute({ page }: { page: 'appointments' | 'consultations' }) {
  const { $api } = useServices();
  const [query, setQuery] = useSearchParams();
  const change = useVisitStatus();
  const isPast = page === 'consultations' && query.get('show') === 'past';
  const part: Part = isPast ? 'past' : 'upcoming';
  const question = [
    'get',
    '/consultations',
    { params: { query: { when: part, page: readPage(query) } } },
  ] as const;
  const list = $api.useQuery(...question, listOptions);
  const waitlist = useWaitlist();
  const waits = keptState(
    waitlist,
    ({ data }) => ({
      // An offer goes first: it does not wait.
      rows: data
        .filter(({ status }) => status !== 'booked')
        .sort((one, other) => Number(other.offer !== null) - Number(one.offer !== null)),
    }),
    useReadAt([...waitlistQuestion]),
  );
  const readAt = useReadAt([...question]);
  const addressOf = (shown: Part, number: number) => ({
    ...(shown === 'past' && { show: 'past' }),
    ...(number > 1 && { page: String(number) }),
  });
  return (
    <VisitsScreen
      page={page}
      part={part}
      state={keptState(
        list,
        ({ data, pagination }) => ({ rows: data, pagination, isPending: list.isPlaceholderData }),
        readAt,
      )}
      waits={isPast ? { phase: 'ready', rows: [] } : waits}
      acts={useWaitActs(waitlist.refetch)}
      clock={useClock()}
      isOffline={useAppSelector(selectIsOffline)}
      onPart={(shown) => setQuery(addressOf(shown, 1))}
      onCancel={({ id }, reason) => change(id, 'cancelled', reason)}
      onCheckIn={({ id }) => change(id, 'checked_in', null)}
      onPageChange={(number) => setQuery(addressOf(part, number))}
      onRetry={() => {
        void list.refetch();
        void waitlist.refetch();
      }}
    />
  );
}
