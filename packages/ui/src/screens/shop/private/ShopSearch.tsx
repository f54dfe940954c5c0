import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Inline } from '../../../components/Inline/Inline';
import { SearchField } from '../../../components/SearchField/SearchField';
import { Stack } from '../../../components/Stack/Stack';
import type { ShopFilter } from '../types';
import { useSearchWords } from './use-search-words';

export type ShopSearchProps = {
  filter: ShopFilter;
  onFilter: (filter: ShopFilter) => void;
  /** The fields for category and order. */
  choices?: ReactNode;
};

/** Words, category, order, and what is left out. */
export function ShopSearch({ filter, choices, onFilter }: ShopSearchProps) {
  const [words, setWords] = useSearchWords(filter.words);
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
      {choices}
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
