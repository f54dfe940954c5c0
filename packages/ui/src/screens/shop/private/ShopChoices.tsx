import * as m from '../../../../generated/messages/messages';
import { Grid } from '../../../components/Grid/Grid';
import { Select } from '../../../components/Select/Select';
import type { Category, ShopFilter } from '../types';

export type ShopChoicesProps = {
  filter: ShopFilter;
  categories: readonly Category[];
  onFilter: (filter: ShopFilter) => void;
};

/** Stands for all categories; never the id of one. */
const all = '*';

/** The category and the order of products. */
export function ShopChoices({ filter, categories, onFilter }: ShopChoicesProps) {
  const change = (more: Partial<ShopFilter>) => onFilter({ ...filter, ...more });
  return (
    <Grid columns={{ narrow: 1, medium: 2 }} space={4}>
      <Select
        label={m.shop_category()}
        items={[
          { id: all, label: m.shop_category_all() },
          ...categories.map(({ id, name, productCount }) => ({
            id,
            label: m.shop_category_count({ name, count: productCount }),
          })),
        ]}
        value={filter.category ?? all}
        onChange={(id) => change({ category: id === all ? null : id })}
      />
      <Select
        label={m.shop_sort()}
        items={[
          { id: 'relevance', label: m.shop_sort_relevance() },
          { id: 'name', label: m.shop_sort_name() },
          { id: 'price', label: m.shop_sort_cheapest() },
          { id: '-price', label: m.shop_sort_dearest() },
        ]}
        value={filter.sort}
        onChange={(sort) => change({ sort })}
      />
    </Grid>
  );
}
