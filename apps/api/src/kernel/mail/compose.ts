import { brand } from '@nadi/brand';
import { escapeHtml } from '../http/escape-html';
import type { Mail } from './mail';

type Paragraph = string | { link: string; label: string };

/** An e-mail in plain text and in simple HTML, from the same paragraphs. */
export function compose(
  to: string,
  purpose: Mail['purpose'],
  subject: string,
  paragraphs: readonly Paragraph[],
): Mail {
  const all: readonly Paragraph[] = [...paragraphs, `${brand.name} - ${brand.supportEmail}`];
  const asText = (part: Paragraph) => (typeof part === 'string' ? part : `${part.label}:\n${part.link}`);
  const asHtml = (part: Paragraph) =>
    typeof part === 'string'
      ? `<p>${escapeHtml(part)}</p>`
      : `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.label)}</a></p>`;
  return {
    to,
    purpose,
    subject,
    text: `${all.map(asText).join('\n\n')}\n`,
    html: `<!doctype html><html lang="en"><body>${all.map(asHtml).join('')}</body></html>`,
  };
}
