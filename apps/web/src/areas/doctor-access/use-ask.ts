import type { NewAuthorization } from '@nadi/contract/schema';
import { savedOf } from '../../kernel/acts/saved';
import { useOnlineAct } from '../../kernel/acts/use-online-act';
import { requestAuthorization } from './acts';

type Ask = Pick<NewAuthorization, 'purpose' | 'reason' | 'dates' | 'accessUntil'> & {
  kinds: readonly NewAuthorization['kinds'][number][];
};

/** Asks a patient for access, to look and nothing else. */
export function useAsk() {
  const request = useOnlineAct(requestAuthorization);
  return async (patientId: string, { kinds, ...ask }: Ask) =>
    savedOf(await request({ ...ask, kinds: [...kinds], patientId, accessMode: 'VIEW' }), () => ({}));
}
