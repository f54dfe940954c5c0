import { brand } from '@nadi/brand';
import type { RequestHandler } from 'express';
import type { AppContext } from '../operation/context';

/** Days that the contact may be relied on; RFC 9116 recommends less than a year. */
const validFor = 180;

/** The contact for reporting a vulnerability, in the form of RFC 9116. */
export const securityTxt =
  ({ clock, config }: Pick<AppContext, 'clock' | 'config'>): RequestHandler =>
  (_, response) => {
    const expires = new Date(clock.now().getTime() + validFor * 86_400_000);
    // To the day, so that everyone who asks today reads the same.
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: mailto:${brand.supportEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      // The RFC takes web addresses by https only.
      ...(config.publicUrl.startsWith('https:')
        ? [`Canonical: ${config.publicUrl}/.well-known/security.txt`]
        : []),
    ];
    response
      .set('Cache-Control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  };
