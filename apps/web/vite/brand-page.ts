import { brand, pageTitle } from '@nadi/brand';
import { dark, light } from '@nadi/ui/theme/tokens';
import type { Plugin } from 'vite';
import { drawIcons, touchIcon, vectorIcon } from './app-icons';
import { appManifest } from './app-manifest';

const manifestName = 'manifest.webmanifest';

/** Returns what is made of the brand, by its name. */
const makeFiles = async (): Promise<Map<string, string | Buffer>> =>
  (await drawIcons()).set(manifestName, `${JSON.stringify(appManifest, null, 2)}\n`);

const types: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};

/** Puts the brand into the page's head and makes its icons and manifest, so that a clinic changes `@nadi/brand` and nothing here. */
export function brandPage(): Plugin {
  return {
    name: 'nadi-brand-page',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => ({
        html,
        tags: [
          { tag: 'title', children: pageTitle(), injectTo: 'head' },
          meta('description', brand.description),
          meta('application-name', brand.name),
          meta('apple-mobile-web-app-title', brand.name),
          { ...meta('theme-color', light.paper), attrs: colour(light.paper, 'light') },
          { ...meta('theme-color', dark.paper), attrs: colour(dark.paper, 'dark') },
          link('icon', vectorIcon.fileName, { type: vectorIcon.type }),
          link('apple-touch-icon', touchIcon.fileName),
          link('manifest', manifestName),
        ],
      }),
    },
    configureServer(server) {
      const making = makeFiles();
      server.middlewares.use(async (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        const content = (await making).get(name);
        if (content === undefined) return next();
        response.setHeader('Content-Type', types[name.split('.').at(-1) ?? ''] ?? '');
        response.end(content);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of await makeFiles()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

const meta = (name: string, content: string) => ({
  tag: 'meta',
  attrs: { name, content },
  injectTo: 'head' as const,
});

const link = (rel: string, fileName: string, more: Record<string, string> = {}) => ({
  tag: 'link',
  attrs: { rel, href: `/${fileName}`, ...more },
  injectTo: 'head' as const,
});

const colour = (content: string, scheme: 'light' | 'dark') => ({
  name: 'theme-color',
  content,
  media: `(prefers-color-scheme: ${scheme})`,
});
