/** Paths of the contract whose answers are of someone else's record. */
export const summaryPath = '/patient-search/records/{id}/health-summary';
export const recordsPath = '/patient-search/records/{id}';

/** What is shared is out of date as soon as it was read, and stays nowhere once no page shows it. */
export const atOnce = { staleTime: 0, gcTime: 0 } as const;
