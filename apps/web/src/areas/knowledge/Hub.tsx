import { HubScreen, type HubScreenProps } from '@nadi/ui/screens/knowledge/HubScreen';
import { useMemo } from 'react';
import { hrefOf, hubPath } from './addresses';
import { listsOf } from './articles';
import { useSearch } from './use-search';

type HubProps = Pick<HubScreenProps, 'saved' | 'forReadings'> & {
  query: string;
  /** `YYYY-MM-DD` */
  today: string;
  onSearch: (query: string) => void;
};

/** The hub, within the app and as it is drawn at build. */
export function Hub({ query, today, onSearch, ...parts }: HubProps) {
  const lists = useMemo(() => listsOf(today), [today]);
  const { search, retry } = useSearch(query, today);
  return (
    <HubScreen
      // Begins what is typed anew with another address.
      key={query}
      {...lists}
      {...parts}
      query={query}
      search={search}
      hubHref={hubPath}
      hrefOf={hrefOf}
      onSearch={onSearch}
      onRetry={retry}
    />
  );
}
