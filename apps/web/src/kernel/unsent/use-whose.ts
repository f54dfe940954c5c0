import * as m from '@nadi/ui/messages';
import { selectActing } from '../acting/acting-slice';
import type { OutboxEntry } from '../offline/write';
import { useAppSelector } from '../services/use-services';
import type { Whose } from './entry-words';
import { useMemberNames } from './use-member-names';

/** For whom entries are, in words; nothing is said of entries for oneself on one's own page. */
export function useWhose(entries: readonly OutboxEntry[]): Whose {
  const acting = useAppSelector(selectActing);
  const names = useMemberNames(entries.some(({ patientId }) => patientId !== undefined));
  return {
    current: acting?.id ?? null,
    nameOf(patientId) {
      if (patientId === null) return acting ? m.family_for_you() : undefined;
      return m.family_for({ name: names(patientId) });
    },
  };
}
