import type { SearchPart } from '../../kernel/search/search-part';

// Late: in one piece with the page, they would draw the words of readings out of the files of others.
const late = () => import('./search-readings');

/** The patient's own readings. */
const readings: SearchPart = {
  group: 'readings',
  roles: ['PATIENT'],
  load: async (...given) => (await late()).searchReadings(...given),
};

/** The facts that decide the patient's ranges, such as a pregnancy. */
const facts: SearchPart = {
  group: 'facts',
  roles: ['PATIENT'],
  load: async (...given) => (await late()).searchFacts(...given),
};

export const search: readonly SearchPart[] = [readings, facts];
