import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { SearchField } from '../../../components/SearchField/SearchField';
import * as styles from './HubScreen.css';
import { SearchResults } from './SearchResults';
import type { SearchState } from './types';

export type HubSearchProps = {
  /** The words that were searched for; empty if there were none. */
  query: string;
  search: SearchState;
  /** The address of the hub, to which a form goes that is sent before there is code. */
  hubHref: string;
  /** The words that were typed before the code was there. @default query */
  defaultWords?: string;
  hrefOf: (slug: string) => string;
  onSearch: (query: string) => void;
  onRetry?: () => void;
};

/** Searches the articles, and lists what was found. */
export function HubSearch(props: HubSearchProps) {
  const { query, search, hubHref, defaultWords = query, hrefOf, onSearch, onRetry } = props;
  const [words, setWords] = useState(defaultWords);
  return (
    <div className={styles.part}>
      <search>
        <form
          action={hubHref}
          method="get"
          className={styles.search}
          data-needs-code=""
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(words.trim());
          }}
        >
          <SearchField label={m.hub_search_label()} name="q" value={words} onChange={setWords} />
          <Button type="submit">{m.hub_search()}</Button>
        </form>
      </search>
      {search.phase !== 'none' && (
        <SearchResults search={search} query={query} hrefOf={hrefOf} onRetry={onRetry} />
      )}
    </div>
  );
}
