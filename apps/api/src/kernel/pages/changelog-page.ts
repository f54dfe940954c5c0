import changelog from '@nadi/contract/changelog.json' with { type: 'json' };
import openapi from '@nadi/contract/openapi.json' with { type: 'json' };
import type { Response } from 'express';
import { escapeHtml } from '../http/escape-html';
import { sendDocsPage } from './docs-page';
import { renderMarkdown } from './markdown';

type Change = { kind: string; where: string; what: string };
type Changelog = {
  released: string | null;
  notes: readonly { raise: string; text: string }[];
  changes: readonly Change[];
};

const raises: Record<string, string> = { major: 'Breaking', minor: 'New', patch: 'Fixed' };

/** The page of released changes, and of those that wait for the next release. */
export function changelogHtml({ released, notes, changes }: Changelog): string {
  const ofKind = (kind: string) => changes.filter((change) => change.kind === kind);
  const told = notes.map(
    ({ raise, text }) =>
      `<li><strong>${escapeHtml(raises[raise] ?? raise)}.</strong> ${renderMarkdown(text)}</li>`,
  );
  return [
    '<h1>Changelog</h1>',
    `<p>This server uses version ${escapeHtml(openapi.info.version)} of the contract, as published in <code>@nadi/contract</code>. A change that can break a client raises the first number, and appears here before it is released.</p>`,
    '<section><h2 id="not-released-yet">Not released yet</h2>',
    told.length > 0 ? `<ul>${told.join('\n')}</ul>` : '<p>No changes noted.</p>',
    '<h3>Differences from the last release</h3>',
    changes.length > 0
      ? list('Breaking: a client that worked may fail', ofKind('breaking')) +
        list('Added: clients can ignore it', ofKind('addition'))
      : '<p>No difference that a client would notice.</p>',
    '</section>',
    `<section><h2 id="released">Released</h2>${released === null ? '<p>No version has been released yet.</p>' : renderMarkdown(lowered(released))}</section>`,
  ].join('\n');
}

/** The headings of the file stand below that of their section. */
const lowered = (markdown: string) => markdown.replace(/^(#+) /gm, '#$1 ');

function list(title: string, changes: readonly Change[]): string {
  if (changes.length === 0) return '';
  const items = changes.map(
    ({ where, what }) =>
      `<li>${where === '' ? '' : `<code>${escapeHtml(where)}</code>: `}${escapeHtml(what)}</li>`,
  );
  return `<h4>${title}</h4><ul>${items.join('\n')}</ul>`;
}

export function sendChangelog(response: Response): void {
  sendDocsPage(response, '/docs/changelog', changelogHtml(changelog as Changelog));
}
