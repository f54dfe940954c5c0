import { useId, useRef } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Card } from '../../../components/Card/Card';
import { Divider } from '../../../components/Divider/Divider';
import { Heading } from '../../../components/Heading/Heading';
import { Stack } from '../../../components/Stack/Stack';
import type { Clock } from '../../../components/When/When';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Saved } from '../../../patterns/state';
import type { ChannelChange } from './ChannelBox';
import { ChannelTable } from './ChannelTable';
import { DeviceList, type DeviceListProps } from './DeviceList';
import { LockScreen } from './LockScreen';
import { QuietHoursFields } from './QuietHoursFields';
import type { PreferencesState, QuietHours } from './types';

export type PreferencesCardProps = Pick<DeviceListProps, 'onTestDevice' | 'onRemoveDevice'> & {
  state: PreferencesState;
  clock: Clock;
  /** Each change is saved by itself; what is shown is what is saved. */
  onChannelChange: (change: ChannelChange) => Promise<Saved>;
  onQuietHoursChange: (change: Partial<Omit<QuietHours, 'timeZone'>>) => Promise<Saved>;
  onDetailsChange: (showsDetails: boolean) => Promise<Saved>;
  onRetry: () => void;
};

/** By which ways notifications reach the person, when, and on which devices. */
export function PreferencesCard({ state, clock, onRetry, ...on }: PreferencesCardProps) {
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby={title}>
      <Stack space={5}>
        <Heading level={2} id={title} ref={heading} isFocusTarget>
          {m.preferences_title()}
        </Heading>
        <Phases state={state} failed={{ text: m.preferences_failed() }} rows={6} onRetry={onRetry}>
          {({ categories, hasSms, quietHours, showsDetails, devices }) => (
            <>
              <ChannelTable categories={categories} hasSms={hasSms} onChange={on.onChannelChange} />
              <QuietHoursFields quietHours={quietHours} onChange={on.onQuietHoursChange} />
              <Divider />
              <LockScreen showsDetails={showsDetails} onChange={on.onDetailsChange} />
              <Divider />
              <DeviceList
                devices={devices}
                clock={clock}
                onTestDevice={on.onTestDevice}
                onRemoveDevice={on.onRemoveDevice}
                onGone={() => heading.current?.focus()}
              />
            </>
          )}
        </Phases>
      </Stack>
    </Card>
  );
}
