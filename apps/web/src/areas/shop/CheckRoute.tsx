import * as m from '@nadi/ui/messages';
import { CheckScreen } from '@nadi/ui/screens/shop/CheckScreen';
import { showToast } from '@nadi/ui/toasts';
import { useNavigate, useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { detailState } from '../../kernel/page/detail-state';
import { usePictures } from '../../kernel/requests/use-pictures';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useFileSaving } from '../../kernel/shell/use-file-saving';
import { decidePrescription } from './online-writes';
import { own } from './places';

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

  const pictures = usePictures(check?.files ?? [], (file, page, signal) =>
    api.GET('/prescription-check-files/{id}/preview', {
      params: { path: { id: file }, query: { page } },
      parseAs: 'blob',
      signal,
    }),
  );
  const { save } = useFileSaving(
    (file) => api.GET('/prescription-check-files/{id}', { params: { path: { id: file } }, parseAs: 'blob' }),
    m.record_file_failed,
  );

  return (
    <CheckScreen
      key={id}
      state={detailState(read, ({ data }) => ({ check: data }))}
      pictures={pictures}
      clock={clock}
      isOffline={useAppSelector(selectIsOffline)}
      checksHref={own.checks}
      onSaveFile={(file) => void save(file.id, file.name)}
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
