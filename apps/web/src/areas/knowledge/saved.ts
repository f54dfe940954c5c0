import { useSyncExternalStore } from 'react';
import { pageStorage, watchStorage } from '../../kernel/browser/page-storage';
import { personalKeys } from '../../kernel/browser/personal-keys';

/** An article that was saved: its title is said where no list of all articles is loaded. */
export type SavedArticle = { slug: string; title: string };

const key = personalKeys.savedArticles;
const listeners = new Set<() => void>();
const none: readonly SavedArticle[] = [];
let known: { text: string | null; list: readonly SavedArticle[] } = { text: null, list: none };

const isSaved = (one: unknown): one is SavedArticle =>
  typeof one === 'object' && one !== null && 'slug' in one && 'title' in one;

/** The saved articles, the newest first; what another version or hand has left there is no list. */
function readSaved(): readonly SavedArticle[] {
  const text = pageStorage().getItem(key);
  if (text === known.text) return known.list;
  known = { text, list: parse(text) };
  return known.list;
}

function parse(text: string | null): readonly SavedArticle[] {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter(isSaved) : none;
  } catch {
    return none;
  }
}

/** Saves an article on this device, or removes it. */
export function toggleSaved({ slug, title }: SavedArticle): void {
  const list = readSaved();
  const others = list.filter((one) => one.slug !== slug);
  const next = others.length === list.length ? [{ slug, title }, ...others] : others;
  pageStorage().setItem(key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Saved or removed in another tab.
  const unwatch = watchStorage(key, listener);
  return () => {
    listeners.delete(listener);
    unwatch();
  };
}

/** The saved articles of this device, as they are now. */
export const useSaved = (): readonly SavedArticle[] => useSyncExternalStore(subscribe, readSaved, () => none);
