import { sayFactDetails, sayFactType } from '../screens/profile/HealthFacts/fact-words';
import type { HealthFact } from '../screens/profile/HealthFacts/types';

/** A health fact in two lines: "Pregnant", and its dates. @param today 'YYYY-MM-DD' */
export const sayFact = (fact: HealthFact, today: string): { title: string; detail: string } => ({
  title: sayFactType(fact.type),
  detail: sayFactDetails(fact, today),
});
