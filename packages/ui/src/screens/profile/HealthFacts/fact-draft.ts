import * as m from '../../../../generated/messages/messages';
import type { FieldFault } from '../../../components/Form/ErrorSummary';
import type { FactDraft, FactType, HealthFact } from './types';

/** The content of the form: a draft in which dates may be missing while they are typed. */
export type FactEntry = Omit<FactDraft, 'from' | 'type'> & { from: string | null; type: FactType | null };

export const emptyFact: FactEntry = { type: null, from: null, to: null, metres: null, setBy: null };

export const entryOfFact = ({ type, from, to, metres, setBy }: HealthFact): FactEntry => ({
  type,
  from,
  to,
  metres,
  setBy,
});

/** As in the contract. */
const metresBounds = { minimum: 2500, maximum: 6000 };

/** A draft with only what belongs to its type, or what is missing or cannot be. */
export function checkFact(entry: FactEntry, today: string): { draft: FactDraft } | { faults: FieldFault[] } {
  const { type, from, to, metres, setBy } = entry;
  const faults: FieldFault[] = [];
  if (!type) faults.push({ name: 'type', message: m.facts_type_missing() });
  if (!from) faults.push({ name: 'from', message: m.facts_from_missing() });
  else if (from > today) faults.push({ name: 'from', message: m.facts_from_future() });
  if (from && to && type !== 'gave-birth' && to < from)
    faults.push({ name: 'to', message: m.facts_to_before() });
  if (
    type === 'altitude' &&
    (metres === null || metres < metresBounds.minimum || metres > metresBounds.maximum)
  )
    faults.push({ name: 'metres', message: m.facts_metres_invalid() });
  if (type === 'oxygen-target-88-92' && !setBy?.trim())
    faults.push({ name: 'setBy', message: m.facts_set_by_missing() });
  if (faults.length > 0 || !type || !from) return { faults };
  const draft: FactDraft = {
    type,
    from,
    to: type === 'gave-birth' ? null : to,
    metres: type === 'altitude' ? metres : null,
    setBy: type === 'oxygen-target-88-92' ? (setBy?.trim() ?? null) : null,
  };
  return { draft };
}
