import { SearchField } from '@nadi/ui/components/SearchField';
import * as m from '@nadi/ui/messages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../kernel/session/destination';

/** The search box above every page of the signed-in. It comes late, and leads to the page that searches. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  function search(query: string) {
    setWords('');
    void navigate(`${paths.search}?${new URLSearchParams({ q: query.trim() })}`);
  }
  return (
    <search>
      <SearchField label={m.app_search()} value={words} onChange={setWords} onSubmit={search} />
    </search>
  );
}
