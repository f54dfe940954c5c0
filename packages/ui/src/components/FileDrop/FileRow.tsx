import { CircleAlert, CircleCheck, FileText, RotateCcw, X } from 'lucide-react';
import * as m from '../../../generated/messages/messages';
import { Button } from '../Button/Button';
import { formatSize } from '../FileField/check-file';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { dateLocale } from '../private/SegmentedDate/date-locale';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import type { FileDropItem } from './FileDrop';
import * as styles from './FileDrop.css';

type FileRowProps = {
  item: FileDropItem;
  isDisabled: boolean;
  onRemove: (() => void) | undefined;
  onRetry: (() => void) | undefined;
};

const signs = { waiting: FileText, uploading: FileText, uploaded: CircleCheck, failed: CircleAlert };

function stateOf({ state = 'waiting', progress = 0, problem }: FileDropItem): string {
  if (state === 'uploaded') return m.file_drop_uploaded();
  if (state === 'failed') return problem ?? m.file_drop_failed();
  if (state === 'waiting') return m.file_drop_waiting();
  const percent = new Intl.NumberFormat(dateLocale(), { style: 'percent' }).format(progress);
  return m.file_drop_uploading({ percent });
}

/** One file that was taken, and how far it is. */
export function FileRow({ item, isDisabled, onRemove, onRetry }: FileRowProps) {
  const { file, state = 'waiting', progress = 0 } = item;
  return (
    <li className={styles.item}>
      <span className={styles.itemSign} data-state={state}>
        <Icon icon={signs[state]} />
      </span>
      <span>
        <span className={styles.itemName}>{file.name}</span>
        <span className={styles.itemState} data-state={state}>
          {formatSize(file.size, dateLocale())}
          {' · '}
          {stateOf(item)}
        </span>
      </span>
      {state === 'failed' && onRetry && (
        <span className={styles.retry}>
          <Button tone="quiet" size="small" icon={RotateCcw} isDisabled={isDisabled} onPress={onRetry}>
            {m.file_drop_retry()}
            <VisuallyHidden>{file.name}</VisuallyHidden>
          </Button>
        </span>
      )}
      {onRemove && (
        <span className={styles.remove}>
          <IconButton
            icon={X}
            label={m.file_drop_remove({ file: file.name })}
            isDisabled={isDisabled}
            onPress={onRemove}
          />
        </span>
      )}
      {state === 'uploading' && (
        <UploadBar label={m.file_drop_progress({ file: file.name })} share={progress} />
      )}
    </li>
  );
}

function UploadBar({ label, share }: { label: string; share: number }) {
  const percent = Math.round(share * 100);
  // Uses nothing of react-aria: its component would lie in the code of each first page, and its hook brings how numbers are written.
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent} %`}
      className={styles.bar}
    >
      <div className={styles.barFill} style={{ inlineSize: `${share * 100}%` }} />
    </div>
  );
}
