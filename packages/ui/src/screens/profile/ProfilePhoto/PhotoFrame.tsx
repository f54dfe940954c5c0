import type { ReactNode } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Avatar } from '../../../components/Avatar/Avatar';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { SharedPlace } from '../../../patterns/Page/SharedPlace';
import { words } from './PhotoFrame.css';

export type PhotoFrameProps = {
  /** The person's, whose initials are shown while there is no photo. */
  name: string;
  /** Address of the photo, once it is read. */
  photo?: string;
  /** There is no connection: a photo is changed at once or not at all. @default false */
  isOffline?: boolean;
  /** The buttons. @default a place of their size, until their code is loaded */
  children?: ReactNode;
};

/** Shows a photo and what is said of it, as high with its buttons as without them, and offline as online. */
export function PhotoFrame({
  name,
  photo,
  isOffline = false,
  children = <Skeleton width="7rem" height="2.75rem" shape="block" />,
}: PhotoFrameProps) {
  return (
    <Card>
      <Inline space={5} align="start">
        <Avatar name={name} size="large" {...(photo && { photo })} />
        <div className={words}>
          <Stack space={3}>
            <Stack space={1}>
              <Heading level={2} size={18}>
                {m.profile_photo()}
              </Heading>
              <Text tone="muted">{m.profile_photo_seen()}</Text>
              <SharedPlace instead={isOffline && <Text tone="muted">{m.profile_photo_offline()}</Text>}>
                <Text tone="muted">{m.profile_photo_limits()}</Text>
              </SharedPlace>
            </Stack>
            {children}
          </Stack>
        </div>
      </Inline>
    </Card>
  );
}
