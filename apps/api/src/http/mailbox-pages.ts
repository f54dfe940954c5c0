import { Router } from 'express';
import type { Mailbox, ReceivedMail } from '../mail/mailbox';
import { escapeHtml } from './escape-html';
import { sendPage } from './page';

/** The mailbox of development, for a browser and for tests. Everything in a mail is escaped; nothing in it runs. */
export function mailboxPages(mailbox: Mailbox): Router {
  const router = Router();
  router.get('/mail.json', (_, response) => {
    response.setHeader('Cache-Control', 'no-store');
    response.json(mailbox.received());
  });
  router.get('/mail', (_, response) => {
    const items = mailbox.received().map(line).join('\n');
    const list = items ? `<ol>${items}</ol>` : '<p>No mail yet. Sign up, and it arrives here.</p>';
    sendPage(response, 'Mailbox', `<h1>Mailbox of development</h1>${list}`);
  });
  router.get('/mail/:id', (request, response, next) => {
    const mail = mailbox.received().find(({ id }) => String(id) === request.params.id);
    if (!mail) return next();
    const title = escapeHtml(mail.subject);
    const head = `<p>To ${escapeHtml(mail.to)}, ${escapeHtml(mail.at.toISOString())}</p>`;
    return sendPage(
      response,
      mail.subject,
      `<p><a href="/dev/mail">All mail</a></p><h1>${title}</h1>${head}<pre>${withLinks(mail.text)}</pre>`,
    );
  });
  return router;
}

const line = ({ id, to, subject, at }: ReceivedMail) =>
  `<li><a href="/dev/mail/${id}">${escapeHtml(subject)}</a><br>To ${escapeHtml(to)}, ${escapeHtml(at.toISOString())}</li>`;

/** Text with its addresses as links. */
const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`);
