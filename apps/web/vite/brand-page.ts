import { brand, pageTitle } from '@nadi/brand';
import { logo } from '@nadi/brand/logo';
import { dark, light } from '@nadi/ui/theme/tokens';
import type { Plugin } from 'vite';

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${logo.size} ${logo.size}"><rect width="${logo.size}" height="${logo.size}" rx="${logo.radius}" fill="${light.river}"/><path d="${logo.pulse}" fill="none" stroke="${light.paper}" stroke-width="${logo.strokeWidth}" stroke-linecap="round" stroke-linejoin="round"/></svg>\n`;

/** Puts the brand into the page's head and makes its icon, so that a clinic changes `@nadi/brand` and nothing here. */
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
          { ...meta('theme-color', light.paper), attrs: colour(light.paper, 'light') },
          { ...meta('theme-color', dark.paper), attrs: colour(dark.paper, 'dark') },
        ],
      }),
    },
    configureServer(server) {
      server.middlewares.use('/favicon.svg', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(favicon);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: favicon });
    },
  };
}

const meta = (name: string, content: string) => ({
  tag: 'meta',
  attrs: { name, content },
  injectTo: 'head' as const,
});

const colour = (content: string, scheme: 'light' | 'dark') => ({
  name: 'theme-color',
  content,
  media: `(prefers-color-scheme: ${scheme})`,
});
