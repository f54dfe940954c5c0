import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import request, { type Agent } from 'supertest';
import { pages } from '../generated/pages';
import { whatToDo } from '../src/kernel/pages/what-to-do';
import { startApi, type TestApi } from './api';

let api: TestApi;
let visit: Agent;
beforeAll(async () => {
  api = await startApi();
  visit = request.agent(api.url);
});
afterAll(() => api.close());

const root = join(import.meta.dirname, '../../..');
const codeOf = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))
    .join('\n');
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, slug]) => slug);

/** Returns what the code of API and mock gives a problem as the last part of its `type`. */
function kindsInUse(): (string | undefined)[] {
  const mock = codeOf('packages/mock-server/src/nadi');
  return [
    ...found(codeOf('apps/api/src') + codeOf('packages/api-server/src'), /\bslug: '([a-z-]+)'/g),
    ...found(mock, /\b\d{3}: \['([a-z-]+)',/g),
    ...found(mock, /\btypeOf\('([a-z-]+)'\)/g),
  ];
}

describe('the catalogue of errors', () => {
  it('says of each kind that API or mock can answer what to do about it', async () => {
    const kinds = new Set(kindsInUse());
    // A change of how they are written must not leave this test with nothing to look for.
    expect(kinds.size).toBeGreaterThan(15);
    const { text } = await visit.get('/docs/errors').expect(200);
    const sections = text.split('<section id="').slice(1);
    const told = sections.map((section) => section.slice(0, section.indexOf('"')));
    expect([...kinds].filter((kind) => !told.includes(kind ?? ''))).toEqual([]);
    for (const section of sections) expect(section).toMatch(/What to do<\/h3>\s*<p>\w/);
    expect(Object.keys(whatToDo).filter((kind) => !told.includes(kind))).toEqual([]);
  });
});

describe('the pages about the contract', () => {
  it.each(['/docs', '/docs/partners', '/docs/errors', '/docs/changelog'])(
    'lead from %s to each other, and to places that are there',
    async (path) => {
      const { text, headers } = await visit.get(path).expect(200);
      expect(headers['content-security-policy']).toContain("script-src 'self';");
      expect(text).toContain(`<a href="${path}" aria-current="page">`);
      const links = [...new Set(found(text, / href="(\/[^"]+)"/g))];
      expect(links).toEqual(expect.arrayContaining(['/docs/errors', '/docs/changelog', '/openapi.json']));
      // The app's pages are there once it is built, which this test does not need.
      const served = links.filter((link = '') => !pages.includes(link));
      expect(served).toEqual(expect.arrayContaining(['/docs/partners', '/openapi.yaml']));
      for (const link of served) await visit.get(link ?? '').expect(200);
    },
  );

  it('bring of the reference what the page asks for, and nothing beside', async () => {
    await visit.get('/docs/assets/swagger-ui.css').expect(200);
    await visit.get('/docs/assets/swagger-ui-bundle.js').expect(200);
    for (const name of ['index.html', 'package.json', 'swagger-ui-bundle.js.map', ''])
      await visit.get(`/docs/assets/${name}`).expect(404);
  });

  it('bring the mock as a file, which the published contract knows nothing of', async () => {
    const { headers, text } = await visit.get('/docs/mock.js').expect(200);
    expect(headers['content-type']).toContain('text/javascript');
    // The policy of the page would refuse it.
    expect(text).not.toMatch(/\beval\(|new Function\(/);
    const { body } = await visit.get('/openapi.json').expect(200);
    expect(body.servers).toHaveLength(1);
  });

  it('have the guide as it stands in the repository', async () => {
    const { text } = await visit.get('/docs/partners').expect(200);
    expect(text).toContain('<h1 id="the-first-ten-minutes">');
    expect(text).toContain('npm run pack:partners');
  });
});
