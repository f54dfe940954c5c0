import { ShopScreen } from '@nadi/ui/screens/shop/ShopScreen';
import { useSearchParams } from 'react-router-dom';
import { readPage } from '../../kernel/browser/page-address';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { own } from './places';
import { categoriesQuery, productsQuery, readShopAddress, writeShopAddress } from './shop-address';
import { useCart } from './use-cart';

export function ShopRoute() {
  const [address, setAddress] = useSearchParams();
  const { $api } = useServices();
  const filter = readShopAddress(address);
  const list = $api.useQuery(...productsQuery(filter, readPage(address)), listOptions);
  const categories = $api.useQuery(...categoriesQuery);
  const rights = $api.useQuery('get', '/shop/rights', {});
  const { read, cart, change } = useCart();
  return (
    <ShopScreen
      state={listState(list)}
      filter={filter}
      categories={categories.data?.data ?? []}
      cart={cart}
      places={own}
      own={{ orders: own.orders, checks: rights.data?.data.isPharmacist ? own.checks : null }}
      isOffline={useAppSelector(selectIsOffline)}
      onFilter={(next) => setAddress(writeShopAddress(next))}
      onQuantity={change}
      onPageChange={(page) => setAddress(writeShopAddress(filter, page))}
      onRetry={() => void Promise.all([list.refetch(), categories.refetch(), read.refetch()])}
    />
  );
}
