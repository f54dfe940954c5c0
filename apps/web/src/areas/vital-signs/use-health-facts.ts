import type { HealthFactAnswer } from '@nadi/contract/schema';
import type { HealthFactsProps } from '@nadi/ui/screens/profile/HealthFacts';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { addHealthFact, deleteHealthFact, updateHealthFact } from './online-writes';
import { factsQuery } from './queries/dashboard-queries';

const resultOf = (outcome: OnlineWriteOutcome<HealthFactAnswer>) =>
  savedOf(outcome, ({ data }) => ({ reassessed: data.reassessed }));

/** The facts that decide a person's ranges. They are changed online only: the server assesses the readings in their dates again. */
export function useHealthFacts(): Omit<HealthFactsProps, 'today'> {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const query = $api.useQuery(...factsQuery);
  const add = useOnlineWrite(addHealthFact);
  const update = useOnlineWrite(updateHealthFact);
  const remove = useOnlineWrite(deleteHealthFact);

  return {
    state: keptState(query, ({ data }) => ({ rows: data })),
    isOffline,
    onSave: async (body, fact) =>
      resultOf(fact ? await update({ id: fact.id, version: fact.version, body }) : await add(body)),
    onDelete: async ({ id, version }) => resultOf(await remove({ id, version })),
    onRetry: () => void query.refetch(),
  };
}
