import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Banner } from '../../components/Banner/Banner';
import { Button } from '../../components/Button/Button';
import { Card } from '../../components/Card/Card';
import { Inline } from '../../components/Inline/Inline';
import { Stack } from '../../components/Stack/Stack';
import { Text } from '../../components/Text/Text';
import { CameraPicture } from './CameraPicture';
import * as styles from './DeviceCheck.css';
import { DeviceChoice } from './DeviceChoice';
import { LevelMeter } from './LevelMeter';
import type { DeviceCheckState, DeviceKind, InputKind, InputState, Level } from './types';

export type DeviceCheckProps = {
  state: DeviceCheckState;
  /** The picture that the camera gives now. */
  picture: MediaStream | null;
  /** The level of the microphone that is on. */
  level: Level | null;
  /** The test sound of the loudspeaker. */
  sound: 'silent' | 'playing' | 'failed';
  onStart: () => void;
  /** Turns the microphone on alone; left out where a picture is the point. */
  onStartSound?: () => void;
  onStop: () => void;
  onChoose: (kind: DeviceKind, id: string) => void;
  onMute: (kind: InputKind, isMuted: boolean) => void;
  onPlay: () => void;
};

const refusals = {
  insecure: { title: m.devices_insecure_title, text: m.devices_insecure, isFinal: true },
  unsupported: { title: m.devices_unsupported_title, text: m.devices_unsupported, isFinal: true },
  denied: { title: m.devices_denied_title, text: m.devices_denied, isFinal: false },
  missing: { title: m.devices_missing_title, text: m.devices_missing, isFinal: false },
  busy: { title: m.devices_busy_title, text: m.devices_busy, isFinal: false },
  failed: { title: m.devices_failed_title, text: m.devices_failed, isFinal: false },
} as const;

/** Camera, microphone and loudspeaker before a call: whether one is seen and heard, and what to do where not. */
export function DeviceCheck(props: DeviceCheckProps) {
  const { state, onStart, onStartSound } = props;
  if (state.phase === 'on') return <Devices {...props} state={state} />;
  if (state.phase === 'refused') {
    const { title, text, isFinal } = refusals[state.why];
    return (
      <Banner
        tone="attention"
        title={title()}
        action={
          !isFinal && (
            <Inline space={2}>
              <Button tone="secondary" size="small" onPress={onStart}>
                {m.try_again()}
              </Button>
              {onStartSound && (
                <Button tone="quiet" size="small" icon={Mic} onPress={onStartSound}>
                  {m.devices_start_sound()}
                </Button>
              )}
            </Inline>
          )
        }
      >
        {text()}
      </Banner>
    );
  }
  const isAsking = state.phase === 'asking';
  return (
    <Card>
      <Stack space={4} align="start">
        <div role="status">
          <Text>{isAsking ? m.devices_asking() : m.devices_off()}</Text>
        </div>
        <Inline space={3}>
          <Button icon={Video} isPending={isAsking} onPress={onStart}>
            {m.devices_start()}
          </Button>
          {onStartSound && !isAsking && (
            <Button tone="secondary" icon={Mic} onPress={onStartSound}>
              {m.devices_start_sound()}
            </Button>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}

type DevicesProps = DeviceCheckProps & { state: Extract<DeviceCheckState, { phase: 'on' }> };

function Devices({ state, picture, level, sound, onStart, onStop, onChoose, onMute, onPlay }: DevicesProps) {
  const { camera, microphone, speakers } = state;
  return (
    <div className={styles.check}>
      <Stack space={4}>
        <CameraPicture
          picture={camera.status === 'on' ? picture : null}
          instead={camera.status === 'on' ? m.devices_camera_muted() : cameraWords[camera.status]()}
        />
        <Inline space={3}>
          {isThere(microphone) && (
            <Button
              tone="secondary"
              icon={microphone.status === 'muted' ? Mic : MicOff}
              onPress={() => onMute('microphone', microphone.status !== 'muted')}
            >
              {microphone.status === 'muted' ? m.devices_unmute() : m.devices_mute()}
            </Button>
          )}
          {isThere(camera) && (
            <Button
              tone="secondary"
              icon={camera.status === 'muted' ? Video : VideoOff}
              onPress={() => onMute('camera', camera.status !== 'muted')}
            >
              {camera.status === 'muted' ? m.devices_camera_on() : m.devices_camera_off()}
            </Button>
          )}
          <Button tone="quiet" onPress={onStop}>
            {m.devices_stop()}
          </Button>
        </Inline>
      </Stack>
      <Stack space={5}>
        <DeviceChoice
          label={m.devices_camera()}
          devices={camera.devices}
          chosen={camera.chosen}
          onChoose={(id) => onChoose('camera', id)}
        >
          {camera.status !== 'on' && <Trouble status={camera.status} words={cameraWords} />}
          {camera.status === 'unasked' && (
            <Inline space={3}>
              <Button tone="secondary" size="small" icon={Video} onPress={onStart}>
                {m.devices_camera_on()}
              </Button>
            </Inline>
          )}
        </DeviceChoice>
        <DeviceChoice
          label={m.devices_microphone()}
          devices={microphone.devices}
          chosen={microphone.chosen}
          onChoose={(id) => onChoose('microphone', id)}
        >
          {microphone.status === 'on' && level && (
            <>
              <LevelMeter level={level} />
              <Text size={14} tone="muted">
                {m.devices_level_help()}
              </Text>
            </>
          )}
          {microphone.status !== 'on' && <Trouble status={microphone.status} words={microphoneWords} />}
        </DeviceChoice>
        <DeviceChoice
          label={m.devices_speaker()}
          devices={speakers.devices}
          chosen={speakers.chosen}
          onChoose={(id) => onChoose('speaker', id)}
        >
          {speakers.devices.length === 0 && <Text size={14}>{m.devices_speaker_of_system()}</Text>}
          <Inline space={3}>
            <Button tone="secondary" size="small" isPending={sound === 'playing'} onPress={onPlay}>
              {m.devices_play()}
            </Button>
          </Inline>
          <div role="status">
            <Text size={14} tone="muted">
              {sound === 'failed' ? m.devices_sound_failed() : m.devices_sound_help()}
            </Text>
          </div>
        </DeviceChoice>
      </Stack>
    </div>
  );
}

const isThere = ({ status }: InputState) => status === 'on' || status === 'muted';

type Words = Record<Exclude<InputState['status'], 'on'>, () => string>;

const cameraWords: Words = {
  muted: m.devices_camera_muted,
  missing: m.devices_camera_missing,
  busy: m.devices_camera_busy,
  lost: m.devices_camera_lost,
  unasked: m.devices_camera_unasked,
};
const microphoneWords: Words = {
  muted: m.devices_microphone_muted,
  missing: m.devices_microphone_missing,
  busy: m.devices_microphone_busy,
  lost: m.devices_microphone_lost,
  unasked: m.devices_microphone_missing,
};

/** Why a device gives nothing. Losing one interrupts: somebody may be speaking into nothing. */
function Trouble({ status, words }: { status: keyof Words; words: Words }) {
  return (
    <div role={status === 'lost' ? 'alert' : 'status'}>
      <Text>{words[status]()}</Text>
    </div>
  );
}
