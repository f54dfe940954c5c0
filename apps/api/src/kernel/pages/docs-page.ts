import type { Response } from 'express';
import { sendPage } from './page';

const pages = {
  '/docs': 'API reference',
  '/docs/partners': 'First ten minutes',
  '/docs/errors': 'Errors',
  '/docs/changelog': 'Changelog',
  '/openapi.json': 'openapi.json',
  '/openapi.yaml': 'openapi.yaml',
} as const;

/**
 * A page about the contract, with links to all others.
 *
 * @param path its own
 * @param body HTML, with its heading
 */
export function sendDocsPage(response: Response, path: keyof typeof pages, body: string): void {
  const links = Object.entries(pages).map(
    ([to, name]) => `<li><a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a></li>`,
  );
  sendPage(
    response,
    pages[path],
    `<nav aria-label="API documentation"><ul>${links.join('')}</ul></nav>\n<main>${body}</main>`,
  );
}
