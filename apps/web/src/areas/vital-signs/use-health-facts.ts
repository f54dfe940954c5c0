import type { HealthFactAnswer } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type {
  FactDraft,
  FactFault,
  FactResult,
  HealthFactsProps,
} from '@nadi/ui/screens/profile/HealthFacts';
import type { ActOutcome } from '../../kernel/acts/act-online';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { isAway } from '../../kernel/read-store/is-away';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { addHealthFact, deleteHealthFact, updateHealthFact } from './acts';
import { factsQuestion } from './queries/dashboard-questions';

const fields: readonly FactFault['field'][] = ['kind', 'from', 'to', 'metres', 'setBy'];

function resultOf(outcome: ActOutcome<HealthFactAnswer>): FactResult {
  if (outcome.ok) return { ok: true, rejudged: outcome.data.data.rejudged };
  const { message, fieldErrors: named = {} } = outcome.failure;
  return {
    ok: false,
    message: outcome.isOutdated ? m.facts_changed_elsewhere() : message,
    fieldErrors: fields.flatMap((field) => {
      const message = named[field];
      return message ? [{ field, message }] : [];
    }),
  };
}

/** Facts that decide a person's ranges. They are changed online only: the server judges the readings of their dates again. */
export function useHealthFacts(): Omit<HealthFactsProps, 'today'> {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const query = $api.useQuery(...factsQuestion);
  const add = useOnlineAct(addHealthFact);
  const update = useOnlineAct(updateHealthFact);
  const remove = useOnlineAct(deleteHealthFact);

  function state(): HealthFactsProps['state'] {
    if (query.data) return { phase: 'ready', facts: query.data.data };
    if (!query.isError) return { phase: 'loading' };
    return { phase: isAway(query.error) ? 'not-on-device' : 'failed' };
  }

  return {
    state: state(),
    isOffline,
    onSave: async (body: FactDraft, fact) =>
      resultOf(fact ? await update({ id: fact.id, version: fact.version, body }) : await add(body)),
    onDelete: async ({ id, version }) => resultOf(await remove({ id, version })),
    onRetry: () => void query.refetch(),
  };
}
