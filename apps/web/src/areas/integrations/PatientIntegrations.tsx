import { IntegrationsScreen } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { createHealthImport, undoHealthImport } from './online-writes';

export function PatientIntegrations() {
  const { $api } = useServices();
  const clock = useClock();
  const isOffline = useAppSelector(selectIsOffline);
  const [address, setAddress] = useSearchParams();
  const question = ['get', '/health-imports', { params: { query: { page: readPage(address) } } }] as const;
  const list = $api.useQuery(...question, { placeholderData: keepPreviousData });
  const readAt = useReadAt([...question]);
  const add = useOnlineWrite(createHealthImport);
  const undo = useOnlineWrite(undoHealthImport);
  return (
    <IntegrationsScreen
      state={keptState(
        list,
        ({ data, pagination }) => ({ rows: data, pagination, isPending: list.isPlaceholderData }),
        readAt,
      )}
      clock={clock}
      isOffline={isOffline}
      onAdd={async (draft) => savedOf(await add(draft), ({ data }) => ({ added: data }))}
      onUndo={async ({ id }) => savedOf(await undo({ id }), () => ({}))}
      onPageChange={(page) => setAddress(page === 1 ? {} : { page: String(page) })}
      onRetry={() => void list.refetch()}
    />
  );
}
