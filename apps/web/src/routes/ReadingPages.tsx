import { ReadingLayout } from '@nadi/ui/layouts/ReadingLayout';
import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

/** Pages that are read from top to bottom, by anyone. */
export function ReadingPages() {
  return (
    <ReadingLayout>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ReadingLayout>
  );
}
