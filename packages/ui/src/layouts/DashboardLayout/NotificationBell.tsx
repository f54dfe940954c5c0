import { Bell } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import * as m from '../../../generated/messages/messages';
import { Badge } from '../../components/Badge/Badge';
import { Icon } from '../../components/Icon/Icon';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden';
import { bell } from './NotificationBell.css';

export type NotificationBellProps = {
  /** The number of unread notifications. */
  count: number;
  href: string;
};

/** Leads to the notifications and counts the new ones, up to nine. */
export function NotificationBell({ count, href }: NotificationBellProps) {
  const label = count > 0 ? m.notification_bell_new({ count }) : m.notification_bell_none();
  return (
    <Link href={href} className={bell}>
      <Badge count={count} max={9}>
        <Icon icon={Bell} />
      </Badge>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  );
}
