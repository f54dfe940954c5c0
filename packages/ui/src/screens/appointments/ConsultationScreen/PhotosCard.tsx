import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Grid } from '../../../components/Grid/Grid';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { useSave } from '../../../patterns/use-save';
import { Section } from '../../private/Section';
import { photoTypes, sayPhotoFault, VisitPhoto, type VisitPhotoProps } from './VisitPhoto';

export type PhotosCardProps = Pick<VisitPhotoProps, 'onPhoto'> & {
  photos: readonly { id: string }[];
  /** Its patient may still add and delete photos. */
  canChange: boolean;
  side: 'PATIENT' | 'DOCTOR';
  isOffline: boolean;
  /** As many photos as a visit has. */
  maxPhotos: number;
  onAddPhoto: (photo: File) => Promise<Saved>;
  onDeletePhoto: (id: string) => Promise<Saved>;
};

/** The photos that a patient adds to a visit, for its doctor. */
export function PhotosCard(props: PhotosCardProps) {
  const { photos, canChange, side, isOffline, maxPhotos, onPhoto, onAddPhoto, onDeletePhoto } = props;
  const { isPending, refused, save } = useSave<unknown, never>(() => undefined);
  const [fault, setFault] = useState<string | null>(null);
  if (photos.length === 0 && !canChange) return null;

  function take(file: File | undefined) {
    if (!file) return;
    const wrong = sayPhotoFault(file);
    setFault(wrong);
    if (wrong) return;
    void save(async () => {
      const saved = await onAddPhoto(file);
      return saved.ok ? saved : { ...saved, message: saved.fieldErrors?.photo ?? saved.message };
    });
  }

  const said = fault ?? refused?.message;
  return (
    <Section title={side === 'DOCTOR' ? m.visit_photos_of() : m.visit_photos_for()}>
      {canChange && <Text tone="muted">{m.visit_photos_about({ count: maxPhotos })}</Text>}
      {photos.length > 0 && (
        <Grid columns={{ medium: photos.length > 1 ? 2 : 1 }} space={4} align="start">
          {photos.map(({ id }, index) => (
            <Stack key={id} space={1}>
              <VisitPhoto
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
        </Grid>
      )}
      {said && <Banner tone="critical">{said}</Banner>}
      {canChange && photos.length < maxPhotos && (
        <div>
          <FileTrigger acceptedFileTypes={photoTypes} onSelect={(files) => take(files?.[0])}>
            <Button needs="manage" tone="secondary" isPending={isPending} isDisabled={isOffline}>
              {m.visit_photo_add()}
            </Button>
          </FileTrigger>
        </div>
      )}
    </Section>
  );
}
