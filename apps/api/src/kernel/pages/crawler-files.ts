import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Router } from 'express';
import type { Config } from '../environment/config';
import { isDemo } from '../environment/is-demo';

/** A page of the public site, as the build of the web app lists them; the day is `YYYY-MM-DD`. */
type SitePage = { path: string; changedOn?: string };

/** Lists what is about people, or no page at all. */
const closed = ['/api/', '/dashboard', '/onboarding', '/dev/'];

type Where = Parameters<typeof isDemo>[0] & { config: Pick<Config, 'webDist'> };

const hour = 'public, max-age=3600';

/** `robots.txt`, and the sitemap of the public pages (sitemaps.org, protocol 0.9). A demonstration asks not to be listed. */
export function crawlerFiles(context: Where): Router {
  const { webDist, publicUrl } = context.config;
  const router = Router();
  router.get('/robots.txt', (_, response) => {
    const rules = isDemo(context)
      ? ['Disallow: /']
      : [...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`];
    response
      .set('Cache-Control', hour)
      .type('text/plain; charset=utf-8')
      .send(`${['User-agent: *', ...rules].join('\n')}\n`);
  });
  router.get('/sitemap.xml', async (_, response, next) => {
    // Without a built app there are no pages to list.
    const text = await readFile(join(webDist, 'site-pages.json'), 'utf8').catch(() => null);
    if (text === null) return next();
    const pages: SitePage[] = JSON.parse(text);
    const urls = pages.map(
      ({ path, changedOn }) =>
        `<url><loc>${publicUrl}${path}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
    );
    return response
      .set('Cache-Control', hour)
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
      );
  });
  return router;
}
