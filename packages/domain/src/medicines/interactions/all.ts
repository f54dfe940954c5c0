import { interactionsOfBlood } from './blood';
import { interactionsOfHeart } from './heart';
import type { Interaction } from './interaction';
import { otherInteractions } from './others';
import { interactionsOfStatins } from './statins';

/** Lists what public documents say of medicines that are taken together. A pair that is not here is not known, and so not checked. */
export const interactions: readonly Interaction[] = [
  ...interactionsOfBlood,
  ...interactionsOfHeart,
  ...interactionsOfStatins,
  ...otherInteractions,
];
