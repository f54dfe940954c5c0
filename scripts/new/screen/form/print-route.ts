import { toKebab } from '../../names';
import type { Known } from '../find-operation';
import { visitorOf } from '../route';
import type { Subject } from '../subject';

/** Returns the files of a page that reads a record and saves it, by their names in the folder of its area. */
export const printFormPage = (subject: Subject, read: Known, save: Known): Record<string, string> => ({
  [`${subject.subject}Route.early.ts`]: `import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';

export const queries: PrefetchQueries = () => [['get', '${read.path}']];
`,
  [`${subject.subject}Route.tsx`]: printRoute(subject, read, save),
  [`${toKebab(subject.subject)}-route.test.tsx`]: printRouteTest(subject, read, save),
});

const printRoute = (
  { area, name, subject }: Subject,
  read: Known,
  save: Known,
): string => `import { ${name} } from '@nadi/ui/screens/${area}/${name}';
import type { Action } from '@nadi/ui/patterns/state';
import { useState } from 'react';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { ${save.id} } from './online-writes';

export function ${subject}Route() {
  const { $api } = useServices();
  const record = $api.useQuery('get', '${read.path}');
  const [saving, setSaving] = useState<Action>({ phase: 'idle' });
  const write = useOnlineWrite(${save.id});

  async function save(answers: Parameters<typeof write>[0]): Promise<void> {
    setSaving({ phase: 'pending' });
    const outcome = await write(answers);
    setSaving(outcome.ok ? { phase: 'done' } : outcome.failure);
  }

  return (
    <${name}
      state={pageState(record, ({ data }) => ({ answers: { name: data.name }, saving }))}
      onSave={(answers) => void save(answers)}
      onRetry={() => void record.refetch()}
    />
  );
}
`;

/** The online writes of this area, which must not wait for a network; see `docs/decisions/032-each-write-says-whether-it-may-wait.md`. */
export const printAct = ({ id, method, path }: Known): string => `
/** Saved at once, or not at all. */
export const ${id}: OnlineKind<{ name: string }, unknown> = {
  waits: false,
  operation: '${id}',
  invalidates: /^${path.replaceAll('/', '\\/')}/,
  send: (api, body, key) => api.${method.toUpperCase()}('${path}', { params: { header: { 'Idempotency-Key': key } }, body }),
};
`;

const printRouteTest = (
  { heading, address }: Subject,
  read: Known,
  save: Known,
): string => `import { afterEach, describe, expect, it } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refusal, success } from '../../../test/api-stub';
import { openApp } from '../../../test/render-app';
import { meIs, type Started, storeTokens } from '../../../test/start-services';

let app: Started;
afterEach(() => app.close());

const read = 'GET ${read.path}';
const save = '${save.method.toUpperCase()} ${save.path}';
const record = { id: '0198f000-0000-7000-8000-000000000101', changedAt: '2026-11-18T07:10:00+05:30' };

async function open(answers: Answers) {
  storeTokens();
  const all = { 'GET /auth/me': meIs(cast.people.${visitorOf(read.roles).person}), ...answers };
  app = await openApp('${address}', all);
  await screen.findByRole('heading', { level: 1, name: '${heading}' });
}

async function rename() {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' Devi');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
}

describe('${heading}', () => {
  it('is saved, and shows what was saved', async () => {
    let name = 'Asha';
    await open({
      [read]: () => success({ ...record, name }),
      [save]: ({ body }) => {
        ({ name } = JSON.parse(body));
        return { body: { success: true } };
      },
    });
    await rename();
    await screen.findByText('Saved.');
    expect(name).toBe('Asha Devi');
    expect(app.server.callsOf(save)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('keeps what was typed where it is refused', async () => {
    await open({
      [read]: () => success({ ...record, name: 'Asha' }),
      [save]: () => refusal(422, 'Check your entries.'),
    });
    await rename();
    await screen.findByText('Check your entries.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Asha Devi');
  });

  it('says that it may not be seen, where that is so', async () => {
    await open({ [read]: () => refusal(403, 'Your account may not see it.') });
    await screen.findByText('This is not open to you');
  });
});
`;
