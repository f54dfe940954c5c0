import { useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../../generated/messages/messages';
import { Button } from '../../../components/Button/Button';
import { checkFile, formatSize } from '../../../components/FileField/check-file';
import { Inline } from '../../../components/Inline/Inline';
import { MessageText } from '../../../components/private/Field/FieldParts';
import * as field from '../../../components/private/Field/field.css';
import { dateLocale } from '../../../components/private/SegmentedDate/date-locale';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { Saved } from '../../../patterns/state';
import { PhotoFrame } from './PhotoFrame';

export type ProfilePhotoProps = {
  /** The person's, whose initials stand where there is no photo. */
  name: string;
  hasPhoto: boolean;
  /** Address of the photo, once it is read. */
  photo?: string;
  /** There is no connection: a photo is changed at once or not at all. @default false */
  isOffline?: boolean;
  onChange: (photo: File) => Promise<Saved>;
  onRemove: () => Promise<Saved>;
};

/** Largest photo that can be chosen, in bytes, as `profile_photo_limits` says. It is drawn smaller before it is sent; the contract takes 5 MB. */
const maxSize = 20_000_000;
const accept = ['image/jpeg', 'image/png', 'image/webp'];

const readable = (bytes: number) => formatSize(bytes, dateLocale());

type Doing = 'change' | 'remove' | null;

/** The photo of who is signed in: seen, changed and removed. */
export function ProfilePhoto({
  name,
  hasPhoto,
  photo,
  isOffline = false,
  onChange,
  onRemove,
}: ProfilePhotoProps) {
  const actions = useRef<HTMLDivElement>(null);
  const [doing, setDoing] = useState<Doing>(null);
  const [fault, setFault] = useState<string>();
  const [told, setTold] = useState<string>();

  async function run(what: Doing, work: () => Promise<Saved>, done: string) {
    setDoing(what);
    setFault(undefined);
    setTold(undefined);
    const saved = await work();
    setDoing(null);
    if (saved.ok) setTold(done);
    else setFault(saved.fieldErrors?.photo ?? saved.message ?? m.not_saved());
    return saved.ok;
  }

  function take(file: File | undefined) {
    if (!file || doing) return;
    const wrong = checkFile(file, { accept, maxSize });
    setTold(undefined);
    if (wrong === 'kind')
      setFault(m.file_field_wrong_kind({ file: file.name, kinds: m.onboarding_photo_kinds() }));
    else if (wrong === 'empty') setFault(m.file_field_empty({ file: file.name }));
    else if (wrong === 'size')
      setFault(m.file_field_too_large({ size: readable(file.size), limit: readable(maxSize) }));
    else void run('change', () => onChange(file), m.profile_photo_changed());
  }

  async function remove() {
    if (doing) return;
    if (await run('remove', onRemove, m.profile_photo_removed()))
      // The button that had the focus goes away.
      actions.current?.querySelector('button')?.focus();
  }

  return (
    <PhotoFrame name={name} isOffline={isOffline} {...(photo && { photo })}>
      <Stack space={1}>
        <div ref={actions}>
          <Inline space={2}>
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
              <Button tone="secondary" size="small" isDisabled={isOffline} isPending={doing === 'change'}>
                {hasPhoto ? m.profile_photo_change() : m.profile_photo_add()}
              </Button>
            </FileTrigger>
            {hasPhoto && (
              <Button
                tone="quiet"
                size="small"
                isDisabled={isOffline}
                isPending={doing === 'remove'}
                onPress={remove}
              >
                {m.file_field_remove()}
              </Button>
            )}
          </Inline>
        </div>
        <div role="status" className={field.quietRegion}>
          {told && <Text tone="muted">{told}</Text>}
        </div>
        <div role="alert" className={field.quietRegion}>
          {fault && (
            <span className={field.message}>
              <MessageText>{fault}</MessageText>
            </span>
          )}
        </div>
      </Stack>
    </PhotoFrame>
  );
}
