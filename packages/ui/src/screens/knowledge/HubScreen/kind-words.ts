import * as m from '../../../../generated/messages/messages';
import type { ArticleKind } from './types';

export const kindWords: Record<ArticleKind, () => string> = {
  condition: m.hub_kind_condition,
  test: m.hub_kind_test,
  medicine: m.hub_kind_medicine,
  guide: m.hub_kind_guide,
  'first-aid': m.hub_kind_first_aid,
};
