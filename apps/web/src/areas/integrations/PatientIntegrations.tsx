import { isVisibleLine } from '@nadi/contract/visible-text';
import { type ExportActs, IntegrationsScreen } from '@nadi/ui/screens/integrations/IntegrationsScreen';
import { keepPreviousData } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { localTimeZone } from '../../kernel/browser/time-zone';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { keptState } from '../../kernel/page/page-state';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { latePart } from '../../kernel/shell/late-part';
import { createHealthImport, undoHealthImport } from './online-writes';
import { useConnections } from './use-connections';

// Fetched with the page's data: browsers without Bluetooth need little of it, and all of it is large.
const MeasurePart = latePart(async () => (await import('./measure/MeasurePart')).MeasurePart);

/** Opens a CSV file with the clock of this device. */
async function openFile(file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { openCsv } = await import('@nadi/domain/integrations/csv-file');
  return openCsv(bytes, { now: new Date(), timeZone: localTimeZone() });
}

/** Reads an export of Apple Health; the code for it comes once a file is chosen. */
const openExport: ExportActs['onOpenExport'] = async (file, given) => {
  const [{ openExport }, { startWorker }] = await Promise.all([
    import('./open-export'),
    import('./start-worker'),
  ]);
  return openExport(startWorker, file, given);
};

/** Returns a name that the contract takes: some files have letters in their name that nobody sees. */
function sendableName(name: string, instead: string): string {
  const short = [...name].slice(0, 100).join('');
  return isVisibleLine(short) ? short : instead;
}

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
  const connections = useConnections();
  return (
    <IntegrationsScreen
      connections={connections}
      measuring={
        <Suspense fallback={null}>
          <MeasurePart />
        </Suspense>
      }
      state={keptState(
        list,
        ({ data, pagination }) => ({ rows: data, pagination, isPending: list.isPlaceholderData }),
        readAt,
      )}
      clock={clock}
      isOffline={isOffline}
      onOpen={openFile}
      onAdd={async (draft) =>
        savedOf(await add({ ...draft, name: sendableName(draft.name, 'File.csv') }), ({ data }) => ({
          added: data,
        }))
      }
      onOpenExport={openExport}
      onAddExport={async (draft) =>
        (await import('./send-export')).sendExport(
          { ...draft, name: sendableName(draft.name, 'export.zip') },
          add,
        )
      }
      onUndo={async ({ id }) => {
        for (;;) {
          const saved = savedOf(await undo({ id }), ({ data }) => ({ status: data.status }));
          // The readings of a large file are removed a few thousand at a time.
          if (!saved.ok || saved.status !== 'undoing') return saved;
        }
      }}
      onPageChange={(page) => setAddress(page === 1 ? {} : { page: String(page) })}
      onRetry={() => void list.refetch()}
    />
  );
}
