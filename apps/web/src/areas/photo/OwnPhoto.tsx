import { PhotoFrame } from '@nadi/ui/screens/profile/PhotoFrame';
import { Suspense } from 'react';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';

const Editor = latePart(async () => (await import('./OwnPhotoEditor')).OwnPhotoEditor);

/** The photo of who is signed in, for their profile. Its buttons are fetched after the page, and nothing moves when they come. */
export function OwnPhoto() {
  const user = useAppSelector(selectUser);
  const isOffline = useAppSelector(selectIsOffline);
  if (!user) return null;
  return (
    <Suspense fallback={<PhotoFrame name={`${user.firstName} ${user.lastName}`} isOffline={isOffline} />}>
      <Editor />
    </Suspense>
  );
}
