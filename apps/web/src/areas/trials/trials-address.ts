import { trialPhases, trialStatuses } from '@nadi/domain/trials/trial';
import type { TrialsFilter } from '@nadi/ui/screens/trials/TrialsScreen';

/** The filter with which a person begins: what takes people now, near no place in particular. */
const preset: TrialsFilter = {
  ...{ condition: '', place: '', near: '', within: 100, status: 'OPEN' },
  ...{ phase: 'all', sex: 'all', age: null },
};

/** The filter in an address; invalid values are ignored. */
export function readTrialsAddress(query: URLSearchParams): TrialsFilter {
  const within = Number(query.get('within'));
  const age = query.get('age');
  const near = query.get('near') ?? '';
  const sex = query.get('sex');
  return {
    condition: (query.get('condition') ?? '').slice(0, 100),
    place: (query.get('place') ?? '').slice(0, 80),
    near: /^[1-9]\d\d$/.test(near) ? near : '',
    within: Number.isInteger(within) && within > 0 && within <= 1000 ? within : preset.within,
    status: ([...trialStatuses, 'all'] as const).find((one) => one === query.get('status')) ?? preset.status,
    phase: trialPhases.find((one) => one === query.get('phase')) ?? 'all',
    sex: sex === 'FEMALE' || sex === 'MALE' ? sex : 'all',
    age: age !== null && /^\d{1,3}$/.test(age) && Number(age) <= 120 ? Number(age) : null,
  };
}

export const writeTrialsAddress = (filter: TrialsFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter)
      .filter(([name, value]) => value !== preset[name as keyof TrialsFilter])
      .map(([name, value]) => [name, String(value)]),
  );

/** The parameters of a search. */
export const searchOf = ({ condition, place, near, within, status, phase, sex, age }: TrialsFilter) => ({
  ...(condition && { condition }),
  ...(place && { place }),
  ...(near && { near, within }),
  ...(status !== 'all' && { status }),
  ...(phase !== 'all' && { phase }),
  ...(sex !== 'all' && { sex }),
  ...(age !== null && { age }),
});
