import { type RefObject, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { LateDeleteDialog } from '../../../patterns/DeleteDialog/LateDeleteDialog';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Kept } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { sayDays } from '../private/wait-words';
import type { WaitRow } from '../types';
import { type WaitActs, WaitItem } from './WaitItem';

type WaitsCardProps = {
  state: Kept<{ rows: readonly WaitRow[] }>;
  acts: WaitActs;
  clock: Clock;
  isOffline: boolean;
  onRetry: () => void;
  /** Takes the focus when the last entry is gone. */
  focusAfter: RefObject<HTMLElement | null>;
};

/** The waitlists of a patient; nothing for whoever is on none. */
export function WaitsCard({ state, acts, clock, isOffline, onRetry, focusAfter }: WaitsCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [leaving, setLeaving] = useState<WaitRow | null>(null);
  const count = state.phase === 'ready' ? state.rows.length : null;
  const isSilent = state.phase === 'loading' || state.phase === 'forbidden' || count === 0;
  const afterOne = count === 1 ? focusAfter : heading;
  return (
    <>
      {!isSilent && (
        <Card as="section" aria-labelledby="waitlist">
          <Stack space={3}>
            <Heading level={2} id="waitlist" ref={heading} isFocusTarget>
              {m.wait_heading()}
            </Heading>
            <Phases
              state={state}
              failed={{ title: m.wait_unread_title(), text: m.wait_unread() }}
              notOnDevice={{ text: m.wait_not_on_device() }}
              isOffline={isOffline}
              level={3}
              onRetry={onRetry}
            >
              {({ rows }) => (
                <DividedList label={m.wait_heading()}>
                  {rows.map((wait) => (
                    <WaitItem
                      key={wait.id}
                      wait={wait}
                      clock={clock}
                      isOffline={isOffline}
                      {...acts}
                      onAskLeave={() => setLeaving(wait)}
                      onDone={(isGone) => (isGone ? afterOne : heading).current?.focus()}
                    />
                  ))}
                </DividedList>
              )}
            </Phases>
          </Stack>
        </Card>
      )}
      {leaving && (
        <LateDeleteDialog
          title={m.wait_leave_question({ name: doctorName(leaving.doctor) })}
          description={leaving.offer ? m.wait_leave_offer() : m.wait_leave_about()}
          yes={m.wait_leave()}
          no={m.wait_stay()}
          onDelete={() => acts.onLeave(leaving)}
          onClose={() => setLeaving(null)}
          focusAfter={afterOne}
        >
          {m.wait_waiting({ days: sayDays(leaving) })}
        </LateDeleteDialog>
      )}
    </>
  );
}
