import type { LabReading, LabReadingAnswer, RecordFile } from '@nadi/contract/schema';
import { isReadable } from '@nadi/domain/labs/readable';
import { LabReviewScreen, type LabReviewScreenProps } from '@nadi/ui/screens/labs/LabReviewScreen';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { dayOf, useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { detailState } from '../../kernel/page/detail-state';
import { useLate } from '../../kernel/page/use-late';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { startLabReading, updateLabReading } from './online-writes';
import { usePagePictures } from './use-page-pictures';

/** Milliseconds between two looks while it is being read: what the live connection tells may be lost. */
const pause = 4_000;
const isBeingRead = (reading: LabReading | undefined) =>
  reading?.status === 'waiting' || reading?.status === 'reading';

/** The files of a reading, each with as many pictures as it has pages that can be seen. */
function filesOf(reading: LabReading | undefined): Pick<RecordFile, 'id' | 'previews'>[] {
  const previews = new Map<string, number>();
  for (const { fileId, hasPreview } of reading?.pages ?? [])
    previews.set(fileId, (previews.get(fileId) ?? 0) + (hasPreview ? 1 : 0));
  return [...previews].map(([id, count]) => ({ id, previews: count }));
}

/** Only a person who corrects a value needs them. */
const loadAnalytes = (): Promise<LabReviewScreenProps['analytes']> =>
  import('./lab-analytes').then(({ analytes }) => analytes);
const noAnalytes: LabReviewScreenProps['analytes'] = [];

export function LabReviewRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const query = $api.useQuery(
    'get',
    '/lab-readings/{id}',
    { params: { path: { id } } },
    {
      refetchInterval: ({ state }: { state: { data?: LabReadingAnswer | undefined } }) =>
        isBeingRead(state.data?.data) ? pause : false,
    },
  );
  const record = $api.useQuery('get', '/medical-records/{id}', { params: { path: { id } } });
  const start = useOnlineWrite(startLabReading);
  const update = useOnlineWrite(updateLabReading);
  const [starting, setStarting] = useState<LabReviewScreenProps['starting']>({ phase: 'idle' });
  const reading = query.data?.data;

  async function begin(byHand: boolean) {
    setStarting({ phase: 'pending' });
    const outcome = await start({ recordId: id, byHand });
    if (outcome.ok) await query.refetch();
    setStarting(outcome.ok ? { phase: 'idle' } : outcome.failure);
  }

  return (
    <LabReviewScreen
      state={record.isPending ? { phase: 'loading' } : detailState(query, ({ data }) => ({ reading: data }))}
      // If the record cannot be loaded, the server says if there is nothing to read.
      canBeRead={record.data?.data.files.some(isReadable) ?? true}
      recordHref={`/dashboard/medical-records/${id}`}
      pictures={usePagePictures(filesOf(reading))}
      analytes={useLate(loadAnalytes, noAnalytes)}
      today={dayOf(useClock())}
      isOffline={useAppSelector(selectIsOffline)}
      starting={starting}
      onStart={() => void begin(false)}
      onByHand={() => void begin(true)}
      onSave={async (said) =>
        savedOf(await update({ id, version: reading?.version ?? 0, body: said }), () => ({}))
      }
      onRetry={() => void query.refetch()}
    />
  );
}
