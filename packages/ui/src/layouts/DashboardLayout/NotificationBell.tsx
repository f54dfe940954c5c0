import { Bell } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { badge, bell } from './NotificationBell.css';

export type NotificationBellProps = {
  /** How many were not read. */
  count: number;
  href: string;
};

/** Leads to the notifications and counts the new ones, up to nine. */
export function NotificationBell({ count, href }: NotificationBellProps) {
  const label = count > 0 ? m.notification_bell_new({ count }) : m.notification_bell_none();
  return (
    <Link href={href} className={bell}>
      <Icon icon={Bell} />
      <VisuallyHidden>{label}</VisuallyHidden>
      {count > 0 && (
        <span aria-hidden className={badge}>
          {count > 9 ? '9+' : count}
        </span>
      )}
    </Link>
  );
}
