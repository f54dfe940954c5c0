import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request, { type Agent } from 'supertest';
import { createApp } from '../src/app';
import { crawlerFiles } from '../src/kernel/pages/crawler-files';
import { startApi, type TestApi } from './api';

let api: TestApi;
let visit: Agent;
let web: string;
beforeAll(async () => {
  web = await mkdtemp(join(tmpdir(), 'nadi-web-'));
  const head = '<link rel="canonical" href="/"><meta property="og:image" content="/icon-512.png">';
  await writeFile(join(web, 'public.html'), `<!doctype html>${head}<a href="/help">the home page</a>`);
  const pages = [{ path: '/' }, { path: '/knowledge-hub/dengue', changedOn: '2026-11-01' }];
  await writeFile(join(web, 'site-pages.json'), JSON.stringify(pages));
  api = await startApi({ NADI_DEMO: '1', PUBLIC_URL: 'http://nadi.localhost', WEB_DIST: web });
  visit = request.agent(api.url);
});
afterAll(async () => {
  await api.close();
  await rm(web, { recursive: true, force: true });
});

describe('for other sites', () => {
  it('a page names its address with the origin of this server, and links within it without', async () => {
    const { text } = await visit.get('/').expect(200);
    expect(text).toContain('rel="canonical" href="http://nadi.localhost/"');
    expect(text).toContain('og:image" content="http://nadi.localhost/icon-512.png"');
    expect(text).toContain('<a href="/help">');
  });

  it('the sitemap lists the public pages', async () => {
    const { text, headers } = await visit.get('/sitemap.xml').expect(200);
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(text).toContain('<loc>http://nadi.localhost/</loc>');
    expect(text).toContain(
      '<loc>http://nadi.localhost/knowledge-hub/dengue</loc><lastmod>2026-11-01</lastmod>',
    );
  });

  it('a demonstration asks not to be listed', async () => {
    const { config } = api.context;
    const app = express().use(crawlerFiles({ config, db: { kind: 'embedded' } }));
    expect((await request(app).get('/robots.txt').expect(200)).text).toBe('User-agent: *\nDisallow: /\n');
  });

  it('a product in use asks to be listed, but for what is about people', async () => {
    const config = { ...api.context.config, demo: '0' as const };
    const { text } = await request(createApp({ ...api.context, config }))
      .get('/robots.txt')
      .expect(200);
    expect(text).toContain('Disallow: /dashboard\n');
    expect(text).toContain('Sitemap: http://nadi.localhost/sitemap.xml\n');
  });

  it('there is no sitemap where there are no pages', async () => {
    const config = { ...api.context.config, webDist: join(web, 'none') };
    await request(createApp({ ...api.context, config }))
      .get('/sitemap.xml')
      .expect(404);
  });
});
