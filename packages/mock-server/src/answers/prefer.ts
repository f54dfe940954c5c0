/** A client's wishes to the mock by `Prefer` (RFC 7240), with the names of Prism. */
export type Preference = { code?: number; example?: string; isDynamic?: boolean };

export const preferenceNames = ['__code', '__example', '__dynamic'];

/** Reads it from the header, or from `__code`, `__example`, `__dynamic` in the query, for who cannot set headers. */
export function readPreference(headers: Headers, query: URLSearchParams): Preference {
  const header = headers.get('prefer');
  if (header === null && !hasPreference(query)) return {};
  const given = new Map<string, string>();
  for (const part of (header ?? '').split(/[,;]/)) {
    const [name = '', ...rest] = part.split('=');
    given.set(
      name.trim().toLowerCase(),
      rest
        .join('=')
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    );
  }
  const read = (name: string) => query.get(`__${name}`) ?? given.get(name);
  const [code, example, dynamic] = [Number(read('code')), read('example'), read('dynamic')];
  return {
    ...(Number.isInteger(code) && code >= 100 && code <= 599 ? { code } : {}),
    ...(example ? { example } : {}),
    ...(dynamic !== undefined ? { isDynamic: dynamic !== 'false' } : {}),
  };
}

const hasPreference = (query: URLSearchParams) => preferenceNames.some((name) => query.has(name));

export const hasWish = ({ code, example, isDynamic }: Preference) =>
  code !== undefined || example !== undefined || isDynamic === true;
