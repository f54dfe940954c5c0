import type { Role } from '@nadi/contract/schema';
import { SearchScreen } from '@nadi/ui/screens/search/SearchScreen';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useClock } from '../kernel/browser/clock';
import { selectIsOffline } from '../kernel/connectivity/connectivity-slice';
import { useAppSelector, useServices } from '../kernel/services/use-services';
import { selectUser } from '../kernel/session/session-selectors';
import { useSearch } from './use-search';

export function SearchRoute() {
  const role = useAppSelector(selectUser)?.role;
  return role && <Search role={role} />;
}

/** Wait after the last key before the address says what is searched for, in milliseconds: browsers limit how often it changes. */
const pause = 400;

function Search({ role }: { role: Role }) {
  const { navigation } = useServices();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('q') ?? '';
  const [words, setWords] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const [sent, setSent] = useState(asked);
  // The header's search box leads here from here too. An address that this page has set itself takes back nothing that was typed since.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    setSent(asked);
    if (asked !== sent) setWords(asked);
  }
  useEffect(() => {
    const query = words.trim();
    if (query === asked) return undefined;
    const timer = setTimeout(() => {
      // A result that was opened meanwhile is still loading behind this page: it keeps its address.
      if (navigation.place().pathname !== pathname) return;
      setSent(query);
      setAddress(query ? { q: query } : {}, { replace: true });
    }, pause);
    return () => clearTimeout(timer);
  }, [words, asked, setAddress, navigation, pathname]);
  const query = useDeferredValue(words.trim());
  const { groups, retry } = useSearch(role, { query, isPaused: query === sent }, useClock());
  const isOffline = useAppSelector(selectIsOffline);
  return (
    <SearchScreen
      words={words}
      query={query}
      groups={groups}
      isOffline={isOffline}
      onWords={setWords}
      onRetry={retry}
    />
  );
}
