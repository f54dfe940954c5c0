import { ProfilePhoto } from '@nadi/ui/screens/profile/ProfilePhoto';
import { squarePhoto } from '../../kernel/browser/square-photo';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { changePhoto, removePhoto } from './online-writes';
import { useOwnPhoto } from './use-own-photo';

/** Changes the photo of who is signed in. */
export function OwnPhotoEditor() {
  const user = useAppSelector(selectUser);
  const isOffline = useAppSelector(selectIsOffline);
  const { hasPhoto, photo } = useOwnPhoto(user?.role ?? 'ADMIN');
  const change = useOnlineWrite(changePhoto);
  const remove = useOnlineWrite(removePhoto);
  if (!user) return null;
  return (
    <ProfilePhoto
      name={`${user.firstName} ${user.lastName}`}
      hasPhoto={hasPhoto}
      {...(photo && { photo })}
      isOffline={isOffline}
      onChange={async (chosen) => {
        const { name, size, lastModified } = chosen;
        const content = `${name} ${size} ${lastModified}`;
        return savedOf(await change({ photo: await squarePhoto(chosen), content }), () => ({}));
      }}
      onRemove={async () => savedOf(await remove(null), () => ({}))}
    />
  );
}
