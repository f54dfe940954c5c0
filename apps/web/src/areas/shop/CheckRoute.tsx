import { toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { CheckScreen } from '@nadi/ui/screens/shop/CheckScreen';
import { showToast } from '@nadi/ui/toasts';
import { useNavigate, useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { tellOfError } from '../../kernel/shell/Toasts';
import { decidePrescription } from './online-writes';
import { own } from './places';
import { useCheckPictures } from './use-check-pictures';

export function CheckRoute() {
  const { $api, api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const navigate = useNavigate();
  const read = $api.useQuery(
    'get',
    '/prescription-checks/{id}',
    { params: { path: { id } } },
    { staleTime: 0, gcTime: 0 },
  );
  const decide = useOnlineWrite(decidePrescription);
  const check = read.data?.data;
  const pictures = useCheckPictures(check?.files ?? []);
  const isAbsent = read.isError && toProblem(read.error).status === 404;

  async function save(file: { id: string; name: string }): Promise<void> {
    const { data } = await api
      .GET('/prescription-check-files/{id}', { params: { path: { id: file.id } }, parseAs: 'blob' })
      .catch(() => ({ data: undefined }));
    if (data instanceof Blob) saveFile(data, file.name);
    else tellOfError(m.record_file_failed());
  }

  return (
    <CheckScreen
      key={id}
      state={isAbsent ? { phase: 'absent' } : pageState(read, ({ data }) => ({ check: data }))}
      pictures={pictures}
      clock={clock}
      isOffline={useAppSelector(selectIsOffline)}
      checksHref={own.checks}
      onSaveFile={(file) => void save(file)}
      onDecide={async (body) => {
        const outcome = await decide({ id, version: check?.version ?? 1, body });
        if (outcome.ok) {
          showToast({ tone: 'success', message: m.shop_check_done() });
          navigate(own.checks, { replace: true });
        }
        return savedOf(outcome, () => ({}));
      }}
      onRetry={() => void read.refetch()}
    />
  );
}
