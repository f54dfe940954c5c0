import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Text } from '../../../components/Text/Text';
import { DemoPage } from '../private/DemoPage';

export { DeviceCheck, type DeviceCheckProps } from '../../../patterns/DeviceCheck/DeviceCheck';

export type VideoCallScreenProps = {
  /** A `DeviceCheck`. */
  children: ReactNode;
};

/** Shows what stands before a video call: camera, microphone and loudspeaker, tried by oneself. */
export function VideoCallScreen({ children }: VideoCallScreenProps) {
  return (
    <DemoPage
      href="/video-call-demo"
      intro={m.demo_video_intro()}
      kept={m.demo_video_kept()}
      withoutCode={<Text>{m.demo_video_without_code()}</Text>}
    >
      <div data-needs-code="">{children}</div>
    </DemoPage>
  );
}
