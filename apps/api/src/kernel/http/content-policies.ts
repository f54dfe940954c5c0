import { createHash } from 'node:crypto';

const policy = (directives: readonly string[]) => directives.join('; ');

/** For content that no browser may show as a page: answers of the API, problems, data files. */
export const dataPolicy = policy([
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  // A file that somebody sent, and a browser shows nevertheless, has no origin.
  'sandbox',
]);

/**
 * For the app's page and files. Text becomes neither script nor markup: the one policy of Trusted Types makes the addresses of
 * our workers, and nothing else. Styles come from files: what stands within the page is let through by its hash.
 *
 * @param page HTML of the page
 */
export const appPolicy = (page: string): string =>
  policy([
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...hashesOfStyles(page)].join(' '),
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types nadi-worker',
  ]);

/** For workers, which have no page: they ask this server, and load nothing but parts of their own. */
export const workerPolicy = policy([
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
]);

const ofPages = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** For the server's own small pages, the reference of the API among them, which writes its styles into the page. */
export const pagePolicy = policy([...ofPages, "form-action 'none'"]);

/** Lets the answer to a question go to this server, and nowhere else. */
export const askingPolicy = policy([...ofPages, "form-action 'self'"]);

/** For the catalogue: Storybook starts by scripts within its pages and shows stories in frames of its own. */
export const cataloguePolicy = policy([
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
]);

const hashesOfStyles = (page: string): string[] =>
  [...page.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(
    ([, style = '']) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  );
