import type { LucideIcon } from 'lucide-react';

export type NavigationItem = {
  href: string;
  label: string;
  icon: LucideIcon;
  /** Active at its own address only, not below it. @default false */
  isExact?: boolean;
};

/**
 * The item of the page that is shown: the one whose address the path begins with; of several the longest, so that "Upload record"
 * does not light up "Medical records" too.
 */
export function activeHref(items: readonly NavigationItem[], path: string): string | undefined {
  const isActive = ({ href, isExact }: NavigationItem) =>
    path === href || (!isExact && (path.startsWith(`${href}/`) || path.startsWith(`${href}?`)));
  return items
    .filter(isActive)
    .map(({ href }) => href)
    .sort((a, b) => b.length - a.length)
    .at(0);
}
