import { brand } from '@nadi/brand';
import type { Response } from 'express';
import { escapeHtml } from './escape-html';

/** Allows what stands on our own origin, and no script or style within a page. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
li, section { margin-block: 1rem; }
/* The reference has one theme, drawn for paper. */
#reference { color-scheme: light; background: white; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid; border-radius: .5rem; }
`;

/**
 * A small page of the server itself.
 *
 * @param body HTML; whatever came from outside was escaped
 */
export function sendPage(response: Response, title: string, body: string): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy);
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.type('html').send(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} - ${escapeHtml(brand.name)}</title>
<link rel="stylesheet" href="/docs/page.css">
</head>
<body>
${body}
</body>
</html>
`);
}
