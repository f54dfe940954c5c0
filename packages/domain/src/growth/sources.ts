import type { Source } from '../vital-signs/sources';

/** The publications that the charts and the rules of growth rest on; a rule adds its clause. */
const publications = {
  who2006: {
    title: 'WHO Child Growth Standards, 2006',
    url: 'https://www.who.int/tools/child-growth-standards',
  },
  who2007: {
    title: 'WHO growth reference for 5 to 19 years, 2007',
    url: 'https://www.who.int/tools/growth-reference-data-for-5to19-years',
  },
  iap2015: {
    title: 'Indian Academy of Pediatrics, revised growth charts for 5 to 18 years, 2015',
    url: 'https://doi.org/10.1007/s13312-015-0566-5',
  },
  iap2007: {
    title: 'Indian Academy of Pediatrics, growth monitoring guidelines from birth to 18 years, 2007',
    url: 'https://indianpediatrics.net/mar2007/mar-187-197.htm',
  },
  ng75: {
    title: 'NICE NG75, Faltering growth, 2017',
    url: 'https://www.nice.org.uk/guidance/ng75',
  },
  becker2015: {
    title: 'Academy of Nutrition and Dietetics and ASPEN, Indicators of pediatric malnutrition, 2015',
    url: 'https://doi.org/10.1177/0884533614557642',
  },
} as const;

export type Publication = keyof typeof publications;

export const sourceOf = (id: Publication, clause: string | null): Source => ({
  ...publications[id],
  clause,
});
