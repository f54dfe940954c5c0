import { Check, Hourglass, X } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { sayTime, sayVisitTime, typeLooks } from '../private/visit-words';
import { minutesLeft, sayDays } from '../private/wait-words';
import type { WaitRow } from '../types';

export type WaitActs = {
  onTake: (wait: WaitRow) => Promise<Saved>;
  onDecline: (wait: WaitRow) => Promise<Saved>;
  onLeave: (wait: WaitRow) => Promise<Saved>;
};

type WaitItemProps = WaitActs & {
  wait: WaitRow;
  clock: Clock;
  isOffline: boolean;
  /** Asks before an open entry is left. */
  onAskLeave: () => void;
  /** Called after what was done: the button that did it is gone, and with `isGone` the entry too. */
  onDone: (isGone: boolean) => void;
};

type Act = 'take' | 'decline' | 'remove';

const ends = {
  missed: m.wait_ended_missed,
  past: m.wait_ended_past,
  unavailable: m.wait_ended_unavailable,
} as const;

/** One entry on a waitlist, with the time that is held. */
export function WaitItem(props: WaitItemProps) {
  const { wait, clock, isOffline, onTake, onDecline, onLeave, onAskLeave, onDone } = props;
  const [last, setLast] = useState<{ act: Act; start: string | undefined }>();
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined, m.wait_failed());
  const name = doctorName(wait.doctor);
  const { offer, endedBecause } = wait;
  const left = offer ? minutesLeft(offer, clock.now) : 0;
  const when = offer ? sayVisitTime({ startsAt: offer.scheduledAt, endsAt: offer.endsAt }, clock) : '';
  const heldUntil = offer ? sayTime(offer.expiresAt, clock.timeZone) : '';
  const isHeld = left > 0;
  // A time that was offered since is another matter.
  const isRefused = refused && (!offer || offer.scheduledAt === last?.start);
  const button = (act: Act, run: WaitActs[keyof WaitActs]) => ({
    needs: 'manage' as const,
    size: 'small' as const,
    // Keeps the focus while it is under way.
    isPending: isPending && last?.act === act,
    isDisabled: isOffline || (isPending && last?.act !== act),
    onPress: () => {
      setLast({ act, start: offer?.scheduledAt });
      void save(async () => {
        const outcome = await run(wait);
        if (outcome.ok) onDone(act !== 'decline');
        return outcome;
      });
    },
  });
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Inline space={2} isWrapping={false}>
            <Icon icon={isHeld ? Check : endedBecause ? X : Hourglass} size={20} />
            <Heading level={3}>
              {isHeld ? m.wait_offer({ when }) : offer ? m.wait_offer_was({ when }) : name}
            </Heading>
          </Inline>
          {offer ? (
            <>
              <Text>{`${name} · ${typeLooks[offer.type].word()}`}</Text>
              <Text weight="bold">
                {isHeld ? m.wait_held({ count: left, time: heldUntil }) : m.wait_expired({ time: heldUntil })}
              </Text>
              {offer.confirmation === 'on_request' && <Text>{m.wait_confirms()}</Text>}
            </>
          ) : (
            <Text>{endedBecause ? ends[endedBecause]() : m.wait_waiting({ days: sayDays(wait) })}</Text>
          )}
          {!endedBecause && wait.missedOffers > 0 && (
            <Text size={14} tone="muted">
              {m.wait_missed({ count: wait.missedOffers })}
            </Text>
          )}
        </Stack>
        <Inline space={2}>
          {offer && (
            <>
              <Button {...button('take', onTake)}>
                <span aria-hidden="true">{m.wait_take()}</span>
                <VisuallyHidden>{m.wait_take_of({ name, when })}</VisuallyHidden>
              </Button>
              <Button {...button('decline', onDecline)} tone="secondary">
                <span aria-hidden="true">{m.wait_decline()}</span>
                <VisuallyHidden>{m.wait_decline_of({ name, when })}</VisuallyHidden>
              </Button>
              <Button
                tone="quiet"
                size="small"
                href={`/dashboard/consultations/book?doctor=${wait.doctor.id}`}
              >
                <span aria-hidden="true">{m.wait_fees()}</span>
                <VisuallyHidden>{m.wait_fees_of({ name })}</VisuallyHidden>
              </Button>
            </>
          )}
          {endedBecause ? (
            <>
              {endedBecause !== 'unavailable' && (
                <Button
                  needs="manage"
                  tone="secondary"
                  size="small"
                  href={`/dashboard/consultations/book?doctor=${wait.doctor.id}`}
                >
                  <span aria-hidden="true">{m.visits_book_again()}</span>
                  <VisuallyHidden>{m.visits_book_again_of({ name })}</VisuallyHidden>
                </Button>
              )}
              <Button {...button('remove', onLeave)} tone="quiet">
                <span aria-hidden="true">{m.wait_remove()}</span>
                <VisuallyHidden>{m.wait_remove_of({ name })}</VisuallyHidden>
              </Button>
            </>
          ) : (
            <Button
              needs="manage"
              size="small"
              tone={offer ? 'quiet' : 'secondary'}
              isDisabled={isOffline || isPending}
              onPress={onAskLeave}
            >
              <span aria-hidden="true">{m.wait_leave()}</span>
              <VisuallyHidden>{m.wait_leave_of({ name })}</VisuallyHidden>
            </Button>
          )}
        </Inline>
        {isRefused && <Banner tone="critical">{refused.message}</Banner>}
        {isOffline && <Text tone="muted">{m.wait_offline()}</Text>}
      </Stack>
    </DividedItem>
  );
}
