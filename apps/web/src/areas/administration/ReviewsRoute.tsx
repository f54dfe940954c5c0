import type { EmergencyAccess, ReviewStatus } from '@nadi/contract/schema';
import { EmergencyReviewsScreen } from '@nadi/ui/screens/admin/EmergencyReviewsScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { reviewEmergencyAccess } from './online-writes';

const statuses: readonly ReviewStatus[] = ['OPEN', 'JUSTIFIED', 'NOT_JUSTIFIED'];

export function ReviewsRoute() {
  const [query, setQuery] = useSearchParams();
  const clock = useClock();
  const { $api } = useServices();
  const review = statuses.find((status) => status.toLowerCase() === query.get('review')) ?? 'OPEN';
  const page = readPage(query);
  const list = $api.useQuery(
    'get',
    '/admin/emergency-accesses',
    { params: { query: { review, page } } },
    listOptions,
  );
  const write = useOnlineWrite(reviewEmergencyAccess);
  const goTo = (status: ReviewStatus, next: number) =>
    setQuery({
      tab: 'healthcare',
      ...(status !== 'OPEN' && { review: status.toLowerCase() }),
      ...(next > 1 && { page: String(next) }),
    });
  return (
    <EmergencyReviewsScreen
      state={listState(list)}
      filter={review}
      clock={clock}
      onFilterChange={(status) => goTo(status, 1)}
      onPageChange={(next) => goTo(review, next)}
      onReview={async ({ id, version }, body) =>
        savedOf<unknown, object, EmergencyAccess>(await write({ id, version, body }), () => ({}))
      }
      onRetry={() => void list.refetch()}
    />
  );
}
