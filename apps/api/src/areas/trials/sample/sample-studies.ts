import { heartAndSugar } from './heart-and-sugar';
import { lungsAndInfections } from './lungs-and-infections';
import { mindAndOthers } from './mind-and-others';
import { toStudies } from './to-studies';

/** Invented studies in the form of ClinicalTrials.gov, to try Nadi out: no one can take part in them, and each says so. */
export const sampleStudies: readonly object[] = toStudies(
  [heartAndSugar, lungsAndInfections, mindAndOthers].map((text) => text.trim()).join('\n\n'),
);
