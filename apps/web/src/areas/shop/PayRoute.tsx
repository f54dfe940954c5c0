import { PayScreen } from '@nadi/ui/screens/shop/PayScreen';
import { sayDay } from '@nadi/ui/words/moment';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { detailState } from '../../kernel/page/detail-state';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { leaveCheckout, placeOrder } from './online-writes';
import { own } from './places';

const places = {
  ...{ cart: own.cart, checkout: own.checkout, order: own.order },
  upload: '/dashboard/medical-records/upload',
};

export function PayRoute() {
  const { $api } = useServices();
  const { id = '' } = useParams();
  const clock = useClock();
  const navigate = useNavigate();
  const { state } = useLocation();
  const isPatient = useAppSelector(selectUser)?.role === 'PATIENT';
  const read = $api.useQuery('get', '/shop/checkouts/{id}', { params: { path: { id } } }, { staleTime: 0 });
  const records = $api.useQuery(
    'get',
    '/medical-records',
    { params: { query: { type: 'prescription', limit: 50 } } },
    { enabled: isPatient && read.data?.data.needsPrescription === true, staleTime: 0 },
  );
  const [order, leave] = [useOnlineWrite(placeOrder), useOnlineWrite(leaveCheckout)];
  const seen: unknown = state?.seenPaise;
  return (
    <PayScreen
      key={id}
      state={detailState(read, ({ data }) => ({ checkout: data }))}
      prescriptions={
        isPatient
          ? pageState(records, ({ data }) => ({
              rows: data
                .filter(({ files }) => files.length > 0)
                .map((record) => ({
                  id: record._id,
                  title: record.title,
                  day: record.day === null ? '' : sayDay(record.day),
                })),
            }))
          : null
      }
      seenPaise={typeof seen === 'number' ? seen : null}
      clock={clock}
      isOffline={useAppSelector(selectIsOffline)}
      places={places}
      onOrder={async (payment) => {
        const outcome = await order({ checkoutId: id, ...payment });
        // Replaces the checkout, which is over, in the history.
        if (outcome.ok) navigate(own.order(outcome.data.data.id), { replace: true });
        return savedOf(outcome, () => ({}));
      }}
      onLeave={async () => {
        const outcome = await leave(id);
        if (outcome.ok) navigate(own.cart, { replace: true });
        return savedOf(outcome, () => ({}));
      }}
      onRetry={() => void Promise.all([read.refetch(), isPatient && records.refetch()])}
    />
  );
}
