import { Mic, MicOff, MonitorUp, PhoneOff, Video, VideoOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Inline } from '../../../components/Inline/Inline';
import { Stack } from '../../../components/Stack/Stack';
import type { DeviceCheckProps } from '../../../patterns/DeviceCheck/DeviceCheck';
import { DeviceChoice } from '../../../patterns/DeviceCheck/DeviceChoice';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { beside, messages } from './CallScreen.css';
import { Pictures } from './Pictures';
import type { CallConnection } from './types';

export type InCallProps = {
  side: 'PATIENT' | 'DOCTOR';
  connection: CallConnection;
  /** The other side. */
  name: string;
  devices: DeviceCheckProps;
  isOffline: boolean;
  /** Leaves the call; the visit goes on, and one can come back. */
  onLeave: () => void;
  /** Ends the visit. Only a doctor does. */
  onEnd: () => Promise<Saved>;
  onShare: (isSharing: boolean) => void;
  /** The messages of the two sides to each other. */
  chat?: ReactNode;
};

/** The call itself: the other side, what to know of the line, and the buttons. */
export function InCall(props: InCallProps) {
  const { side, connection, name, devices, isOffline, onLeave, onEnd, onShare, chat } = props;
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const { state, picture, onMute, onChoose, onStart } = devices;
  const isOn = state.phase === 'on';
  const isSharing = connection.picture === 'screen';
  const isMuted = isOn && state.microphone.status === 'muted';
  const canBeHeard = isOn && (state.microphone.status === 'on' || isMuted);
  const isCameraOff = isOn && state.camera.status !== 'on';
  const first = (
    <Stack space={4}>
      <Pictures
        connection={connection}
        name={name}
        own={isOn && state.camera.status === 'on' ? picture : null}
        speaker={isOn ? state.speakers.chosen : null}
      />
      <Inline space={2}>
        {canBeHeard && (
          <Button
            tone="secondary"
            icon={isMuted ? Mic : MicOff}
            onPress={() => onMute('microphone', !isMuted)}
          >
            {isMuted ? m.devices_unmute() : m.devices_mute()}
          </Button>
        )}
        {isOn && (
          <Button
            tone="secondary"
            icon={isCameraOff ? Video : VideoOff}
            onPress={() => {
              const { status } = state.camera;
              if (status === 'on' || status === 'muted') onMute('camera', status === 'on');
              else onStart();
            }}
          >
            {isCameraOff ? m.devices_camera_on() : m.devices_camera_off()}
          </Button>
        )}
        {connection.canShare && connection.link === 'linked' && (
          <Button tone="secondary" icon={MonitorUp} onPress={() => onShare(!isSharing)}>
            {isSharing ? m.call_share_stop() : m.call_share()}
          </Button>
        )}
        <Button tone={side === 'PATIENT' ? 'critical' : 'secondary'} icon={PhoneOff} onPress={onLeave}>
          {m.call_leave()}
        </Button>
        {side === 'DOCTOR' && (
          <Button
            tone="critical"
            icon={PhoneOff}
            isPending={isPending}
            isDisabled={isOffline}
            onPress={() => void save(onEnd)}
          >
            {m.call_end()}
          </Button>
        )}
      </Inline>
      {refused && <Banner tone="critical">{refused.message}</Banner>}
    </Stack>
  );
  const rest = (
    <Stack space={4}>
      <Trouble connection={connection} name={name} isMuted={isMuted} canBeHeard={canBeHeard} />
      {isOn && (
        <Disclosure label={m.call_devices()}>
          <Stack space={5}>
            <DeviceChoice
              label={m.devices_camera()}
              devices={state.camera.devices}
              chosen={state.camera.chosen}
              onChoose={(id) => onChoose('camera', id)}
            />
            <DeviceChoice
              label={m.devices_microphone()}
              devices={state.microphone.devices}
              chosen={state.microphone.chosen}
              onChoose={(id) => onChoose('microphone', id)}
            />
            {state.speakers.devices.length > 0 && (
              <DeviceChoice
                label={m.devices_speaker()}
                devices={state.speakers.devices}
                chosen={state.speakers.chosen}
                onChoose={(id) => onChoose('speaker', id)}
              />
            )}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
  return chat ? (
    <div className={beside}>
      {first}
      <div className={messages}>{chat}</div>
      {rest}
    </div>
  ) : (
    <Stack space={4}>
      {first}
      {rest}
    </Stack>
  );
}

type TroubleProps = { connection: CallConnection; name: string; isMuted: boolean; canBeHeard: boolean };

/** Tells what is not as it should be, and what to do about it. */
function Trouble({ connection, name, isMuted, canBeHeard }: TroubleProps) {
  const { link, picture, isServerLost } = connection;
  return (
    <>
      {link === 'lost' && (
        <Banner tone="attention" title={m.call_lost_title()}>
          {m.call_lost_help({ name })}
        </Banner>
      )}
      {link !== 'lost' && isServerLost && (
        <Banner tone="info">{link === 'linked' ? m.call_server_lost_linked() : m.call_server_lost()}</Banner>
      )}
      {picture === 'held' && (
        <Banner tone="attention" title={m.call_held_title()}>
          {m.call_held()}
        </Banner>
      )}
      {!canBeHeard && <Banner tone="attention">{m.call_not_heard({ name })}</Banner>}
      {isMuted && <Banner tone="info">{m.call_muted({ name })}</Banner>}
    </>
  );
}
