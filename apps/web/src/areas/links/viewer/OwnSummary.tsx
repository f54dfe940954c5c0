import { type LinkText, readLink } from '@nadi/domain/links/link-text';
import { SharedSummary, type SharedSummaryState } from '@nadi/ui/screens/links/SharedSummaryScreen';
import { useEffect, useState } from 'react';
import { placesOf } from '../make-link';
import { openShared } from './open-shared';

/** The address of this page without the link: a link that stays in the history of a browser can be opened from there by anyone. */
function takeLink(): LinkText | null {
  const link = readLink(location.hash);
  if (link) history.replaceState(null, '', location.pathname);
  return link;
}

function beginWith(link: LinkText | null): SharedSummaryState {
  if (!link) return { phase: 'none' };
  if (!link.url.startsWith(placesOf(location.origin).manifests))
    return { phase: 'elsewhere', host: URL.parse(link.url)?.host ?? link.url };
  const { label, hasPasscode } = link;
  return { phase: 'asking', label, hasPasscode, isPending: false, failure: null };
}

/** Opens the link that is in the address of the page. */
export function OwnSummary() {
  const [link, setLink] = useState<LinkText | null>(null);
  const [state, setState] = useState<SharedSummaryState>({ phase: 'loading' });
  useEffect(() => {
    const look = () => {
      const found = takeLink();
      setLink(found);
      setState(beginWith(found));
    };
    // Another link may be opened in the same tab.
    const lookAgain = () => location.hash && look();
    look();
    addEventListener('hashchange', lookAgain);
    return () => removeEventListener('hashchange', lookAgain);
  }, []);
  return (
    <SharedSummary
      state={state}
      onOpen={(given) => {
        if (!link || state.phase !== 'asking' || state.isPending) return;
        const asking = { ...state, failure: null };
        setState({ ...asking, isPending: true });
        void openShared(link, given, asking).then(setState);
      }}
    />
  );
}
