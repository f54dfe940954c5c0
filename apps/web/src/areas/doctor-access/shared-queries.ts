/** Paths of the contract whose answers are of someone else's record. */
export const summaryPath = '/patient-search/records/{id}/health-summary';
export const accessPath = '/patient-search/records/{id}/access';
export const recordsPath = '/patient-search/records/{id}';

/** Treats what is shared as out of date as soon as it was read, and keeps it nowhere once no page shows it. */
export const atOnce = { staleTime: 0, gcTime: 0 } as const;
