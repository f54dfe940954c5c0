import { Inline } from '@nadi/ui/components/Inline';
import { Link } from '@nadi/ui/components/Link';
import { ReadingLayout } from '@nadi/ui/layouts/ReadingLayout';
import * as m from '@nadi/ui/messages';
import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { paths } from '../kernel/session/destination';
import { routesAt } from './routes';

/** Pages that are read from top to bottom, open to anyone. */
export function ReadingPages() {
  const { legal = [] } = routesAt(useLocation().pathname);
  const footer = (
    <Inline space={4}>
      {legal.map(({ path, title }) => (
        <Link key={path} href={path} isAlone>
          {title()}
        </Link>
      ))}
      <Link href={paths.signIn} isAlone>
        {m.sign_in_title()}
      </Link>
    </Inline>
  );
  return (
    <ReadingLayout footer={footer}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </ReadingLayout>
  );
}
