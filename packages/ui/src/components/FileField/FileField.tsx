import { FileText, ImageUp } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { MessageText } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { useFileDrop } from '../private/use-file-drop';
import { checkFile, formatSize } from './check-file';
import * as styles from './FileField.css';
import { useObjectUrl } from './use-object-url';

export type FileFieldProps = FieldProps & {
  value: File | null;
  onChange: (value: File | null) => void;
  /** Media types that are taken, e.g. image/jpeg. */
  accept: readonly string[];
  /** The same kinds as people say them, e.g. "JPEG, PNG or WebP". */
  kinds: string;
  /** The most that is taken, in bytes. */
  maxSize: number;
};

const ofPhotos = {
  ...{ icon: ImageUp, drag: m.file_field_drag, choose: m.file_field_choose },
  ...{ remove: m.file_field_remove, tooLarge: m.file_field_too_large },
};
const ofFiles = {
  ...{ icon: FileText, drag: m.file_field_drag_file, choose: m.file_field_choose_file },
  ...{ remove: m.file_field_remove_file, tooLarge: m.file_field_too_large_file },
};

/** One file: chosen, taken with the camera where there is one, or dragged here. A photo is shown before it is sent. */
export function FileField({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  value,
  onChange,
  accept,
  kinds,
  maxSize,
}: FileFieldProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const isPhoto = accept.every((type) => type.startsWith('image/'));
  const words = isPhoto ? ofPhotos : ofFiles;
  const preview = useObjectUrl(isPhoto ? value : null);
  const limit = formatSize(maxSize, dateLocale());

  function take(file: File | undefined) {
    if (!file) return;
    const fault = checkFile(file, { accept, maxSize });
    if (fault === 'kind') setRefusal(m.file_field_wrong_kind({ file: file.name, kinds }));
    else if (fault === 'empty') setRefusal(m.file_field_empty({ file: file.name }));
    else if (fault === 'size')
      setRefusal(words.tooLarge({ size: formatSize(file.size, dateLocale()), limit }));
    else {
      setRefusal(undefined);
      onChange(file);
    }
  }

  const areaProps = useFileDrop({ isDisabled, onDrop: ([file]) => take(file) });

  function remove() {
    setRefusal(undefined);
    onChange(null);
    // The button that had the focus goes away.
    area.current?.querySelector('button')?.focus();
  }

  const message = refusal ?? errorMessage;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with its help.
    <div
      role="group"
      className={field.field}
      data-field={name}
      aria-labelledby={`${id}label`}
      aria-describedby={`${id}help ${id}message`}
    >
      <span id={`${id}label`} className={field.label}>
        <span data-field-label>{label}</span>
        {isRequired && <span className={field.asterisk}> *</span>}
      </span>
      <span id={`${id}help`} className={field.description}>
        {description} {m.file_field_limits({ kinds, limit })}
      </span>
      <div {...areaProps} ref={area} className={styles.area} data-invalid={message ? true : undefined}>
        {preview ? (
          <img
            src={preview}
            alt={m.file_field_preview({ file: value?.name ?? '' })}
            className={styles.preview}
          />
        ) : (
          <span className={styles.placeholder}>
            <Icon icon={words.icon} size={24} />
          </span>
        )}
        <div className={styles.about}>
          {value ? (
            <span className={styles.name}>
              {value.name}, {formatSize(value.size, dateLocale())}
            </span>
          ) : (
            <span className={styles.dragHint}>{words.drag()}</span>
          )}
          <div className={styles.actions}>
            <FileTrigger acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
              <Button tone="secondary" size="small" isDisabled={isDisabled}>
                {value ? m.file_field_replace() : words.choose()}
              </Button>
            </FileTrigger>
            {value && (
              <Button tone="quiet" size="small" isDisabled={isDisabled} onPress={remove}>
                {words.remove()}
              </Button>
            )}
          </div>
        </div>
      </div>
      <span id={`${id}message`} role="alert" className={field.quietRegion}>
        {message && (
          <span className={field.message}>
            <MessageText>{message}</MessageText>
          </span>
        )}
      </span>
    </div>
  );
}
