import type { MedicalHistory, NewMedicalHistory } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import type {
  HistorySaved,
  MedicalHistoryScreenProps,
} from '@nadi/ui/screens/medical-history/MedicalHistoryScreen';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { isChangedSince, withEntry, withNone, withoutEntry } from './history-changes';
import { updateMedicalHistory } from './online-writes';
import { historyPath } from './path';

type Props = Pick<
  MedicalHistoryScreenProps,
  'state' | 'isOffline' | 'onSave' | 'onRemove' | 'onSayNone' | 'onRetry'
>;

/** A patient's own medical history: read from this device too, changed online. */
export function useMedicalHistory(): Props {
  const { $api } = useServices();
  const queryClient = useQueryClient();
  const query = $api.useQuery('get', historyPath);
  const readAt = useReadAt(['get', historyPath]);
  const update = useOnlineWrite(updateMedicalHistory);
  /** The version of which the person was told that it has another entry than the one they opened. */
  const told = useRef<number | null>(null);

  const keep = (data: MedicalHistory) =>
    queryClient.setQueryData($api.queryOptions('get', historyPath).queryKey, { success: true, data });

  async function save(change: (known: MedicalHistory) => NewMedicalHistory): Promise<HistorySaved> {
    const known = query.data?.data;
    if (!known) return { ok: false };
    const outcome = await update({ version: known.version, medicalHistory: change(known) });
    if (outcome.ok) keep(outcome.data.data);
    else if (outcome.isOutdated && outcome.current) {
      // The next save is against how it stands now, which the page shows.
      const standing = outcome.current as MedicalHistory;
      keep(standing);
      told.current = standing.version;
      return { ok: false, message: m.medical_conflict() };
    }
    return savedOf(outcome, () => ({}));
  }

  return {
    state: keptState(query, ({ data }) => ({ history: data }), readAt),
    isOffline: useAppSelector(selectIsOffline),
    async onSave(draft, entry) {
      const known = query.data?.data;
      // The page read it again while the form was open: the version alone would not be refused.
      if (entry && known && known.version !== told.current && isChangedSince(known, entry)) {
        told.current = known.version;
        return { ok: false, message: m.medical_conflict() };
      }
      return save((standing) => withEntry(standing, draft, entry?.id ?? null));
    },
    onRemove: (entry) => save((known) => withoutEntry(known, entry)),
    onSayNone: (kind, isNone) => save((known) => withNone(known, kind, isNone)),
    onRetry: () => void query.refetch(),
  };
}
