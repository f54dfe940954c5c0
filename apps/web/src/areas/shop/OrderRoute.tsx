import * as m from '@nadi/ui/messages';
import { OrderScreen } from '@nadi/ui/screens/shop/OrderScreen';
import { useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { detailState } from '../../kernel/page/detail-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { useFileSaving } from '../../kernel/shell/use-file-saving';
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

  const { save } = useFileSaving(
    (document: 'invoice' | 'credit-note') =>
      api.GET('/shop/orders/{id}/invoice', {
        params: { path: { id }, query: { document } },
        parseAs: 'blob',
      }),
    m.shop_invoice_failed,
  );

  return (
    <OrderScreen
      key={id}
      state={detailState(read, ({ data }) => ({ order: data }))}
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
      onInvoice={(document) => void save(document, `${document}-${read.data?.data.number ?? id}.pdf`)}
      onRetry={() => void read.refetch()}
    />
  );
}
