import { latePart } from '../../private/use-late';

/** What a date field becomes once the page is calm. */
export const typedDate = latePart(async () => (await import('./TypedDate')).TypedDate);
