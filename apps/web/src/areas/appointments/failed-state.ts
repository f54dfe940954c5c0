import { pageState, type Query } from '../../kernel/page/page-state';

/** The state of a page if something that it needs first could not be read. */
export function failedState({ error }: Pick<Query<unknown>, 'error'>) {
  const state = pageState<never, object>({ data: undefined, isError: true, error }, () => ({}));
  return state.phase === 'ready' ? { phase: 'loading' as const } : state;
}
