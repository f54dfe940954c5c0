import { LoaderCircle } from 'lucide-react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../Icon/Icon';
import { spinner } from './PendingIcon.css';

/** Stands in a button while its work is under way; react-aria finds it there and tells screen readers. */
export function PendingIcon() {
  return (
    <ProgressBar isIndeterminate aria-label={m.button_pending()} className={spinner}>
      <Icon icon={LoaderCircle} />
    </ProgressBar>
  );
}
