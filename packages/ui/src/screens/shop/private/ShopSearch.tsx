import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Grid } from '../../../components/Grid/Grid';
import { Inline } from '../../../components/Inline/Inline';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Select } from '../../../components/Select/Select';
import { Stack } from '../../../components/Stack/Stack';
import type { Category, ShopFilter } from '../types';

export type ShopSearchProps = {
  filter: ShopFilter;
  categories: readonly Category[];
  onFilter: (filter: ShopFilter) => void;
};

/** No category is called so. */
const all = '*';

/** Words, category, order, and what is left out. */
export function ShopSearch({ filter, categories, onFilter }: ShopSearchProps) {
  const [words, setWords] = useState(filter.words);
  const change = (more: Partial<ShopFilter>) => onFilter({ ...filter, ...more });
  return (
    <Stack space={4}>
      <SearchField
        label={m.shop_search()}
        value={words}
        onChange={(next) => {
          setWords(next);
          // The cross of the field.
          if (next === '' && filter.words !== '') change({ words: '' });
        }}
        onSubmit={(next) => change({ words: next.trim() })}
      />
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
      <Inline space={6}>
        <Checkbox
          label={m.shop_only_in_stock()}
          value={filter.inStock}
          onChange={(inStock) => change({ inStock })}
        />
        <Checkbox
          label={m.shop_only_without_prescription()}
          value={filter.withoutPrescription}
          onChange={(withoutPrescription) => change({ withoutPrescription })}
        />
      </Inline>
    </Stack>
  );
}
