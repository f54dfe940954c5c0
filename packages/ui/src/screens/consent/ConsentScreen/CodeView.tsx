import { brand } from '@nadi/brand';
import { CalendarDays, FileText, type LucideIcon, ShieldAlert } from 'lucide-react';
import { type ReactNode, type RefObject, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Icon } from '../../../components/Icon/Icon';
import { Inline } from '../../../components/Inline/Inline';
import { PulseRiver } from '../../../components/PulseRiver/PulseRiver';
import { useLate, usePreload } from '../../../components/private/use-late';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Clock } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { doctorName } from '../../../words/doctor-name';
import { shrinking } from '../private/consent.css';
import { sayDates, sayDayOf, sayKinds } from '../private/consent-words';
import type { ConsentRow } from '../types';
import { CodeCard, type ShownCode } from './CodeCard';
import { actions, waiting } from './ConsentScreen.css';
import type { DenyDialogProps } from './DenyDialog';
import { denyDialog } from './RequestForm';

export type CodeViewProps = Pick<DenyDialogProps, 'onDeny'> & {
  consent: ConsentRow & { code: NonNullable<ConsentRow['code']> };
  /** Null where this page was not told the digits, or newer ones were made elsewhere. */
  code: ShownCode | null;
  clock: Clock;
  isOffline: boolean;
  onNewCode: (consent: ConsentRow) => Promise<Saved<object, ConsentRow>>;
  heading: RefObject<HTMLHeadingElement | null>;
};

/** An allowed request: the code that the patient reads out, until the doctor has typed it. */
export function CodeView({ consent, code, clock, isOffline, onNewCode, onDeny, heading }: CodeViewProps) {
  const { doctor, asked, allowed, code: state } = consent;
  const { kinds, dates, accessUntil } = allowed ?? asked;
  const [isDenying, setIsDenying] = useState(false);
  const DenyDialog = useLate(denyDialog, { isOpen: isDenying, onOpenChange: setIsDenying });
  usePreload(denyDialog);
  const making = useSave<object, ConsentRow>(() => heading.current?.focus(), m.consent_code_not_made());
  return (
    <Stack space={6}>
      <CodeCard code={code} triesLeft={state.triesLeft} />
      {making.refused && (
        <Banner tone="critical">{making.refused.message ?? m.consent_code_not_made()}</Banner>
      )}
      <div className={waiting}>
        <PulseRiver size="small" />
        <Text weight="bold">{m.consent_code_waiting({ doctor: doctorName(doctor) })}</Text>
      </div>
      <DividedList>
        <Line icon={FileText}>
          <strong>{sayKinds(kinds)}</strong> {dates ? sayDates(dates) : m.consent_days_within_all()}
        </Line>
        <Line icon={CalendarDays}>
          <strong>{m.consent_until_within({ until: sayDayOf(accessUntil, clock) })}</strong>{' '}
          {m.consent_view_only()}
        </Line>
        <Line icon={ShieldAlert}>
          <strong>{m.consent_code_never()}</strong> {m.consent_code_never_explain({ product: brand.name })}
        </Line>
      </DividedList>
      {isOffline && <Banner tone="info">{m.consent_needs_network()}</Banner>}
      {state.resendsLeft === 0 && <Text tone="muted">{m.consent_code_none_left()}</Text>}
      <div className={actions}>
        <Button
          tone="secondary"
          isFullWidth
          isPending={isDenying && !DenyDialog}
          isDisabled={isOffline || making.isPending}
          onPress={() => setIsDenying(true)}
        >
          {m.consent_share_nothing()}
        </Button>
        <Button
          tone={code ? 'secondary' : 'primary'}
          isFullWidth
          isPending={making.isPending}
          isDisabled={isOffline || state.resendsLeft === 0}
          onPress={() => void making.save(() => onNewCode(consent))}
        >
          {m.consent_code_new({ count: state.resendsLeft })}
        </Button>
      </div>
      {isDenying && DenyDialog && (
        <DenyDialog
          consent={consent}
          onDeny={onDeny}
          onClose={() => setIsDenying(false)}
          focusAfter={heading}
        />
      )}
    </Stack>
  );
}

function Line({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <DividedItem>
      <Inline space={3} align="start" isWrapping={false}>
        <Icon icon={icon} />
        <div className={shrinking}>
          <Text>{children}</Text>
        </div>
      </Inline>
    </DividedItem>
  );
}
