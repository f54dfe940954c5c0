import { useEffect, useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { checkFile, formatSize } from '../../../components/FileField/check-file';
import { dateLocale } from '../../../components/private/SegmentedDate/date-locale';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { picture } from './PhotosCard.css';

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'];
/** Largest photo that can be chosen, in bytes. It is drawn smaller before it is sent; the contract takes 5 MB. */
const maxSize = 20_000_000;

/** Returns why a file cannot be sent as a photo; null if it can. */
export function sayPhotoFault(file: File): string | null {
  const readable = (bytes: number) => formatSize(bytes, dateLocale());
  switch (checkFile(file, { accept: photoTypes, maxSize })) {
    case 'kind':
      return m.file_field_wrong_kind({ file: file.name, kinds: m.onboarding_photo_kinds() });
    case 'empty':
      return m.file_field_empty({ file: file.name });
    case 'size':
      return m.file_field_too_large({ size: readable(file.size), limit: readable(maxSize) });
    default:
      return null;
  }
}

export type VisitPhotoProps = {
  id: string;
  /** Tells one from another: "Photo 1 of 2". */
  name: string;
  /** Reads a photo; null if it could not be read. */
  onPhoto: (id: string) => Promise<Blob | null>;
};

/** One photo, as soon as it is read; a press shows it in its whole size. */
export function VisitPhoto({ id, name, onPhoto }: VisitPhotoProps) {
  const [address, setAddress] = useState<string | null>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again for another photo, or if someone asks; not for another function
  useEffect(() => {
    let isHere = true;
    let made: string | null = null;
    setAddress(undefined);
    void onPhoto(id).then((content) => {
      if (!isHere) return;
      made = content && URL.createObjectURL(content);
      setAddress(made);
    });
    return () => {
      isHere = false;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id, attempt]);
  if (address === undefined) return <Skeleton height="12rem" shape="block" />;
  if (address === null)
    return (
      <Stack space={2}>
        <Text>{m.visit_photo_unread()}</Text>
        <div>
          <Button tone="secondary" size="small" onPress={() => setAttempt(attempt + 1)}>
            {m.visit_photo_again()}
          </Button>
        </div>
      </Stack>
    );
  return (
    <div>
      <a href={address} target="_blank" rel="noreferrer">
        <img className={picture} src={address} alt={m.visit_photo_open({ name })} />
      </a>
    </div>
  );
}
