import { Text } from '../../Text/Text';
import { sayCondition } from '../reading/conditional';
import type { Interpretation } from '../reading/reading';

/** Beside a badge: under which condition another range is more severe. Nothing where none is. */
export function ConditionNote({ interpretation }: { interpretation: Interpretation }) {
  const words = sayCondition(interpretation);
  return words && <Text size={14}>{words}</Text>;
}
