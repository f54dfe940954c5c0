import { LoaderCircle } from 'lucide-react';
import { useContext } from 'react';
import { ProgressBarContext } from 'react-aria-components/ProgressBar';
import * as m from '../../../../generated/messages/messages';
import { Icon } from '../../Icon/Icon';
import { spinner } from './PendingIcon.css';

/**
 * Stands in a button while its work is under way; react-aria finds it there by its id and tells screen readers. It is no ProgressBar of
 * react-aria, which would bring how numbers are written into each first page for a circle that shows none.
 */
export function PendingIcon() {
  const given = useContext(ProgressBarContext);
  const id = given && 'id' in given ? given.id : undefined;
  return (
    <div id={id} role="progressbar" aria-label={m.button_pending()} className={spinner}>
      <Icon icon={LoaderCircle} />
    </div>
  );
}
