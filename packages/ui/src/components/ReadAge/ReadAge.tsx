import { Clock as ClockIcon, CloudOff } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../Icon/Icon';
import { part, withParts } from '../private/with-parts';
import { type Clock, When } from '../When/When';
import { age, short, sign, whole } from './ReadAge.css';

export type ReadAgeProps = {
  /** When it was read from the server, RFC 3339. */
  readAt: string;
  clock: Clock;
  /** True if the device has no connection; if it has one, the server could not be reached or is being asked. */
  isOffline: boolean;
};

/** Says that what is shown was read earlier and lies on this device. Stands right below the title of what is old. */
export function ReadAge({ readAt, clock, isOffline }: ReadAgeProps) {
  const words = isOffline ? m.read_age_offline : m.read_age;
  const when = [<When key="when" at={readAt} clock={clock} isInSentence />];
  return (
    <p className={age}>
      <span className={sign}>
        <Icon icon={isOffline ? CloudOff : ClockIcon} size={16} />
      </span>
      <span className={whole}>{withParts(words({ when: part(0) }), when)}</span>
      {/* A phone has one line for it; that it is offline says the header. */}
      <span className={short}>{withParts(m.read_age_short({ when: part(0) }), when)}</span>
    </p>
  );
}
