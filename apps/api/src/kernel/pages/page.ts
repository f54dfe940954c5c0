import { brand } from '@nadi/brand';
import type { Response } from 'express';
import { pagePolicy } from '../http/content-policies';
import { escapeHtml } from '../http/escape-html';

export const pageStyle = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --line: light-dark(#c9d2d3, #47555a); --link: light-dark(#0b5c55, #7fd6cb); background: light-dark(#fff, #14191b); color: light-dark(#1b2426, #e7eced); }
body { max-width: 60rem; margin: 0 auto; padding: 1rem 1rem 4rem; overflow-wrap: anywhere; }
a { color: var(--link); }
li, section { margin-block: 1rem; }
li li, nav li { margin-block: .25rem; }
li > strong + p { display: inline; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.5rem; padding-block-end: .5rem; }
.brand { font-size: 1.375rem; font-weight: 660; text-decoration: none; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 0; padding: 0 0 .75rem; list-style: none; border-block-end: 1px solid var(--line); }
header nav ul { padding: 0; border: 0; }
nav a { display: inline-block; padding-block: .4rem; }
nav a[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
.columns { columns: 14rem auto; padding-inline-start: 1.25rem; }
.columns li { margin: 0; padding-block: .25rem; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; font-size: .875rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; overflow-wrap: normal; }
th, td { padding: .4rem .75rem .4rem 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
summary { padding-block: .5rem; font-weight: 600; cursor: pointer; }
.controls { display: flex; flex-wrap: wrap; align-items: center; gap: .75rem; }
.controls select, .controls button { min-block-size: 2.75rem; padding-inline: .75rem; font: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
`;

/**
 * A small page of the server itself.
 *
 * @param body HTML; any outside content is already escaped
 */
export function sendPage(response: Response, title: string, body: string, contentPolicy = pagePolicy): void {
  response.setHeader('Content-Security-Policy', contentPolicy);
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
