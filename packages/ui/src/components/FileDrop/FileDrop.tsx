import { Files } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { formatSize } from '../FileField/check-file';
import { Icon } from '../Icon/Icon';
import { MessageText } from '../private/Field/FieldParts';
import * as field from '../private/Field/field.css';
import type { FieldProps } from '../private/Field/field-props';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { useFileDrop } from '../private/use-file-drop';
import * as styles from './FileDrop.css';
import { FileRow } from './FileRow';
import { type Refusal, sortFiles } from './sort-files';

export type FileDropItem = {
  /** The caller's own; stays the same while it is sent. */
  id: string;
  file: Pick<File, 'name' | 'size'>;
  /** State of the upload. @default 'waiting' */
  state?: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** Progress of a running upload, from 0 to 1. */
  progress?: number;
  /** Why it failed, and what can be done; in place of a general sentence. */
  problem?: string;
};

export type FileDropProps = FieldProps & {
  /** The accepted files, each with its state. */
  items: readonly FileDropItem[];
  /** Given only files that keep the limits. Those that do not are named with their reason. */
  onAdd: (files: File[]) => void;
  /** Left out, files cannot be taken back. */
  onRemove?: (id: string) => void;
  /** Asked to send a failed one again. */
  onRetry?: (id: string) => void;
  /** Media types that are taken, e.g. application/pdf; ends of names where browsers know no type, e.g. .dcm. */
  accept: readonly string[];
  /** The same kinds as people say them, e.g. "PDF, JPEG or PNG". */
  kinds: string;
  /** The most that is taken, in bytes, of each file. */
  maxSize: number;
  /**
   * Maximum number of files in the list.
   * @default no limit
   */
  maxCount?: number;
  /** The limits in words, where they differ by the type of a file. @default of `maxSize` and `maxCount` */
  limits?: string;
};

/** Files, chosen or dragged here; each is checked on its own, listed, and shown on its way. */
export function FileDrop({
  name,
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  items,
  onAdd,
  onRemove,
  onRetry,
  accept,
  kinds,
  maxSize,
  maxCount = Number.POSITIVE_INFINITY,
  limits: limitsSaid,
}: FileDropProps) {
  const id = useId();
  const whole = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const limit = formatSize(maxSize, dateLocale());

  function refusal(file: File, reason: Refusal): string {
    if (reason === 'kind') return m.file_field_wrong_kind({ file: file.name, kinds });
    if (reason === 'empty') return m.file_field_empty({ file: file.name });
    if (reason === 'twice') return m.file_drop_twice({ file: file.name });
    if (reason === 'count') return m.file_drop_too_many({ file: file.name, count: maxCount });
    return m.file_drop_too_large({ file: file.name, size: formatSize(file.size, dateLocale()), limit });
  }

  function take(files: readonly File[], folders: readonly string[] = []) {
    const present = items.map(({ file }) => file);
    const { taken, refused } = sortFiles(files, present, { accept, maxSize, maxCount });
    setRefusals([
      ...refused.map(({ file, reason }) => refusal(file, reason)),
      ...folders.map((file) => m.file_drop_folder({ file })),
    ]);
    if (taken.length > 0) onAdd(taken);
  }

  const areaProps = useFileDrop({ isDisabled, onDrop: take });

  function remove(item: FileDropItem) {
    setRefusals([]);
    // The button that has the focus goes away: it passes to the next file, or to the way to others.
    const rows = [...(whole.current?.querySelectorAll('li') ?? [])];
    const index = items.indexOf(item);
    const neighbour = rows[index + 1] ?? rows[index - 1];
    const next = neighbour?.querySelectorAll('button') ?? area.current?.querySelectorAll('button');
    [...(next ?? [])].at(-1)?.focus();
    onRemove?.(item.id);
  }

  const message = refusals.length > 0 ? undefined : errorMessage;
  const limits =
    limitsSaid ??
    (Number.isFinite(maxCount)
      ? m.file_drop_limits_and_count({ kinds, limit, count: maxCount })
      : m.file_drop_limits({ kinds, limit }));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot be laid out with its help.
    <div
      ref={whole}
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
        {description} {limits}
      </span>
      <div {...areaProps} ref={area} className={styles.area} data-invalid={message ? true : undefined}>
        <span className={styles.sign}>
          <Icon icon={Files} size={24} />
        </span>
        <span className={styles.dragHint}>{m.file_drop_drag()}</span>
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={accept}
          onSelect={(files) => take(files ? [...files] : [])}
        >
          <Button tone="secondary" isDisabled={isDisabled}>
            {m.file_drop_choose()}
          </Button>
        </FileTrigger>
      </div>
      <div id={`${id}message`} role="alert" className={`${field.quietRegion} ${styles.refusals}`}>
        {[...refusals, ...(message ? [message] : [])].map((text) => (
          <span key={text} className={field.message}>
            <MessageText>{text}</MessageText>
          </span>
        ))}
      </div>
      {items.length > 0 && (
        <ul aria-label={m.file_drop_list()} className={styles.list}>
          {items.map((item) => (
            <FileRow
              key={item.id}
              item={item}
              isDisabled={isDisabled}
              onRemove={onRemove && (() => remove(item))}
              onRetry={onRetry && (() => onRetry(item.id))}
            />
          ))}
        </ul>
      )}
    </div>
  );
}
