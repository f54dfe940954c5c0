import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { sayTime } from '../private/visit-words';
import type { FreeTime } from '../types';

/** A time that was chosen, and what became of it: it is held, its ten minutes have passed, or someone else has it. */
export type ChosenTime = { startsAt: string } & (
  | { status: 'held'; until: string }
  | { status: 'over' }
  | { status: 'taken' }
);

type HoldLineProps = { hold: ChosenTime | null; chosen: string | null; slot: FreeTime | null; clock: Clock };

function sayHold({ hold, chosen, slot, clock }: HoldLineProps): string | null {
  if (!hold || hold.startsAt !== chosen) return null;
  if (hold.status === 'held')
    return slot && m.visits_hold_until({ time: sayTime(hold.until, clock.timeZone) });
  // A time that is free no more is not shown among the free ones.
  return hold.status === 'over' && slot ? m.visits_hold_over() : m.visits_hold_taken();
}

/** Tells until when the chosen time is held; announced, and without a clock that runs down. */
export function HoldLine(props: HoldLineProps) {
  const said = sayHold(props);
  return (
    <div role="status">
      {said && (
        <Text size={14} tone="muted">
          {said}
        </Text>
      )}
    </div>
  );
}
