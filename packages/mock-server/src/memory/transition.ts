import type { Transitions } from '../document/extensions';
import { isObject } from '../document/node';
import { MockProblem } from '../mock-problem';
import type { Item } from '../mock-types';

/** Tells this refusal from all others. */
export const stateTitle = 'Not in this state';

export type Move =
  /** It is in that state already. */
  | { kind: 'stays' }
  | { kind: 'goes' }
  /** With these values, its new state among them. */
  | { kind: 'sets'; values: Item };

/**
 * Returns the effect of a request on an item, by the states that the contract defines for it.
 *
 * @param before null where there is none
 * @throws the refusal where its state does not allow it
 */
export function moveOf(transitions: Transitions, before: Item | null, body: unknown, now: Date): Move {
  const { property, from, sets, refusal, status } = transitions;
  const sent: Item = isObject(body) ? body : {};
  const state = before === null ? 'absent' : property === null ? 'present' : String(before[property]);
  const allowed = from[state] ?? [];
  const named = property === null ? undefined : sent[property];
  const next = named === undefined ? allowed[0] : String(named);
  if (next === undefined || !allowed.includes(next))
    throw new MockProblem(
      status,
      refusal.replaceAll('{state}', state).replaceAll('{allowed}', allowed.join(' or ') || 'nothing else'),
      { title: stateTitle },
    );
  if (next === state) return { kind: 'stays' };
  if (next === 'absent') return { kind: 'goes' };
  const values = Object.entries(sets).map(([name, value]) => {
    if (value === '$now') return [name, now.toISOString()];
    return [name, value === '$body' ? (sent[name] ?? null) : value];
  });
  return {
    kind: 'sets',
    values: { ...Object.fromEntries(values), ...(property ? { [property]: next } : {}) },
  };
}
