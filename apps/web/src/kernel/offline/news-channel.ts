import type { NewsChannel, OutboxNews } from './outbox';

const kinds: ReadonlySet<OutboxNews['kind']> = new Set([
  'added',
  'changed',
  'sending',
  'settled',
  'corrected',
  'ended',
]);

/** Sends news of the outbox between the tabs of this browser and the worker; it never leaves the device. */
export function browserNews(name = 'nadi-outbox'): NewsChannel {
  const channel = new BroadcastChannel(name);
  let isOpen = true;
  return {
    // A round may end after the page has stopped listening.
    tell: (news) => {
      if (isOpen) channel.postMessage(news);
    },
    listen(listener) {
      const hear = ({ data }: MessageEvent<OutboxNews>) => {
        // A tab of another version may send news that this one does not know.
        if (kinds.has(data.kind)) listener(data);
      };
      channel.addEventListener('message', hear);
      return () => {
        channel.removeEventListener('message', hear);
        isOpen = false;
        channel.close();
      };
    },
  };
}

/** For a page that shares nothing with others. */
export const noNews: NewsChannel = { tell: () => undefined, listen: () => () => undefined };
