import { brand } from '@nadi/brand';
import express, { Router } from 'express';
import { askingPolicy } from '../../../kernel/http/content-policies';
import { escapeHtml } from '../../../kernel/http/escape-html';
import { sendPage } from '../../../kernel/pages/page';
import type { DemoProvider } from '../../../kernel/providers/provider-link';

/** The page of the demonstration that asks for consent, at the address of its OAuth server. */
export function demoPages(demo: DemoProvider): Router {
  const router = Router({ caseSensitive: true });
  const queryOf = (url: string) => new URL(url, 'http://here').searchParams;
  router.get('/authorize', (request, response) => {
    const query = queryOf(request.url);
    if (!demo.readConsent(query)) {
      response.status(400);
      sendPage(response, 'Sample watch', '<h1>This link is not valid here</h1>');
      return;
    }
    const body = `<h1>Sample watch and scale</h1>
<p><strong>This maker is invented.</strong> It is here to try a connection out; its readings belong to no one.</p>
<p>${escapeHtml(brand.name)} asks to read pulse, oxygen saturation and weight of the last 90 days, and what comes from now on. <strong>The readings join the record in which you began</strong>; you can remove them when you end the connection.</p>
<form method="post" action="authorize?${escapeHtml(query.toString())}">
<p class="controls"><button name="decision" value="allow">Allow</button> <button name="decision" value="refuse">Do not allow</button></p>
</form>`;
    sendPage(response, 'Sample watch', body, askingPolicy);
  });
  router.post('/authorize', express.urlencoded({ extended: false, limit: '2kb' }), (request, response) => {
    const consent = demo.readConsent(queryOf(request.url));
    if (!consent) {
      response.status(400);
      sendPage(response, 'Sample watch', '<h1>This link is not valid here</h1>');
      return;
    }
    response.redirect(303, demo.decide(consent, request.body?.decision === 'allow'));
  });
  return router;
}
