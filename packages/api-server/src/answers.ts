/** An answer with nothing to tell but that it was done. */
export const done = () => ({ body: { success: true as const } });

/** An answer with its data. */
export const answer = <Data>(data: Data) => ({ body: { success: true as const, data } });

/** An answer with its data and the version for `If-Match`. */
export const versioned = <Data extends { version: number }>(data: Data) => ({
  ...answer(data),
  headers: { ETag: etagOf(data.version) },
});

/** Returns a version in the form of `ETag` and `If-Match`. */
export const etagOf = (version: number): string => `"${version}"`;
