import { UploadRecordScreen } from '@nadi/ui/screens/records/UploadRecordScreen';
import { useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { addMedicalRecord } from './online-writes';
import { useUploadItems, useUploads } from './upload/use-uploads';

export function UploadRecordRoute() {
  const { $api } = useServices();
  const navigate = useNavigate();
  const clock = useClock();
  const uploads = useUploads();
  const left = $api.useQuery('get', '/record-uploads', {}, { staleTime: 0 });
  const summary = $api.useQuery('get', '/medical-records/summary');
  const { items, sending } = useUploadItems(uploads, left.data?.data ?? []);
  const add = useOnlineWrite(addMedicalRecord);
  useSharedFile(uploads.add);

  return (
    <UploadRecordScreen
      items={items}
      sending={sending}
      storage={summary.data?.data.storage ?? null}
      today={dayOf(clock)}
      isOffline={useAppSelector(selectIsOffline)}
      onAdd={uploads.add}
      onRemove={(id) => void uploads.remove(id).then(() => left.refetch())}
      onRetryFile={uploads.retry}
      onPause={uploads.pause}
      onResume={uploads.resume}
      onSave={async (draft) => {
        const uploadIds = items.flatMap(({ uploadId }) => uploadId ?? []);
        const outcome = await add({ ...draft, tags: [...draft.tags], uploadIds });
        if (outcome.ok) {
          uploads.forget(uploadIds);
          const { _id } = outcome.data.data;
          navigate(`/dashboard/medical-records/${_id}`, { replace: true });
        }
        return savedOf(outcome, () => ({}));
      }}
    />
  );
}

/** Adds the document that another app shared and the address names, once. */
function useSharedFile(add: (files: File[]) => void): void {
  const { sharedDocuments } = useServices().offline;
  const owner = useAppSelector(selectUser)?.id ?? '';
  const [search, setSearch] = useSearchParams();
  const shared = search.get('shared');
  const taken = useRef<string | null>(null);
  useEffect(() => {
    if (!shared || taken.current === shared) return;
    taken.current = shared;
    setSearch({}, { replace: true });
    Promise.all([sharedDocuments.open(owner, shared), sharedDocuments.list(owner)]).then(
      ([content, all]) => {
        const about = all.find(({ id }) => id === shared);
        if (content && about)
          add([
            new File([content], about.name, { type: about.type, lastModified: Date.parse(about.sharedAt) }),
          ]);
      },
      () => undefined,
    );
  }, [shared, add, owner, sharedDocuments, setSearch]);
}
