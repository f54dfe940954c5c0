import * as m from '../../../../generated/messages/messages';

const hour = 3_600_000;

/** How long ago something was published: in hours below 24 of them, otherwise in days. Both moments are RFC 3339. */
export function publishedAgo(publishedAt: string, now: string): string {
  const hours = Math.max(0, Math.floor((Date.parse(now) - Date.parse(publishedAt)) / hour));
  return hours < 24
    ? m.published_hours({ count: hours })
    : m.published_days({ count: Math.floor(hours / 24) });
}
