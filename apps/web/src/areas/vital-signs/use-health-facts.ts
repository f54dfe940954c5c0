import type { HealthFactAnswer } from '@nadi/contract/schema';
import type { HealthFactsProps } from '@nadi/ui/screens/profile/HealthFacts';
import type { ActOutcome } from '../../kernel/acts/act-online';
import { savedOf } from '../../kernel/acts/saved';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { keptState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { addHealthFact, deleteHealthFact, updateHealthFact } from './acts';
import { factsQuestion } from './queries/dashboard-questions';

const resultOf = (outcome: ActOutcome<HealthFactAnswer>) =>
  savedOf(outcome, ({ data }) => ({ rejudged: data.rejudged }));

/** The facts that decide a person's ranges. They are changed online only: the server assesses the readings in their dates again. */
export function useHealthFacts(): Omit<HealthFactsProps, 'today'> {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const query = $api.useQuery(...factsQuestion);
  const add = useOnlineAct(addHealthFact);
  const update = useOnlineAct(updateHealthFact);
  const remove = useOnlineAct(deleteHealthFact);

  return {
    state: keptState(query, ({ data }) => ({ rows: data })),
    isOffline,
    onSave: async (body, fact) =>
      resultOf(fact ? await update({ id: fact.id, version: fact.version, body }) : await add(body)),
    onDelete: async ({ id, version }) => resultOf(await remove({ id, version })),
    onRetry: () => void query.refetch(),
  };
}
