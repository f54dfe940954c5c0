import { HubSearch } from '@nadi/ui/screens/knowledge/HubScreen';
import { hrefOf, searchPath } from '../areas/knowledge/addresses';
import { today } from '../areas/knowledge/today';
import { useSearch } from '../areas/knowledge/use-search';
import { startIslands } from './islands';

const query = (new URLSearchParams(location.search).get('q') ?? '').trim();

function Search() {
  const { search, retry } = useSearch(query, today());
  return (
    <HubSearch
      query={query}
      search={search}
      hrefOf={hrefOf}
      onSearch={(words) => location.assign(searchPath(words))}
      onRetry={retry}
    />
  );
}

startIslands({ search: () => <Search /> });
