import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { lead } from './Table.css';

export type TableLeadProps = { href?: string; onPress?: () => void; children: ReactNode };

/**
 * Heads a row, as a link or button that reaches over the whole row: a row itself is neither to screen readers, and does
 * not open in another window.
 */
export function TableLead({ href, onPress, children }: TableLeadProps) {
  if (href)
    return (
      <Link href={href} className={lead}>
        {children}
      </Link>
    );
  if (onPress)
    return (
      <Button onPress={onPress} className={lead}>
        {children}
      </Button>
    );
  return children;
}
