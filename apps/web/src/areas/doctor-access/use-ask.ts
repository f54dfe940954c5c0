import type { NewAuthorization } from '@nadi/contract/schema';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { requestAuthorization } from './online-writes';

type Ask = Pick<NewAuthorization, 'purpose' | 'reason' | 'dates' | 'accessUntil'> & {
  kinds: readonly NewAuthorization['kinds'][number][];
};

/** Asks a patient for access, to look and nothing else. */
export function useAsk() {
  const request = useOnlineWrite(requestAuthorization);
  return async (patientId: string, { kinds, ...ask }: Ask) =>
    savedOf(await request({ ...ask, kinds: [...kinds], patientId, accessMode: 'VIEW' }), () => ({}));
}
