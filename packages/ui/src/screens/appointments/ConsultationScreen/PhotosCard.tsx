import { useEffect, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { checkFile, formatSize } from '../../../components/FileField/check-file';
import { dateLocale } from '../../../components/private/SegmentedDate/date-locale';
import { Skeleton } from '../../../components/Skeleton/Skeleton';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import { picture } from './PhotosCard.css';

export type PhotosCardProps = {
  photos: readonly { id: string }[];
  /** Its patient may still add and delete photos. */
  canChange: boolean;
  side: 'PATIENT' | 'DOCTOR';
  isOffline: boolean;
  /** As many photos as a visit has. */
  maxPhotos: number;
  /** Reads a photo; null if it could not be read. */
  onPhoto: (id: string) => Promise<Blob | null>;
  onAddPhoto: (photo: File) => Promise<Saved>;
  onDeletePhoto: (id: string) => Promise<Saved>;
};

/** Largest photo that can be chosen, in bytes. It is drawn smaller before it is sent; the contract takes 5 MB. */
const maxSize = 20_000_000;
const accept = ['image/jpeg', 'image/png', 'image/webp'];

/** The photos that a patient adds to a visit, for its doctor. */
export function PhotosCard(props: PhotosCardProps) {
  const { photos, canChange, side, isOffline, maxPhotos, onPhoto, onAddPhoto, onDeletePhoto } = props;
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const [fault, setFault] = useState<string>();
  if (photos.length === 0 && !canChange) return null;

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = checkFile(file, { accept, maxSize });
    const readable = (bytes: number) => formatSize(bytes, dateLocale());
    setFault(undefined);
    if (wrong === 'kind')
      setFault(m.file_field_wrong_kind({ file: file.name, kinds: m.onboarding_photo_kinds() }));
    else if (wrong === 'empty') setFault(m.file_field_empty({ file: file.name }));
    else if (wrong === 'size')
      setFault(m.file_field_too_large({ size: readable(file.size), limit: readable(maxSize) }));
    else
      void save(async () => {
        const saved = await onAddPhoto(file);
        return saved.ok ? saved : { ...saved, message: saved.fieldErrors?.photo ?? saved.message };
      });
  }

  const said = fault ?? refused?.message;
  return (
    <Section title={side === 'DOCTOR' ? m.visit_photos_of() : m.visit_photos_for()}>
      {canChange && <Text tone="muted">{m.visit_photos_about({ count: maxPhotos })}</Text>}
      {photos.map(({ id }, index) => (
        <Stack key={id} space={2}>
          <Photo
            id={id}
            name={m.visit_photo({ number: index + 1, count: photos.length })}
            onPhoto={onPhoto}
          />
          {canChange && (
            <div>
              <Button
                needs="manage"
                tone="quiet"
                size="small"
                isDisabled={isOffline || isPending}
                onPress={() => void save(() => onDeletePhoto(id))}
              >
                {m.visit_photo_delete({ number: index + 1 })}
              </Button>
            </div>
          )}
        </Stack>
      ))}
      {said && <Banner tone="critical">{said}</Banner>}
      {canChange && photos.length < maxPhotos && (
        <div>
          <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
            <Button needs="manage" tone="secondary" isPending={isPending} isDisabled={isOffline}>
              {m.visit_photo_add()}
            </Button>
          </FileTrigger>
        </div>
      )}
    </Section>
  );
}

type PhotoProps = Pick<PhotosCardProps, 'onPhoto'> & { id: string; name: string };

/** One photo, as soon as it is read; a press shows it in its whole size. */
function Photo({ id, name, onPhoto }: PhotoProps) {
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
