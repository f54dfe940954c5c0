import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { useFormErrors } from '../../../patterns/use-form-errors';

/**
 * The choices of a search, which are sent together. Days that are the wrong way round are not sent.
 *
 * @param nothing the choices that narrow nothing
 */
export function useChoices<Filter extends Record<string, string | null>>(
  filter: Filter,
  nothing: Filter,
  onSearch: (filter: Filter) => void,
) {
  const [draft, setDraft] = useState(filter);
  const form = useFormErrors(undefined);
  const { from = null, to = null } = draft;
  return {
    draft,
    form,
    change: (changed: Partial<Filter>) => setDraft((before) => ({ ...before, ...changed })),
    onSubmit() {
      const isReversed = from !== null && to !== null && to < from;
      if (!form.accept(isReversed ? [{ name: 'to', message: m.audit_order() }] : [])) return;
      const trimmed = Object.entries(draft).map(([name, value]) => [name, value?.trim() ?? null]);
      onSearch(Object.fromEntries(trimmed));
    },
    onClear() {
      setDraft(nothing);
      form.accept([]);
      onSearch(nothing);
    },
  };
}
