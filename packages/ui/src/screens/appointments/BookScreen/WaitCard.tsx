import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Loaded, Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { sayTime, sayVisitTime } from '../private/visit-words';
import { minutesLeft, sayDays } from '../private/wait-words';
import type { BookableDoctor, VisitType, WaitRow, WaitWish } from '../types';

type WaitCardProps = {
  doctor: BookableDoctor;
  /** Today on the doctor's wall, 'YYYY-MM-DD'. */
  today: string;
  type: VisitType;
  /** The entry on the list of this doctor; null without one. */
  wait: Loaded<{ entry: WaitRow | null }>;
  clock: Clock;
  isOffline: boolean;
  onJoin: (wish: WaitWish) => Promise<Saved>;
  onRetry: () => void;
};

const waitDialog = latePart(async () => (await import('./WaitDialog')).WaitDialog);

/** Offers the waitlist to whom no time suits; says so if they are on it. */
export function WaitCard({ doctor, today, type, wait, clock, isOffline, onJoin, onRetry }: WaitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const WaitDialog = useLate(waitDialog, { isOpen, onOpenChange: close });
  const heading = useRef<HTMLHeadingElement>(null);
  const name = doctorName(doctor);
  // Asks no one to join a list that they may be on.
  if (wait.phase === 'loading') return null;
  const isJoining = wait.phase === 'ready' && !wait.entry;
  return (
    <Card tone="sunken" as="section" aria-labelledby="waitlist">
      <Stack space={3}>
        <Heading level={2} size={22} id="waitlist" ref={heading} isFocusTarget>
          {isJoining ? m.wait_title() : m.wait_heading()}
        </Heading>
        <Phases
          state={wait}
          failed={{ title: m.wait_unread_title(), text: m.wait_unread() }}
          level={3}
          onRetry={onRetry}
        >
          {({ entry }) =>
            entry && (
              <>
                <Text>{sayWait(entry, name, clock)}</Text>
                <Link href="/dashboard/appointments" isAlone>
                  {m.wait_see()}
                </Link>
              </>
            )
          }
        </Phases>
        {isJoining && (
          <>
            <Text>{m.wait_about({ name })}</Text>
            <Text size={14} tone="muted">
              {isOffline ? m.wait_offline() : m.wait_hours()}
            </Text>
            <Button
              needs="manage"
              tone="secondary"
              isDisabled={isOffline}
              isPending={isOpen && !WaitDialog}
              onPress={() => setOpen(true)}
            >
              {m.wait_join()}
            </Button>
          </>
        )}
      </Stack>
      {WaitDialog && isOpen && (
        <WaitDialog
          name={name}
          today={today}
          type={type}
          offered={doctor.types}
          onJoin={onJoin}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Card>
  );
}

function sayWait(entry: WaitRow, name: string, clock: Clock): string {
  const { offer } = entry;
  if (!offer || minutesLeft(offer, clock.now) === 0) return m.wait_on_list({ name, days: sayDays(entry) });
  const when = sayVisitTime({ startsAt: offer.scheduledAt, endsAt: offer.endsAt }, clock);
  return m.wait_held_here({ when, time: sayTime(offer.expiresAt, clock.timeZone) });
}
