import { toCamel, toKebab } from '../../names';
import type { Known } from '../find-operation';
import { visitorOf } from '../route';
import type { Subject } from '../subject';

const questionOf = ({ subject }: Subject) => `${toCamel(subject)}Question`;
const fileOf = ({ subject }: Subject) => `${toKebab(subject)}-question`;

/** Returns the files of a page that reads a list, by their names in the folder of its area. */
export const printListPage = (
  subject: Subject,
  known: Omit<Known, 'file' | 'key'>,
): Record<string, string> => ({
  [`${fileOf(subject)}.ts`]: `import { readPage } from '../../kernel/browser/page-address';

/** The page number in the address. */
export const ${questionOf(subject)} = (query: URLSearchParams) =>
  ['get', '${known.path}', { params: { query: { page: readPage(query) } } }] as const;
`,
  [`${subject.subject}Route.early.ts`]: `import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { ${questionOf(subject)} } from './${fileOf(subject)}';

export const queries: PrefetchQueries = (search) => [${questionOf(subject)}(new URLSearchParams(search))];
`,
  [`${subject.subject}Route.tsx`]: printRoute(subject),
  [`${toKebab(subject.subject)}-route.test.tsx`]: printRouteTest(subject, known),
});

const printRoute = (
  subject: Subject,
): string => `import { ${subject.name} } from '@nadi/ui/screens/${subject.area}/${subject.name}';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { ${questionOf(subject)} } from './${fileOf(subject)}';

export function ${subject.subject}Route() {
  const { $api } = useServices();
  const clock = useClock();
  const [query, setQuery] = useSearchParams();
  const list = $api.useQuery(...${questionOf(subject)}(query), listOptions);
  return (
    <${subject.name}
      state={listState(list)}
      clock={clock}
      onPageChange={(page) => setQuery(page > 1 ? { page: String(page) } : {})}
      onRetry={() => void list.refetch()}
    />
  );
}
`;

const printRouteTest = (
  { heading, address }: Subject,
  { path, roles }: Pick<Known, 'path' | 'roles'>,
): string => `import { afterEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { screen } from '@testing-library/react';
import { type Answers, refusal } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const list = 'GET ${path}';
const pageOf = (page: number, total: number) => ({
  success: true,
  data: total > 0 ? [{ id: '0198f000-0000-7000-8000-000000000101', changedAt: '2026-11-18T07:10:00+05:30' }] : [],
  pagination: { page, limit: 1, total, pages: total },
});

async function open(answers: Answers, search = '') {
  storeTokens();
  app = await openApp(\`${address}\${search}\`, { 'GET /auth/me': meIs(cast.people.${visitorOf(roles).person}), ...answers });
  await screen.findByRole('heading', { level: 1, name: '${heading}' });
}

describe('${heading}', () => {
  it('is read page by page, by its address', async () => {
    await open({ [list]: ({ query }) => ({ body: pageOf(Number(query.get('page')), 2) }) });
    (await screen.findByRole('button', { name: 'Older' })).click();
    await screen.findByText('2 to 2 of 2');
    expect(window.location.search).toBe('?page=2');
    expect(app.server.callsOf(list).map(({ query }) => query.get('page'))).toEqual(['1', '2']);
  });

  it('says that it may not be seen, where that is so', async () => {
    await open({ [list]: () => refusal(403, 'Your account may not see it.') });
    await screen.findByText('This is not open to you');
  });

  it('says so where there is nothing', async () => {
    await open({ [list]: () => ({ body: pageOf(1, 0) }) });
    await screen.findByText('Nothing here yet');
  });
});
`;
