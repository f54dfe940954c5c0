import { Skeleton } from '@nadi/ui/components/Skeleton';
import { lazy, Suspense } from 'react';

const Editor = lazy(async () => ({ default: (await import('./OwnPhotoEditor')).OwnPhotoEditor }));

/** The photo of who is signed in, for their profile; fetched with none of it. */
export const OwnPhoto = () => (
  <Suspense fallback={<Skeleton height="10.5rem" shape="block" />}>
    <Editor />
  </Suspense>
);
