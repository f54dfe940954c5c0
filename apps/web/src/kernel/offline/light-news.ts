import type { OutboxNews } from './outbox';
import type { OutboxEntry } from './write';

/** An entry without the bytes of its photo, which stay in the storage; only its existence is known. */
export function lightEntry<Entry extends OutboxEntry | null>(entry: Entry): Entry {
  if (entry === null || !('photo' in entry.write) || entry.write.photo === null) return entry;
  const photo = { ...entry.write.photo, bytes: new Uint8Array() };
  return { ...entry, write: { ...entry.write, photo } };
}

/** News without photos: otherwise each tab would get a copy. */
export function lightNews(news: OutboxNews): OutboxNews {
  switch (news.kind) {
    case 'added':
      return { ...news, entry: lightEntry(news.entry) };
    case 'changed':
      return { ...news, entries: news.entries.map(lightEntry) };
    case 'settled': {
      const settled = news.settled.map((one) => ({
        ...one,
        entry: lightEntry(one.entry),
        next: lightEntry(one.next),
      }));
      return { ...news, settled };
    }
    default:
      return news;
  }
}
