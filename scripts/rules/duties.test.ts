import { describe, expect, it } from '@jest/globals';
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import { consentKinds } from '@nadi/domain/consent/kinds';
import { notificationCategories } from '@nadi/domain/notifications/preferences';
import { searchGroups } from '../../packages/ui/src/screens/search/SearchScreen/types';
import { duties } from './duties/answers';
import { files, read } from './source';

/** The text of all files whose path is chosen, without spaces and line ends. */
const textOf = (isChosen: (file: string) => boolean) =>
  files.filter(isChosen).map(read).join('\n').replaceAll(/\s+/g, '');
const within = (folder: string, ending = '.ts') =>
  textOf((file) => file.startsWith(folder) && file.endsWith(ending));

const resources = Object.entries(duties);
/** The answers that are wrong: those that name something which is not there. */
const wrong = (isRight: (one: (typeof resources)[number][1]) => boolean) =>
  resources.flatMap(([name, one]) => (isRight(one) ? [] : [name]));

describe('the ten duties of a resource', () => {
  it('are answered for each section of an export, and each table is exported or says why not', () => {
    const {
      format: _,
      version: __,
      exportedAt: ___,
      ...sections
    } = openapi.components.schemas.AccountExport.properties;
    expect(Object.keys(duties).sort()).toEqual(Object.keys(sections).sort());
    const kept = textOf((file) => file.endsWith('/personal-data.ts'));
    const tables = files
      .filter((file) => /^apps\/api\/src\/.*\/tables\/[^/]+\.ts$/.test(file))
      .flatMap((file) =>
        [...read(file).matchAll(/export const (\w+) = pgTable\(/g)].map(([, name]) => name ?? ''),
      );
    expect(tables.length).toBeGreaterThan(60);
    // The audit trail is exported as the access log, and is never erased.
    const ofTrail = ['auditEntries', 'auditHeads'];
    expect(tables.filter((name) => !kept.includes(`table:${name},`))).toEqual(ofTrail);
  });

  it('have a matrix of who may do what', () => {
    expect(wrong(({ area }) => files.includes(`apps/api/src/areas/${area}/test/matrix.ts`))).toEqual([]);
  });

  it('have a name in the access log', () => {
    const paths = within('openapi/paths/', '.yaml');
    expect(wrong(({ log }) => paths.includes(`x-audit:{record:${log},`))).toEqual([]);
  });

  it('have a kind that consents open, which its area shares', () => {
    const shared = within('apps/api/src/areas/');
    expect(
      wrong(
        ({ consent }) =>
          typeof consent === 'object' || (consentKinds.includes(consent) && shared.includes(`'${consent}'`)),
      ),
    ).toEqual([]);
  });

  it('are open to those who act for a patient, by row security', () => {
    const migrations = within('apps/api/src/kernel/db/migrations/', '.sql');
    expect(
      wrong(({ acting }) => typeof acting === 'object' || migrations.includes(`own_table('${acting}'`)),
    ).toEqual([]);
  });

  it("are found by their area's part of the search, and no part finds what nobody has", () => {
    const groupsIn = (file: string) =>
      [...read(file).matchAll(/^ +group: '([\w-]+)',$/gm)].map(([, group = '']) => group);
    const found = new Map(
      files.flatMap((file) => {
        const area = /^apps\/web\/src\/areas\/([\w-]+)\/search\.ts$/.exec(file)?.[1];
        return area ? [[area, groupsIn(file)]] : [];
      }),
    );
    expect(
      wrong(({ area, search }) => typeof search === 'object' || found.get(area)?.includes(search) === true),
    ).toEqual([]);
    const answered = resources.map(([, { search }]) => search);
    // Articles and the catalogue are of nobody; of a doctor's patients and visits the data are the patients' own.
    const ofOthers = ['articles', 'patient-visits', 'patients', 'products'];
    const all = [...found.values()].flat();
    expect(all.filter((group) => !answered.some((one) => one === group)).sort()).toEqual(ofOthers);
    // Pages are found by the app itself.
    expect(['pages', ...all].sort()).toEqual([...searchGroups].sort());
  });

  it('have a category of notifications, in which their area tells', () => {
    expect(wrong(({ told }) => typeof told === 'object' || notificationCategories.includes(told))).toEqual(
      [],
    );
  });

  it('are in a demonstration', () => {
    const seed = within('apps/api/src/seed/');
    expect(
      wrong(({ demo }) => typeof demo === 'object' || seed.includes(demo.replaceAll(/\s/g, ''))),
    ).toEqual([]);
  });

  it('are linked from the knowledge hub by a code that its pages have', () => {
    const codes = read('packages/knowledge/src/article.ts');
    expect(wrong(({ hub }) => typeof hub === 'object' || codes.includes(`${hub}:`))).toEqual([]);
  });

  it('are on a dashboard', () => {
    const dashboard =
      within('apps/web/src/areas/vital-signs/', 'Dashboard.tsx') +
      within('apps/web/src/areas/vital-signs/', 'DashboardRoute.tsx');
    expect(
      wrong(({ card }) => typeof card === 'object' || dashboard.includes(card.replaceAll(/\s/g, ''))),
    ).toEqual([]);
  });

  it('say why, where they do not apply', () => {
    const reasons = resources.flatMap(([, one]) =>
      Object.values(one).flatMap((answer) => (typeof answer === 'object' ? [answer.not] : [])),
    );
    expect(reasons.filter((why) => why.length < 10)).toEqual([]);
  });
});
