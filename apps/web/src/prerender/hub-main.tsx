import { HubSearch } from '@nadi/ui/screens/knowledge/HubScreen';
import { useState } from 'react';
import { hrefOf, hubPath, searchPath } from '../areas/knowledge/addresses';
import { SavedList } from '../areas/knowledge/SavedList';
import { today } from '../areas/knowledge/today';
import { useSearch } from '../areas/knowledge/use-search';
import { startIslands } from './islands';

const query = (new URLSearchParams(location.search).get('q') ?? '').trim();

function Search({ place }: { place: HTMLElement }) {
  // Keeps what was typed up to the moment at which the drawn field is replaced.
  const [typed] = useState(() => place.querySelector('input')?.value ?? '');
  const { search, retry } = useSearch(query, today());
  return (
    <HubSearch
      query={query}
      search={search}
      hubHref={hubPath}
      defaultWords={typed || query}
      hrefOf={hrefOf}
      onSearch={(words) => location.assign(searchPath(words))}
      onRetry={retry}
    />
  );
}

startIslands({
  search: (place) => <Search place={place} />,
  saved: () => <SavedList />,
});
