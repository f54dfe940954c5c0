import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { FactDraft, FactKind, HealthFact } from './types';

/** The content of the form: a draft in which dates may be missing while they are typed. */
export type FactEntry = Omit<FactDraft, 'from' | 'kind'> & { from: string | null; kind: FactKind | null };

export const emptyFact: FactEntry = { kind: null, from: null, to: null, metres: null, setBy: null };

export const entryOfFact = ({ kind, from, to, metres, setBy }: HealthFact): FactEntry => ({
  kind,
  from,
  to,
  metres,
  setBy,
});

/** As in the contract. */
const metresBounds = { minimum: 2500, maximum: 6000 };

/** A draft with only what belongs to its kind, or what is missing or cannot be. */
export function checkFact(entry: FactEntry, today: string): { draft: FactDraft } | { faults: FieldFault[] } {
  const { kind, from, to, metres, setBy } = entry;
  const faults: FieldFault[] = [];
  if (!kind) faults.push({ name: 'kind', message: m.facts_kind_missing() });
  if (!from) faults.push({ name: 'from', message: m.facts_from_missing() });
  else if (from > today) faults.push({ name: 'from', message: m.facts_from_future() });
  if (from && to && kind !== 'gave-birth' && to < from)
    faults.push({ name: 'to', message: m.facts_to_before() });
  if (
    kind === 'altitude' &&
    (metres === null || metres < metresBounds.minimum || metres > metresBounds.maximum)
  )
    faults.push({ name: 'metres', message: m.facts_metres_invalid() });
  if (kind === 'oxygen-target-88-92' && !setBy?.trim())
    faults.push({ name: 'setBy', message: m.facts_set_by_missing() });
  if (faults.length > 0 || !kind || !from) return { faults };
  const draft: FactDraft = {
    kind,
    from,
    to: kind === 'gave-birth' ? null : to,
    metres: kind === 'altitude' ? metres : null,
    setBy: kind === 'oxygen-target-88-92' ? (setBy?.trim() ?? null) : null,
  };
  return { draft };
}
