import { Avatar } from '@nadi/ui/components/Avatar';
import { PhotoFrame } from '@nadi/ui/screens/profile/PhotoFrame';
import { Suspense } from 'react';
import { selectActing } from '../../kernel/acting/acting-slice';
import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAppSelector } from '../../kernel/services/use-services';
import { selectUser } from '../../kernel/session/session-selectors';
import { latePart } from '../../kernel/shell/late-part';

const Editor = latePart(async () => (await import('./OwnPhotoEditor')).OwnPhotoEditor);

/** The photo of who is signed in, for their profile. Its buttons are fetched after the page, and nothing moves when they come. */
export function OwnPhoto() {
  const user = useAppSelector(selectUser);
  const isOffline = useAppSelector(selectIsOffline);
  const acting = useAppSelector(selectActing);
  if (!user) return null;
  // A photo is changed by nobody but its person.
  if (acting) return <Avatar name={`${acting.firstName} ${acting.lastName}`} size="large" />;
  return (
    <Suspense fallback={<PhotoFrame name={`${user.firstName} ${user.lastName}`} isOffline={isOffline} />}>
      <Editor />
    </Suspense>
  );
}
