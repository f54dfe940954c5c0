import { addImport, addMember } from '../edit/code';
import type { Plan } from '../plan';
import { Refusal } from '../refusal';
import { exists, read } from '../repository';
import type { Subject } from './subject';

const none = `import type { AreaRoutes } from '../../kernel/shell/app-route';

export const routes: AreaRoutes = { dashboard: [] };
`;

/** The person who opens a page in tests and in the catalogue, by role. */
const visitors: Record<string, { person: string; stories: string }> = {
  PATIENT: { person: 'asha', stories: 'Patient' },
  DOCTOR: { person: 'meera', stories: 'Doctor' },
  ADMIN: { person: 'admin', stories: 'Administrator' },
};

/** The first of the roles decides. */
export const visitorOf = ([role = 'PATIENT']: readonly string[]) =>
  visitors[role] ?? { person: 'asha', stories: 'Patient' };

const table = 'apps/web/e2e/routes/rows.ts';

/** Names what makes the row of a page that one role opens, in the table of who finds what at an address. */
const rowMakers: Record<string, string> = {
  PATIENT: 'ofPatients',
  DOCTOR: 'ofDoctors',
  ADMIN: 'ofAdministrators',
};

/** Adds the page of a screen to those of its area, to the catalogue of the app, and to the table of addresses. */
export function planRoute(subject: Subject, roles: readonly string[]): Plan {
  const { address, heading } = subject;
  const stories = `.storybook/app/${visitorOf(roles).stories}.stories.tsx`;
  const story = `export const ${subject.subject}: PageStory = { args: { at: '${address}', heading: '${heading}' } };`;
  if (read(stories).includes(`export const ${subject.subject}:`))
    throw new Refusal(`${stories} has a story ${subject.subject} already. Choose another name.`);
  const routes = `apps/web/src/areas/${subject.room}/routes.ts`;
  const add = (text: string) => addRoute(text, subject, roles);
  const row = planRow(subject, roles);
  const changed = { [stories]: (text: string) => `${text}${story}\n`, ...row.changed };
  return exists(routes)
    ? { made: {}, changed: { [routes]: add, ...changed }, next: row.next }
    : { made: { [routes]: add(none) }, changed, next: row.next };
}

function planRow({ address, heading }: Subject, roles: readonly string[]): Pick<Plan, 'changed' | 'next'> {
  if (read(table).includes(`'${address}':`)) return { changed: {}, next: [] };
  const maker = roles.length === 3 ? 'ofAll' : roles.length === 1 && rowMakers[roles[0] ?? ''];
  if (!maker) return { changed: {}, next: [`Add what each role finds at ${address} to ${table}.`] };
  const add = (text: string) => addMember(text, 'rows', `'${address}': ${maker}('${heading}')`);
  return { changed: { [table]: add }, next: [] };
}

function addRoute(text: string, { subject, prefix, address }: Subject, roles: readonly string[]): string {
  const isAll = roles.length === 3;
  const route = `{
    path: '${address}',
    title: m.${prefix}_title,
    roles: ${isAll ? "'all'" : `[${roles.map((role) => `'${role}'`).join(', ')}]`},
    ...lazyRoute(async () => (await import('./${subject}Route')).${subject}Route),
  }`;
  const withRoute = addMember(text, 'routes.dashboard', route);
  const withLazy = addImport(withRoute, 'lazyRoute', '../../kernel/shell/lazy-route');
  return addImport(withLazy, '* as m', '@nadi/ui/messages');
}
