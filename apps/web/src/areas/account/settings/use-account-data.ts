import type { DataScreenProps } from '@nadi/ui/screens/settings/DataScreen';
import { saveFile } from '../../../kernel/browser/save-file';
import { failureOf } from '../../../kernel/requests/action';
import { useServices } from '../../../kernel/services/use-services';
import { useAction } from './use-action';
import { usePasswordGate } from './use-password-gate';

const path = '/account/deletion';

/** Taking along what is kept of oneself, and having it erased. */
export function useAccountData(): {
  props: Omit<DataScreenProps, 'clock'>;
  dialog: ReturnType<typeof usePasswordGate>['dialog'];
} {
  const { $api, api } = useServices();
  const gate = usePasswordGate();
  const known = $api.useQuery('get', path, {}, { staleTime: 0 });
  const exporting = useAction(gate);
  const deletion = useAction(gate);
  const readAgain = () => void known.refetch();

  function state(): DataScreenProps['state'] {
    if (known.data)
      return {
        phase: 'ready',
        eraseAt: known.data.data?.erasesAt ?? null,
        exporting: exporting.state,
        deletion: deletion.state,
      };
    return known.isError ? failureOf(known.error) : { phase: 'loading' };
  }

  return {
    dialog: gate.dialog,
    props: {
      state: state(),
      onExport: () =>
        exporting.run(
          () => api.GET('/account/export', { parseAs: 'blob' }),
          (archive) => saveFile(archive, `nadi-${new Date().toISOString().slice(0, 10)}.zip`),
        ),
      onDelete: () => deletion.run(() => api.POST(path), readAgain),
      onKeepAccount: () => deletion.run(() => api.DELETE(path), readAgain),
      onRetry: readAgain,
    },
  };
}
