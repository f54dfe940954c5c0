import { useSyncExternalStore } from 'react';
import * as m from '../../../generated/messages/messages';
import * as styles from './DeviceCheck.css';
import type { Level } from './types';

const parts = 14;
/** Loud enough to be a voice and not the room. */
const voice = 0.35;

/** How loud the microphone is. The bar is for the eye; its word is for everyone. */
export function LevelMeter({ level }: { level: Level }) {
  const loud = useSyncExternalStore(level.subscribe, level.get, level.get);
  const isHeard = loud >= voice;
  const lit = Math.round(loud * parts);
  return (
    // biome-ignore lint/a11y/useSemanticElements: what a `<meter>` looks like is the browser's, and it takes no children
    <div
      role="meter"
      aria-label={m.devices_level()}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(loud * 100)}
      aria-valuetext={isHeard ? m.devices_level_heard() : m.devices_level_quiet()}
      className={styles.meter}
    >
      <svg viewBox={`0 0 ${parts * 10 - 3} 12`} preserveAspectRatio="none" aria-hidden="true">
        {Array.from({ length: parts }, (_, index) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: they are their places
            key={index}
            x={index * 10}
            width="7"
            height="12"
            rx="2"
            className={index < lit ? styles.lit : styles.unlit}
          />
        ))}
      </svg>
      <span aria-hidden="true">{isHeard ? m.devices_level_heard() : m.devices_level_quiet()}</span>
    </div>
  );
}
