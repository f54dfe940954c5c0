import { VideoOff } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../../components/Icon/Icon';
import * as styles from './DeviceCheck.css';
import { useStream } from './use-stream';

type CameraPictureProps = {
  /** The picture that the camera gives; null where it gives nothing. */
  picture: MediaStream | null;
  /** Why there is none. */
  instead: string;
};

/** Shows what the other side would see, mirrored, as people know themselves. */
export function CameraPicture({ picture, instead }: CameraPictureProps) {
  const video = useStream(picture);
  return (
    <div className={styles.picture}>
      {picture ? (
        <video
          ref={video}
          className={styles.video}
          aria-label={m.devices_picture()}
          autoPlay
          muted
          playsInline
        />
      ) : (
        <p className={styles.noPicture}>
          <Icon icon={VideoOff} size={24} />
          <span>{instead}</span>
        </p>
      )}
    </div>
  );
}
