import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DemoPage } from '../private/DemoPage';

export { LiveRoom, type LiveRoomProps } from './LiveRoom';
export type { Counter, Room, RoomState } from './types';

export type RealTimeScreenProps = {
  /** A `LiveRoom`. */
  children: ReactNode;
};

/** Shows that what changes in one window is seen in another at once. */
export function RealTimeScreen({ children }: RealTimeScreenProps) {
  return (
    <DemoPage
      href="/real-time-demo"
      intro={m.demo_live_intro()}
      kept={m.demo_live_kept()}
      withoutCode={<Text>{m.demo_live_without_code()}</Text>}
    >
      <div data-needs-code="">{children}</div>
    </DemoPage>
  );
}
