/** The address at which both versions of an entry are compared that was changed elsewhere. */
export const conflictPath = (id: number): string => `/dashboard/unsent/${id}`;

/** The address fragment that opens the form of an entry on its page. */
export const editHash = (id: number): string => `#unsent-${id}`;
