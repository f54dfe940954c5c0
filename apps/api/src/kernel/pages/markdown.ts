import { Marked, type Tokens } from 'marked';
import { escapeHtml } from '../http/escape-html';

/** A page or a mail; of our own, what has no scheme. */
const isSafe = (href: string) => /^(https?:|mailto:|[/#.\w-]+$)/i.test(href);

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/<[^>]+>/g, '')
    .replace(/[^\w]+/g, '-')
    .replace(/^-|-$/g, '');

const marked = new Marked({
  async: false,
  renderer: {
    // Notes are plain text: markup in them is shown, not interpreted.
    html: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${slugOf(text)}">${text}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const text = this.parser.parseInline(tokens);
      return isSafe(href) ? `<a href="${escapeHtml(href)}">${text}</a>` : text;
    },
    image: ({ text }) => escapeHtml(text),
    code: ({ text }) => `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>\n`,
    // A wide table moves sideways by itself, and by keys, rather than the page.
    table(token) {
      const cells = (row: Tokens.TableCell[], tag: 'th' | 'td') =>
        `<tr>${row.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const rows = token.rows.map((row) => cells(row, 'td')).join('\n');
      return `<div class="wide" tabindex="0"><table><thead>${cells(token.header, 'th')}</thead><tbody>${rows}</tbody></table></div>\n`;
    },
  },
});

/** Markdown of ours as HTML; raw markup in it is escaped, and links lead to pages only. */
export const renderMarkdown = (text: string): string => marked.parse(text, { async: false });
