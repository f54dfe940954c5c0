import * as m from '../../../generated/messages/messages';
import { FileField } from '../../components/FileField/FileField';

type PhotoFieldProps = {
  /** The purpose of the photo. */
  description: string;
  value: File | null;
  onChange: (value: File | null) => void;
  errorMessage: string | undefined;
};

const kinds = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5_000_000;

/** A photo of the person, as the contract takes it. */
export function PhotoField(field: PhotoFieldProps) {
  return (
    <FileField
      {...field}
      name="profilePhoto"
      label={m.onboarding_photo()}
      accept={kinds}
      kinds={m.onboarding_photo_kinds()}
      maxSize={maxBytes}
    />
  );
}
