import type { VitalSignType } from '@nadi/domain/vital-signs/vital-sign';
import type { ArticleCodes } from './article';

type Coded = { codes: ArticleCodes };
/** Names what a reading, a lab value or a medicine is known by. */
export type Code = { vitalSign: VitalSignType } | { loinc: string } | { atc: string };

/** Returns the articles that name a code, in their order. */
export function findByCode<A extends Coded>(articles: readonly A[], code: Code): A[] {
  return articles.filter(({ codes }) => {
    if ('vitalSign' in code) return codes.vitalSigns.includes(code.vitalSign);
    return 'loinc' in code ? codes.loinc.includes(code.loinc) : codes.atc.includes(code.atc);
  });
}
