import { toProblem } from '@nadi/api-client/problems';
import * as m from '@nadi/ui/messages';
import { OrderScreen } from '@nadi/ui/screens/shop/OrderScreen';
import { useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { saveFile } from '../../kernel/browser/save-file';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { tellOfError } from '../../kernel/shell/Toasts';
import { cancelOrder, confirmTestPayment, payOrder, requestReturn } from './online-writes';
import { own } from './places';

export function OrderRoute() {
  const { $api, api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const read = $api.useQuery('get', '/shop/orders/{id}', { params: { path: { id } } }, { staleTime: 0 });
  const [cancel, giveBack, pay, confirm] = [
    useOnlineWrite(cancelOrder),
    useOnlineWrite(requestReturn),
    useOnlineWrite(payOrder),
    useOnlineWrite(confirmTestPayment),
  ];
  const nothing = () => ({});
  const order = read.data?.data;
  const isAbsent = read.isError && toProblem(read.error).status === 404;

  async function save(document: 'invoice' | 'credit-note'): Promise<void> {
    const { data } = await api
      .GET('/shop/orders/{id}/invoice', {
        params: { path: { id }, query: { document } },
        parseAs: 'blob',
      })
      .catch(() => ({ data: undefined }));
    if (data instanceof Blob) saveFile(data, `${document}-${order?.number ?? id}.pdf`);
    else tellOfError(m.shop_invoice_failed());
  }

  return (
    <OrderScreen
      key={id}
      state={isAbsent ? { phase: 'absent' } : pageState(read, ({ data }) => ({ order: data }))}
      clock={clock}
      isOffline={useAppSelector(selectIsOffline)}
      ordersHref={own.orders}
      onPay={async (result) => {
        const begun = await pay(id);
        if (!begun.ok) return savedOf(begun, nothing);
        const ended = await confirm({ id: begun.data.data.id, body: { result } });
        if (ended.ok && ended.data.data.status !== 'PAID') return { ok: false, message: m.shop_pay_failed() };
        return savedOf(ended, nothing);
      }}
      onCancel={async () => savedOf(await cancel(id), nothing)}
      onReturn={async (reason) => savedOf(await giveBack({ id, body: { reason } }), nothing)}
      onInvoice={(document) => void save(document)}
      onRetry={() => void read.refetch()}
    />
  );
}
