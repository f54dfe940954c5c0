import * as m from '../../../generated/messages/messages';
import { PulseRiver } from '../PulseRiver/PulseRiver';
import { Text } from '../Text/Text';
import { drawing, screen } from './LoadingScreen.css';

/** Fills the window while it is not yet known what to show. A screen that is known shows its own skeleton instead. */
export function LoadingScreen() {
  return (
    <div role="status" className={screen}>
      <div className={drawing}>
        <PulseRiver size="medium" isMoving isFading />
      </div>
      <Text tone="muted">{m.loading()}</Text>
    </div>
  );
}
