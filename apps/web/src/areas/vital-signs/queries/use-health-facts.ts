import { messageFor, toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import type {
  FactDraft,
  FactFault,
  FactResult,
  HealthFact,
  HealthFactsProps,
} from '@nadi/ui/screens/profile/HealthFacts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createIntent } from '../../../kernel/browser/intent';
import { selectIsOffline } from '../../../kernel/connectivity/connectivity-slice';
import { isAway } from '../../../kernel/read-store/is-away';
import { fieldErrorsOf } from '../../../kernel/requests/field-errors';
import { settle } from '../../../kernel/requests/settle';
import { useAppSelector, useServices } from '../../../kernel/services/use-services';
import { factsQuestion } from './dashboard-questions';

const fields: readonly FactFault['field'][] = ['kind', 'from', 'to', 'metres', 'setBy'];

function failureOf(error: unknown): FactResult {
  const { status, errors } = toProblem(error);
  const named = fieldErrorsOf(errors);
  return {
    ok: false,
    message: status === 412 ? m.facts_changed_elsewhere() : messageFor(error),
    fieldErrors: fields.flatMap((field) => {
      const message = named[field];
      return message ? [{ field, message }] : [];
    }),
  };
}

const matching = ({ version }: HealthFact) => ({ 'If-Match': `"${version}"` });

/** Facts that decide a person's ranges. They are changed online only: the server judges the readings of their dates again. */
export function useHealthFacts(): Omit<HealthFactsProps, 'today'> {
  const { $api, api } = useServices();
  const queryClient = useQueryClient();
  const isOffline = useAppSelector(selectIsOffline);
  const query = $api.useQuery(...factsQuestion);
  const [intent] = useState(createIntent);

  function state(): HealthFactsProps['state'] {
    if (query.data) return { phase: 'ready', facts: query.data.data };
    if (!query.isError) return { phase: 'loading' };
    return { phase: isAway(query.error) ? 'not-on-device' : 'failed' };
  }

  /** All that was judged by the facts is read again; after a conflict, the facts are. */
  const readAgain = () =>
    queryClient.invalidateQueries({
      predicate: ({ queryKey: [, path] }) =>
        typeof path === 'string' && /^\/(vital-signs|patients\/(health-facts|profile))/.test(path),
    });

  async function change(
    request: Promise<{ data?: { data: { rejudged: number } }; error?: unknown }>,
  ): Promise<FactResult> {
    const answer = await settle(request);
    if (answer.ok || toProblem(answer.error).status === 412) void readAgain();
    if (!answer.ok) return failureOf(answer.error);
    intent.fulfilled();
    return { ok: true, rejudged: answer.data.data.rejudged };
  }

  return {
    state: state(),
    isOffline,
    onSave: (body: FactDraft, fact) =>
      fact
        ? change(
            api.PUT('/patients/health-facts/{id}', {
              params: { path: { id: fact.id }, header: matching(fact) },
              body,
            }),
          )
        : change(
            api.POST('/patients/health-facts', {
              params: { header: { 'Idempotency-Key': intent.keyFor(body) } },
              body,
            }),
          ),
    onDelete: (fact) =>
      change(
        api.DELETE('/patients/health-facts/{id}', {
          params: { path: { id: fact.id }, header: matching(fact) },
        }),
      ),
    onRetry: () => void query.refetch(),
  };
}
