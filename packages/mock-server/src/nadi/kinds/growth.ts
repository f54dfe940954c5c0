import type { Growth } from '@nadi/contract/schema';
import { presentGrowth } from '@nadi/domain/growth/present-growth';
import type { Kind } from '../../mock-types';
import { subjectOf } from '../assessing';
import { toDays } from '../operations/vital-sign-course';
import { readingsOf } from '../readings';
import { keptOne, ownerOf } from './list-adapters';

/** How a child grows, worked out of the readings whenever it is asked for. */
export const growth: Kind<Growth> = {
  kept(given) {
    const me = ownerOf(given);
    const daysOf = (type: 'weight' | 'height') =>
      toDays(readingsOf(me, type).reverse()).flatMap(({ day, value: { min, max } }) =>
        min === null || max === null ? [] : [{ day, low: min, high: max }],
      );
    return keptOne(() =>
      presentGrowth({ weight: daysOf('weight'), height: daysOf('height') }, subjectOf(me), given.now),
    );
  },
};
