import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { DividedItem, DividedList } from '../../../components/DividedList/DividedList';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Link } from '../../../components/Link/Link';
import { part, withParts } from '../../../components/private/with-parts';
import { Stack } from '../../../components/Stack/Stack';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden';
import { type Clock, When } from '../../../components/When/When';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { deviceButtons } from './PreferencesCard.css';
import type { PushDevice } from './types';

export type DeviceListProps = {
  devices: readonly PushDevice[];
  clock: Clock;
  onTestDevice: (id: string) => Promise<Saved>;
  onRemoveDevice: (id: string) => Promise<Saved>;
  /** A device that had the focus is gone. */
  onGone: () => void;
};

/** The devices that show push messages. */
export function DeviceList({ devices, ...rest }: DeviceListProps) {
  const heading = useId();
  return (
    <Stack space={3}>
      <Heading level={3} id={heading}>
        {m.devices_title()}
      </Heading>
      {devices.length === 0 ? (
        <Text tone="muted">{m.devices_none()}</Text>
      ) : (
        <DividedList aria-labelledby={heading}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} {...rest} />
          ))}
        </DividedList>
      )}
      {!devices.some(({ isThis }) => isThis) && (
        <Link href="/dashboard/settings/push" isAlone>
          {m.devices_turn_on()}
        </Link>
      )}
    </Stack>
  );
}

type DeviceRowProps = Omit<DeviceListProps, 'devices'> & { device: PushDevice };

function DeviceRow({ device, clock, onTestDevice, onRemoveDevice, onGone }: DeviceRowProps) {
  const [isSent, setSent] = useState(false);
  const isRemoved = useRef(false);
  const tellGone = useEffectEvent(onGone);
  useEffect(
    () => () => {
      if (isRemoved.current) setTimeout(() => document.activeElement === document.body && tellGone());
    },
    [],
  );
  const testing = useSave(() => setSent(true), m.devices_test_failed());
  const removing = useSave(() => {
    isRemoved.current = true;
  }, m.devices_remove_failed());
  const failure =
    (testing.refused && (testing.refused.message ?? m.devices_test_failed())) ||
    (removing.refused && (removing.refused.message ?? m.devices_remove_failed()));
  return (
    <DividedItem>
      <Stack space={2}>
        <div>
          <Inline space={2}>
            <Text as="span" weight="medium">
              {device.name}
            </Text>
            {device.isThis && <Tag tone="info">{m.devices_this()}</Tag>}
          </Inline>
          <Text size={14} tone="muted">
            {withParts(m.devices_since({ when: part(0) }), [
              <When key="at" at={device.registeredAt} clock={clock} isInSentence />,
            ])}
          </Text>
        </div>
        <div className={deviceButtons}>
          <Button
            tone="secondary"
            size="small"
            isPending={testing.isPending}
            onPress={() => {
              setSent(false);
              void testing.save(() => onTestDevice(device.id));
            }}
          >
            {m.devices_test()} <VisuallyHidden>{device.name}</VisuallyHidden>
          </Button>
          <Button
            tone="quiet"
            size="small"
            isPending={removing.isPending}
            onPress={() => void removing.save(() => onRemoveDevice(device.id))}
          >
            {m.devices_remove()} <VisuallyHidden>{device.name}</VisuallyHidden>
          </Button>
        </div>
        <div role="status">
          {isSent && (
            <Text size={14} tone="in-range">
              {m.devices_test_sent()}
            </Text>
          )}
          {failure && (
            <Text size={14} tone="critical">
              {failure}
            </Text>
          )}
        </div>
      </Stack>
    </DividedItem>
  );
}
