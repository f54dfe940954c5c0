import type { NewSlotHold } from '@nadi/contract/schema';
import type { BookScreenProps } from '@nadi/ui/screens/appointments/BookScreen';
import { useEffect, useRef, useState } from 'react';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { holdSlot, releaseSlot } from './online-writes';

type Time = Parameters<BookScreenProps['onChoose']>[0];

/**
 * Has the chosen time held while a patient books, and lets go of it when they leave. It is a courtesy: if it fails, nothing is said and nothing is prevented.
 *
 * @param onTaken reads the free times again: the chosen one may be gone
 */
export function useSlotHold(doctorId: NewSlotHold['doctorId'], onTaken: () => void) {
  const ask = useOnlineWrite(holdSlot);
  const release = useOnlineWrite(releaseSlot);
  const [hold, setHold] = useState<BookScreenProps['hold']>(null);
  const wanted = useRef<string | null>(null);
  const held = useRef<{ id: string; startsAt: string } | null>(null);
  const taken = useRef(onTaken);
  taken.current = onTaken;

  async function letGo() {
    wanted.current = null;
    const before = held.current;
    held.current = null;
    if (before) await release(before.id);
  }
  const leave = useRef(letGo);
  useEffect(() => () => void leave.current(), []);

  const until = hold?.status === 'held' ? hold.until : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => {
      setHold((before) => before && { startsAt: before.startsAt, status: 'over' });
      taken.current();
    }, Date.parse(until) - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  return {
    hold,
    async onChoose({ scheduledAt, type }: Time) {
      wanted.current = scheduledAt;
      setHold(null);
      const outcome = await ask({ doctorId, scheduledAt, type });
      const isWanted = wanted.current === scheduledAt;
      if (outcome.ok) {
        const { id, expiresAt } = outcome.data.data;
        held.current = { id, startsAt: scheduledAt };
        // The page was left while the answer was on its way.
        if (wanted.current === null) await letGo();
        else if (isWanted) setHold({ startsAt: scheduledAt, status: 'held', until: expiresAt });
      } else if (isWanted && outcome.kind === 'conflict') {
        setHold({ startsAt: scheduledAt, status: 'taken' });
        taken.current();
      }
    },
    /** Called once a time is booked, which ends its hold. */
    onBooked(scheduledAt: string) {
      if (held.current?.startsAt === scheduledAt) held.current = null;
    },
  };
}
