import { Router } from 'express';
import { escapeHtml } from '../http/escape-html';
import type { Mailbox, ReceivedMail } from '../mail/mailbox';
import { sendPage } from './page';

/**
 * The mailbox of development, for a browser and for tests. Everything in a mail is escaped; nothing in it runs.
 *
 * @param allSent resolves when what was left to be sent before is here: a mail is sent after the answer to whoever asked for it
 */
export function mailboxPages(mailbox: Mailbox, publicUrl: string, allSent: () => Promise<void>): Router {
  const router = Router({ caseSensitive: true });
  router.get('/mail.json', async (_, response) => {
    await allSent();
    response.setHeader('Cache-Control', 'no-store');
    response.json(mailbox.received());
  });
  router.get('/mail', async (_, response) => {
    await allSent();
    const items = mailbox.received().map((mail) => item(mail, publicUrl));
    const list =
      items.length > 0 ? items.join('\n') : '<p>No mail yet. When you sign up, it will appear here.</p>';
    sendPage(response, 'Mailbox', `<h1>Development mailbox</h1>${list}`);
  });
  return router;
}

const item = ({ id, to, subject, at, text }: ReceivedMail, publicUrl: string) => `<article id="${id}">
<h2>${escapeHtml(subject)}</h2>
<p>To ${escapeHtml(to)}, <time>${escapeHtml(at.toISOString())}</time></p>
<pre>${withLinks(text, publicUrl)}</pre>
</article>`;

/** Text with its addresses as links; those of this server lead to wherever it is read from, so that a session is found again. */
const withLinks = (text: string, publicUrl: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => {
    const here = escapeHtml(publicUrl);
    const href = address.startsWith(`${here}/`) ? address.slice(here.length) : address;
    return `<a href="${href}">${address}</a>`;
  });
