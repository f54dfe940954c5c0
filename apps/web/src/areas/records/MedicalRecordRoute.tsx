import type { MedicalRecord, MedicalRecordAnswer } from '@nadi/contract/schema';
import { useMay } from '@nadi/ui/acting';
import * as m from '@nadi/ui/messages';
import { MedicalRecordScreen, type RecordSaved } from '@nadi/ui/screens/records/MedicalRecordScreen';
import { useParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptDetailState } from '../../kernel/page/detail-state';
import { pageState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useFileSaving } from '../../kernel/shell/use-file-saving';
import { useShare } from '../consent/offers';
import { deleteMedicalRecord, restoreMedicalRecord, updateMedicalRecord } from './online-writes';
import { useLabValues } from './use-lab-values';
import { usePagePictures } from './use-page-pictures';

const resultOf = (outcome: OnlineWriteOutcome<MedicalRecordAnswer>): RecordSaved =>
  savedOf<MedicalRecordAnswer, object, MedicalRecord>(outcome, () => ({}));
const noFiles: MedicalRecord['files'] = [];

export function MedicalRecordRoute() {
  const { $api, api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const question = ['get', '/medical-records/{id}', { params: { path: { id } } }] as const;
  const query = $api.useQuery(...question);
  const readAt = useReadAt([...question]);
  const update = useOnlineWrite(updateMedicalRecord);
  const remove = useOnlineWrite(deleteMedicalRecord);
  const restore = useOnlineWrite(restoreMedicalRecord);
  const mayShare = useMay('full');
  const access = $api.useQuery(
    'get',
    '/patients/entries/{id}/access',
    { params: { path: { id } } },
    // The patient decides who else may see it, or who decides for them.
    { staleTime: 0, enabled: mayShare },
  );
  const { saving, save } = useFileSaving(
    (file) => api.GET('/record-files/{id}', { params: { path: { id: file } }, parseAs: 'blob' }),
    m.record_file_failed,
  );
  const record = query.data?.data;
  return (
    <MedicalRecordScreen
      state={keptDetailState(query, ({ data }) => ({ record: data }), readAt)}
      pictures={usePagePictures(record?.files ?? noFiles)}
      values={useLabValues(record?.type === 'lab_report' && record.status !== 'deleted' ? id : null)}
      clock={clock}
      today={dayOf(clock)}
      isOffline={useAppSelector(selectIsOffline)}
      access={
        mayShare
          ? {
              state: pageState(access, ({ data }) => ({ access: data })),
              onRetry: () => void access.refetch(),
            }
          : null
      }
      share={useShare()}
      onOnlyYou={async (onlyYou, { _id, version }) =>
        resultOf(await update({ id: _id, version, body: { onlyYou } }))
      }
      saving={saving}
      onSave={async (draft, { _id, version }) => {
        const body = { ...draft, tags: [...draft.tags] };
        return resultOf(await update({ id: _id, version, body }));
      }}
      onDelete={async ({ _id, version }) => resultOf(await remove({ id: _id, version }))}
      onRestore={async ({ _id }) => resultOf(await restore({ id: _id }))}
      onSaveFile={(fileId) => void save(fileId, record?.files.find((one) => one.id === fileId)?.name ?? '')}
      onPrint={() => window.print()}
      onRetry={() => void query.refetch()}
    />
  );
}

/** Saves files through the browser, one at a time. */
