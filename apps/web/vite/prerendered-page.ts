import { brand } from '@nadi/brand';
import type { PrerenderedPage } from '../src/prerender/render-pages';

type Given = {
  /** The one page as the bundler made it. */
  built: string;
  withoutCode: string;
  /** Addresses of the letters, and of what fetches the app's code. */
  font: string;
  start: string;
};

const place = '<div id="root"></div>';
const script = /\s*<script(?![^>]*theme\.js)[^>]*>[^<]*<\/script>/g;
const entry = /<script type="module"[^>]* src="([^"]+)"/;
const codeLink = /\s*<link rel="modulepreload"[^>]*>/g;
const manifest = /\s*<link rel="manifest"[^>]*>/;
const comment = /\s*<!--.*?-->/gs;

/** For every address that has no page of its own: what is loading. */
export const shellPage = (built: string, loading: string, withoutCode: string): string =>
  put(built, place, `${noscript(withoutCode, '#root')}<div id="root">${loading}</div>`);

/** Whole as it stands. */
export function readPage(page: PrerenderedPage, { built, font }: Given): string {
  const { html } = page;
  const { styles, body } = styledByRules(html);
  return put(head(built, page, font, styles).replace(manifest, ''), place, body);
}

/**
 * Shows what it will be, and is that once the app's code is there. Nobody sees it who has a session, and is about to be led on.
 *
 * @param files of the page's own code, which is fetched beside the app's
 */
export function livePage(
  page: PrerenderedPage,
  { built, font, start, withoutCode }: Given,
  files: readonly string[],
): string {
  const { path, html } = page;
  const { styles, body } = styledByRules(html);
  const hidden = '[data-has-token] #root[data-prerendered]{visibility:hidden}';
  return put(
    head(built, page, font, `${hidden}${styles}`),
    place,
    `${noscript(withoutCode, '#root form,#root button')}<div id="root" data-prerendered="${path}">${body}</div>
    <script src="${start}" data-entry="${entryOf(built)}" data-files="${addresses(files)}"></script>`,
  );
}

/**
 * A public page with islands: they come alive by code of their own, or, for somebody who is signed in, all of it by
 * the app's, unless it is for everyone. It is shown to both as it is drawn.
 *
 * @param files of the page's code within the app
 * @param site address of the code of its islands
 * @param style address of their style, where it is not all in that of the app
 */
export function sitePage(
  page: PrerenderedPage,
  { built, font, start }: Given,
  files: readonly string[],
  site: string,
  style?: string,
): string {
  const { styles, body } = styledByRules(page.html);
  // Tells the drawn place, which has no code yet, from the same in the app.
  const drawn = body.replaceAll(' data-island="', ' data-drawn data-island="');
  const still =
    '<noscript><style>[aria-roledescription] button,[data-needs-code]{display:none}</style></noscript>';
  const top = head(built, page, font, styles).replace(manifest, '');
  return put(
    style ? put(top, '</head>', `  <link rel="stylesheet" crossorigin href="${style}">\n  </head>`) : top,
    place,
    `${still}<div id="root">${drawn}</div>
    <script src="${start}" data-entry="${entryOf(built)}" data-files="${addresses(files)}" data-site="${site}"${page.isForEveryone ? ' data-everyone="true"' : ''}></script>`,
  );
}

const addresses = (files: readonly string[]) => files.map((file) => `/${file}`).join(' ');

function entryOf(built: string): string {
  const address = entry.exec(built)?.[1];
  if (!address) throw new Error('The page names no code.');
  return address;
}

/** Without code, but for the theme. */
function head(built: string, page: PrerenderedPage, font: string, styles: string): string {
  const { title, description, site } = page;
  const plain = built.replace(comment, '').replace(script, '').replace(codeLink, '');
  const named = put(plain, /<title>[^<]*<\/title>/, `<title>${escaped(title)}</title>`);
  const titled = description
    ? put(named, /(?<=<meta name="description" content=")[^"]*/, escaped(description))
    : named;
  const more = [
    ...shared(title, description ?? brand.description, site),
    `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`,
    ...(styles ? [`<style>${styles}</style>`] : []),
  ];
  return put(titled, '<link rel="stylesheet"', [...more, '<link rel="stylesheet"'].join('\n    '));
}

/** Returns what other sites show of a page that is shared (ogp.me). The server puts its own origin before the addresses. */
function shared(title: string, description: string, site: PrerenderedPage['site']): string[] {
  if (!site) return [];
  const { canonical, changedOn } = site;
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`;
  return [
    `<link rel="canonical" href="${canonical}">`,
    property('type', changedOn ? 'article' : 'website'),
    property('site_name', brand.name),
    property('title', title),
    property('description', description),
    property('url', canonical),
    property('image', '/icon-512.png'),
    property('locale', 'en_IN'),
  ];
}

/**
 * The content security policy lets no style in an attribute through, but rules that stand in the page. The app makes them the
 * elements' own again (`src/app/take-over.ts`).
 */
function styledByRules(html: string): { styles: string; body: string } {
  const found = new Set<string>();
  const body = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    found.add(style);
    return ` data-style="${style}"`;
  });
  return { styles: [...found].map((style) => `[data-style="${style}"]{${style}}`).join(''), body };
}

const noscript = (text: string, hidden: string): string =>
  `<noscript><style>${hidden}{display:none}</style>${text}</noscript>`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function put(page: string, where: string | RegExp, what: string): string {
  const isThere = typeof where === 'string' ? page.includes(where) : where.test(page);
  if (!isThere) throw new Error(`The page has no ${where}.`);
  return page.replace(where, () => what);
}
