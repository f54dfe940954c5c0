import { SearchField } from '@nadi/ui/components/SearchField';
import * as m from '@nadi/ui/messages';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../kernel/session/destination';

/** The search box above every page of the signed-in. It comes late, and leads to the page that searches. */
export function HeaderSearch() {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const place = useRef<HTMLElement>(null);
  useEffect(() => (place.current ? focusWhenOpened(place.current) : undefined), []);
  function search(query: string) {
    setWords('');
    void navigate(`${paths.search}?${new URLSearchParams({ q: query.trim() })}`);
  }
  return (
    <search ref={place}>
      <SearchField label={m.app_search()} value={words} onChange={setWords} onSubmit={search} />
    </search>
  );
}

/**
 * On a phone the field is hidden until the button for it is pressed: whoever pressed that wants to type.
 *
 * @returns a function that stops it
 */
function focusWhenOpened(place: HTMLElement): () => void {
  let wasShown = place.getClientRects().length > 0;
  const sizes = new ResizeObserver(() => {
    const isShown = place.getClientRects().length > 0;
    const isPressed = document.activeElement?.getAttribute('aria-expanded') === 'true';
    if (isShown && !wasShown && isPressed) place.querySelector('input')?.focus();
    wasShown = isShown;
  });
  sizes.observe(place);
  return () => sizes.disconnect();
}
