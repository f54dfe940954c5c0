import { Mic, VideoOff } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { Icon } from '../../../components/Icon/Icon';
import { Tag } from '../../../components/Tag/Tag';
import { Text } from '../../../components/Text/Text';
import { useStream } from '../../../patterns/DeviceCheck/use-stream';
import * as styles from './CallScreen.css';
import type { CallConnection } from './types';

type PicturesProps = {
  connection: CallConnection;
  /** The other side. */
  name: string;
  /** The stream of one’s own camera. */
  own: MediaStream | null;
  /** The loudspeaker; null for the one of the system. */
  speaker: string | null;
};

/** The other side, large, with oneself in the corner. */
export function Pictures({ connection, name, own, speaker }: PicturesProps) {
  const { link, line, other, remote, picture } = connection;
  const isSeen = link === 'linked' && (other?.picture === 'on' || other?.picture === 'screen');
  return (
    <div className={styles.room}>
      {remote && <Remote stream={remote} name={name} isSeen={isSeen} speaker={speaker} />}
      {!isSeen && (
        <div className={styles.instead}>
          <Icon icon={VideoOff} size={24} />
          <Text as="span">{sayInstead(connection, name)}</Text>
        </div>
      )}
      <div className={styles.tags} role="status">
        {link === 'linked' && line !== 'unknown' && <Tag {...lines[line]}>{lineWords[line]()}</Tag>}
        {link === 'linked' && other?.isMuted && <Tag tone="attention">{m.call_other_muted({ name })}</Tag>}
      </div>
      {own && picture === 'on' && <Own stream={own} />}
    </div>
  );
}

const lines = {
  good: { tone: 'done' },
  fair: { tone: 'neutral' },
  poor: { tone: 'attention' },
} as const;
const lineWords = { good: m.call_line_good, fair: m.call_line_fair, poor: m.call_line_poor };

function sayInstead({ link, other }: CallConnection, name: string): string {
  if (link === 'none') return m.call_not_here({ name });
  if (link === 'linking') return m.call_linking({ name });
  if (link === 'lost') return m.call_lost({ name });
  return other?.picture === 'held' ? m.call_other_held({ name }) : m.call_other_off({ name });
}

type RemoteProps = { stream: MediaStream; name: string; isSeen: boolean; speaker: string | null };
type Choosable = { setSinkId?(id: string): Promise<void> };

function Remote({ stream, name, isSeen, speaker }: RemoteProps) {
  const video = useStream(stream);
  const [isSilent, setSilent] = useState(false);
  const play = useCallback(() => {
    // A browser that was given no microphone may want to be asked first.
    video.current?.play().then(
      () => setSilent(false),
      (error: unknown) => setSilent(error instanceof Error && error.name === 'NotAllowedError'),
    );
  }, [video]);
  useEffect(() => {
    if (stream) play();
  }, [stream, play]);
  useEffect(() => {
    if (speaker !== null) (video.current as Choosable | null)?.setSinkId?.(speaker).catch(() => undefined);
  }, [speaker, video]);
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: two people speak to each other; nobody writes down what they say */}
      <video
        ref={video}
        className={isSeen ? styles.remote : styles.unseen}
        aria-label={m.call_picture_of({ name })}
        autoPlay
        playsInline
      />
      {isSilent && (
        <div className={styles.instead}>
          <Button icon={Mic} onPress={play}>
            {m.call_play()}
          </Button>
        </div>
      )}
    </>
  );
}

function Own({ stream }: { stream: MediaStream }) {
  const video = useStream(stream);
  return (
    <video ref={video} className={styles.own} aria-label={m.devices_picture()} autoPlay muted playsInline />
  );
}
