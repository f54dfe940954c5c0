import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../../components/Icon/Icon';
import { label as labelStyle } from '../../components/private/Field/field.css';
import * as styles from './DeviceCheck.css';
import type { Device } from './types';

type DeviceChoiceProps = {
  label: string;
  devices: readonly Device[];
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Below the list: what it gives, or why it gives nothing. */
  children?: ReactNode;
};

/** One of the devices of a kind, in the browser's own list: on a phone it is the wheel that people know. */
export function DeviceChoice({ label, devices, chosen, onChoose, children }: DeviceChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {devices.length > 0 && (
        <span className={styles.list}>
          <select
            id={id}
            className={styles.select}
            value={devices.some((device) => device.id === chosen) ? (chosen ?? '') : ''}
            onChange={(event) => onChoose(event.target.value)}
          >
            {!devices.some((device) => device.id === chosen) && (
              <option value="" disabled>
                {m.devices_none_chosen()}
              </option>
            )}
            {devices.map((device, index) => (
              <option key={device.id} value={device.id}>
                {device.name || m.devices_unnamed({ label, number: index + 1 })}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} size={16} />
        </span>
      )}
      {children}
    </div>
  );
}
