import { brand } from '@nadi/brand';
import type { Response } from 'express';
import { escapeHtml } from '../http/escape-html';
import { sendPage } from './page';

const pages = {
  '/docs': 'API reference',
  '/docs/partners': 'First ten minutes',
  '/docs/errors': 'Errors',
  '/docs/changelog': 'Changelog',
  '/openapi.json': 'openapi.json',
  '/openapi.yaml': 'openapi.yaml',
} as const;

/** The way back to the site, as its own pages have it. */
const site = {
  '/': 'Home',
  '/knowledge-hub': 'Knowledge Hub',
  '/about': 'About',
  '/help': 'Help',
} as const;

const linksTo = (all: Readonly<Record<string, string>>, here = '') =>
  Object.entries(all)
    .map(([to, name]) => `<li><a href="${to}"${to === here ? ' aria-current="page"' : ''}>${name}</a></li>`)
    .join('');

/**
 * A page about the contract, with links to all others and to the site.
 *
 * @param path its own
 * @param body HTML, with its heading
 */
export function sendDocsPage(response: Response, path: keyof typeof pages, body: string): void {
  sendPage(
    response,
    pages[path],
    `<header><a href="/" class="brand">${escapeHtml(brand.name)}</a><nav aria-label="Site"><ul>${linksTo(site)}</ul></nav></header>
<nav aria-label="API documentation"><ul>${linksTo(pages, path)}</ul></nav>
<main>${body}</main>`,
  );
}
