import type { SearchPart } from '../../kernel/search/search-part';

/** The patient's own readings. */
export const search: SearchPart = {
  group: 'readings',
  roles: ['PATIENT'],
  // Late: in one piece with the page, it would draw the words of readings out of the files of others.
  load: async (...given) => (await import('./search-readings')).searchReadings(...given),
};
