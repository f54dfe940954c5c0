import type { InsightAnswer } from '@nadi/contract/schema';
import { InsightsScreen } from '@nadi/ui/screens/insights/InsightsScreen';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { latePart } from '../../kernel/shell/late-part';
import { useTold } from '../vital-signs/offers';
import { updateInsight } from './online-writes';
import { useHistory } from './use-history';

/** Late: the rules by which a question is understood know every test by its names. */
const AskPart = latePart(async () => (await import('./ask/AskPart')).AskPart);

const question = ['get', '/insights'] as const;

export function InsightsRoute() {
  const { $api } = useServices();
  const clock = useClock();
  // Always asked for anew: what it says must not be older than the newest reading.
  const query = $api.useQuery(...question, {}, { staleTime: 0 });
  const readAt = useReadAt([...question]);
  const history = useHistory();
  const change = useOnlineWrite(updateInsight);
  const told = useTold(clock);
  return (
    <InsightsScreen
      state={keptState(query, ({ data }) => ({ insights: data }), readAt)}
      history={history.state}
      told={told}
      clock={clock}
      ask={<AskPart told={told} clock={clock} />}
      isOffline={useAppSelector(selectIsOffline)}
      onChange={async ({ id }, body) => {
        const saved = savedOf<InsightAnswer, object>(await change({ id, body }), () => ({}));
        // The card moves once it is known where to.
        if (saved.ok) await query.refetch();
        return saved;
      }}
      onMoreHistory={history.onMore}
      onRetry={() => void Promise.all([query.refetch(), history.refetch()])}
    />
  );
}
