import type { ExportedHealthFact, NewHealthFact } from '@nadi/contract/schema';
import { checkFact, findTooMany, toFact } from '@nadi/domain/vital-signs/fact-faults';
import { presentFact } from '@nadi/domain/vital-signs/present-fact';
import type { Kind } from '../../mock-types';
import { factsOf, reassess } from '../assessing';
import { unprocessable } from '../problems';
import { keptList, ownerOf, putInto } from './list-adapters';

export const healthFacts: Kind<ExportedHealthFact> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.healthFacts, {
      put: (fact) => putInto(me.healthFacts, fact),
      remove(id) {
        me.healthFacts = me.healthFacts.filter((fact) => fact.id !== id);
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

  after: (given) => ({ reassessed: reassess(ownerOf(given), given) }),

  show: presentFact,
};
