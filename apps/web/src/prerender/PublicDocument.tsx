import { PublicLayout } from '@nadi/ui/layouts/PublicLayout';
import { ReadingLayout } from '@nadi/ui/layouts/ReadingLayout';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';

export type PublicDocumentProps = {
  path: string;
  isWide: boolean;
  children: ReactNode;
};

/** A page of the public site without the app around it: no store, no router, no services. */
export function PublicDocument({ path, isWide, children }: PublicDocumentProps) {
  return (
    <I18nProvider locale="en-IN">
      <PublicLayout visitor="unknown" currentPath={path}>
        {isWide ? children : <ReadingLayout>{children}</ReadingLayout>}
      </PublicLayout>
    </I18nProvider>
  );
}
