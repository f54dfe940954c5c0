import type { NewDeliveryAddress } from '@nadi/contract/schema';
import { checkAddress, type StateCode, states } from '@nadi/domain/shop/states';
import { CheckoutScreen } from '@nadi/ui/screens/shop/CheckoutScreen';
import { useNavigate } from 'react-router-dom';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import {
  addDeliveryAddress,
  beginCheckout,
  deleteDeliveryAddress,
  updateDeliveryAddress,
} from './online-writes';
import { own } from './places';
import { useCart } from './use-cart';

const stateItems = Object.entries(states).map(([id, { name }]) => ({ id, label: name }));
const pinFault = (pin: string, state: string) =>
  checkAddress({ pin, state: state as StateCode })[0]?.message ?? null;

export function CheckoutRoute() {
  const { $api } = useServices();
  const navigate = useNavigate();
  const { cart } = useCart();
  const read = $api.useQuery('get', '/shop/addresses', { params: { query: { limit: 100 } } });
  const [begin, add, update, remove] = [
    useOnlineWrite(beginCheckout),
    useOnlineWrite(addDeliveryAddress),
    useOnlineWrite(updateDeliveryAddress),
    useOnlineWrite(deleteDeliveryAddress),
  ];
  return (
    <CheckoutScreen
      state={pageState(read, ({ data }) => ({ addresses: data }))}
      cartHref={own.cart}
      states={stateItems}
      pinFault={pinFault}
      isOffline={useAppSelector(selectIsOffline)}
      onBegin={async (where) => {
        const outcome = await begin(where);
        if (outcome.ok)
          navigate(own.pay(outcome.data.data.id), { state: { seenPaise: cart?.itemsPaise ?? null } });
        return savedOf(outcome, () => ({}));
      }}
      onSaveAddress={async (draft, address) => {
        const body = draft as NewDeliveryAddress;
        return savedOf(
          address ? await update({ id: address.id, version: address.version, body }) : await add(body),
          () => ({}),
        );
      }}
      onDeleteAddress={async ({ id }) => savedOf(await remove(id), () => ({}))}
      onRetry={() => void read.refetch()}
    />
  );
}
