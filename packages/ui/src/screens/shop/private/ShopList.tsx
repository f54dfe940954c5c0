import * as m from '../../../../generated/messages/messages';
import { DividedList } from '../../../components/DividedList/DividedList';
import { ListCard } from '../../../patterns/ListCard/ListCard';
import type { Listed, Loaded } from '../../../patterns/state';
import type { Cart, ChangeQuantity, ProductRow, ShopPlaces } from '../types';
import { ProductItem } from './ProductItem';
import { ShopSearch, type ShopSearchProps } from './ShopSearch';

export type ShopListProps = ShopSearchProps & {
  state: Loaded<Listed<ProductRow>>;
  /** Null while it is not known. */
  cart: Cart | null;
  places: ShopPlaces;
  onQuantity: ChangeQuantity;
  onPageChange: (page: number) => void;
  onRetry: () => void;
};

/** The products that were found, and the fields that choose them. */
export function ShopList(props: ShopListProps) {
  const { state, filter, choices, cart, places, onFilter } = props;
  const quantityOf = (id: string) =>
    cart && (cart.items.find(({ product }) => product.id === id)?.quantity ?? 0);
  return (
    <ListCard
      state={state}
      title={m.shop_products()}
      things={m.shop_product_count}
      choice={filter.words || m.shop_products()}
      news={<ShopSearch filter={filter} choices={choices} onFilter={onFilter} />}
      failed={{ title: m.shop_failed_title(), text: m.shop_failed() }}
      empty={{ title: m.shop_none_title(), text: m.shop_none() }}
      order="other"
      onPageChange={props.onPageChange}
      onRetry={props.onRetry}
    >
      {({ rows }) => (
        <DividedList label={m.shop_products()}>
          {rows.map((product) => (
            <ProductItem
              key={product.id}
              product={product}
              href={places.product(product.id)}
              quantity={quantityOf(product.id)}
              onChange={props.onQuantity}
            />
          ))}
        </DividedList>
      )}
    </ListCard>
  );
}
