import type { ExportedHealthFact, NewHealthFact } from '@nadi/contract/schema';
import { checkFact, findTooMany, toFact } from '@nadi/domain/vital-signs/fact-faults';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import type { Kind } from '../../mock-types';
import { factsOf, judgeAnew } from '../judging';
import { unprocessable } from '../problems';
import { keptList, ownerOf } from './kept';

export const healthFacts: Kind<ExportedHealthFact> = {
  kept(given) {
    const me = ownerOf(given);
    const others = (id: string) => me.healthFacts.filter((fact) => fact.id !== id);
    return keptList(() => me.healthFacts, {
      put(fact) {
        me.healthFacts = [...others(fact.id), fact];
      },
      remove(id) {
        me.healthFacts = others(id);
      },
    });
  },

  make(sent, before, given) {
    const me = ownerOf(given);
    const tooMany = before ? null : findTooMany(me.healthFacts.length, '/body');
    if (tooMany) throw unprocessable(tooMany);
    const fact = toFact(sent as NewHealthFact);
    const others = factsOf(me).filter(({ id }) => id !== before?.id);
    const faults = checkFact(fact, others, {
      dateOfBirth: me.patient?.dateOfBirth ?? null,
      now: given.now,
    });
    if (faults.length > 0) throw unprocessable(...faults);
    return { ...before, ...fact };
  },

  after: (given) => ({ rejudged: judgeAnew(ownerOf(given), given) }),

  show: presentFact,
};
