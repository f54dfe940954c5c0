import { useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Link } from '../../../components/Link/Link';
import { latePart, useLate } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { doctorName } from '../../../words/doctor-name';
import { sayDays } from '../private/wait-words';
import type { BookableDoctor, VisitType, WaitRow, WaitWish } from '../types';

type WaitCardProps = {
  doctor: BookableDoctor;
  /** Today on the doctor's wall, 'YYYY-MM-DD'. */
  today: string;
  type: VisitType;
  /** The entry on the list of this doctor; null without one. */
  wait: WaitRow | null;
  isOffline: boolean;
  onJoin: (wish: WaitWish) => Promise<Saved>;
};

const waitDialog = latePart(async () => (await import('./WaitDialog')).WaitDialog);

/** Offers the waitlist to whom no time suits; says so if they are on it. */
export function WaitCard({ doctor, today, type, wait, isOffline, onJoin }: WaitCardProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const WaitDialog = useLate(waitDialog, { isOpen, onOpenChange: close });
  const heading = useRef<HTMLHeadingElement>(null);
  const name = doctorName(doctor);
  return (
    <Card tone="sunken" as="section" aria-labelledby="waitlist">
      <Stack space={3}>
        <Heading level={2} size={22} id="waitlist" ref={heading}>
          {wait ? m.wait_heading() : m.wait_title()}
        </Heading>
        {wait ? (
          <>
            <Text>{m.wait_on_list({ name, days: sayDays(wait) })}</Text>
            <Link href="/dashboard/appointments" isAlone>
              {m.wait_see()}
            </Link>
          </>
        ) : (
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
          onJoin={onJoin}
          onClose={close}
          focusAfter={heading}
        />
      )}
    </Card>
  );
}
