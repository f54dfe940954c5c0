import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components/Link';
import { Icon } from '../../../components/Icon/Icon';
import { Text } from '../../../components/Text/Text';
import * as styles from './RoleLink.css';

type RoleLinkProps = {
  href: string;
  icon: LucideIcon;
  title: string;
  description: string;
};

/** A choice that is made by going there. */
export function RoleLink({ href, icon, title, description }: RoleLinkProps) {
  return (
    <AriaLink href={href} className={styles.choice}>
      <span className={styles.sign}>
        <Icon icon={icon} size={24} />
      </span>
      <span className={styles.words}>
        <Text as="span" size={18} weight="bold">
          {title}
        </Text>{' '}
        <Text as="span" size={14} tone="muted">
          {description}
        </Text>
      </span>
      <span className={styles.arrow}>
        <Icon icon={ChevronRight} />
      </span>
    </AriaLink>
  );
}
