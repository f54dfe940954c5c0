/** Where both versions of an entry are compared that was changed elsewhere. */
export const conflictPath = (id: number): string => `/dashboard/unsent/${id}`;

/** Opens the form of an entry on the page of its kind. */
export const editHash = (id: number): string => `#unsent-${id}`;
