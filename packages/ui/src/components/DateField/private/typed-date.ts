import { latePart } from '../../private/use-late';

/** The code that a date field loads once the page is idle. */
export const typedDate = latePart(async () => (await import('./TypedDate')).TypedDate);
