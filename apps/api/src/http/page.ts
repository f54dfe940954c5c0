import { brand } from '@nadi/brand';
import type { Response } from 'express';
import { pagePolicy } from './content-policies';
import { escapeHtml } from './escape-html';

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
  response.setHeader('Content-Security-Policy', pagePolicy);
  response.setHeader('Cache-Control', 'no-store');
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
