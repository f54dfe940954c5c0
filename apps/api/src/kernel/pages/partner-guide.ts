import { readFile } from 'node:fs/promises';
import type { Response } from 'express';
import { sendDocsPage } from './docs-page';
import { renderMarkdown } from './markdown';
import { shippedFile } from './shipped-file';

/** `docs/partners.md`, as it stands. */
export async function sendPartnerGuide(response: Response): Promise<void> {
  const text = await readFile(shippedFile('partners.md', 'docs/partners.md'), 'utf8');
  sendDocsPage(response, '/docs/partners', renderMarkdown(text));
}
