import { Check, Hourglass, X } from 'lucide-react';
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

type WaitItemProps = WaitActs & { wait: WaitRow; clock: Clock; isOffline: boolean };

const ends = {
  missed: m.wait_ended_missed,
  past: m.wait_ended_past,
  unavailable: m.wait_ended_unavailable,
} as const;

/** One entry on a waitlist, with the time that is held. */
export function WaitItem({ wait, clock, isOffline, onTake, onDecline, onLeave }: WaitItemProps) {
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined, m.wait_failed());
  const name = doctorName(wait.doctor);
  const { offer, endedBecause } = wait;
  const left = offer ? minutesLeft(offer, clock.now) : 0;
  const when = offer ? sayVisitTime({ startsAt: offer.scheduledAt, endsAt: offer.endsAt }, clock) : '';
  const isHeld = offer !== null && left > 0;
  const act = (run: WaitActs[keyof WaitActs]) => () => void save(() => run(wait));
  const common = { needs: 'manage', size: 'small', isDisabled: isOffline || isPending } as const;
  return (
    <DividedItem>
      <Stack space={3}>
        <Stack space={1}>
          <Inline space={2} isWrapping={false}>
            <Icon icon={isHeld ? Check : endedBecause ? X : Hourglass} size={20} />
            <Heading level={3}>{isHeld ? m.wait_offer({ when }) : name}</Heading>
          </Inline>
          {offer && isHeld ? (
            <>
              <Text>{`${name} · ${typeLooks[offer.type].word()}`}</Text>
              <Text weight="bold">
                {m.wait_held({ count: left, time: sayTime(offer.expiresAt, clock.timeZone) })}
              </Text>
            </>
          ) : (
            <Text>
              {endedBecause
                ? ends[endedBecause]()
                : offer
                  ? m.wait_expired()
                  : m.wait_waiting({ days: sayDays(wait) })}
            </Text>
          )}
          {!endedBecause && wait.missedOffers > 0 && (
            <Text size={14} tone="muted">
              {m.wait_missed({ count: wait.missedOffers })}
            </Text>
          )}
        </Stack>
        <Inline space={2}>
          {isHeld && (
            <>
              <Button {...common} onPress={act(onTake)}>
                <span aria-hidden="true">{m.wait_take()}</span>
                <VisuallyHidden>{m.wait_take_of({ name, when })}</VisuallyHidden>
              </Button>
              <Button {...common} tone="secondary" onPress={act(onDecline)}>
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
          <Button {...common} tone={isHeld ? 'quiet' : 'secondary'} onPress={act(onLeave)}>
            <span aria-hidden="true">{endedBecause ? m.wait_remove() : m.wait_leave()}</span>
            <VisuallyHidden>
              {endedBecause ? m.wait_remove_of({ name }) : m.wait_leave_of({ name })}
            </VisuallyHidden>
          </Button>
        </Inline>
        {refused && <Banner tone="critical">{refused.message}</Banner>}
        {isOffline && <Text tone="muted">{m.wait_offline()}</Text>}
      </Stack>
    </DividedItem>
  );
}
