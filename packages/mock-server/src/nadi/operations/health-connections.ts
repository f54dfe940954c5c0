import { attemptLasts, callbackAt } from '@nadi/domain/integrations/providers';
import { answer, signedIn } from '../operation';

/** Where no browser says where it is. */
const elsewhere = 'https://nadi.example';

export const healthConnections = {
  // No provider is there to ask: it leads to where a provider sends people back, as if they had allowed it.
  beginHealthConnection: signedIn('beginHealthConnection', ({ body, headers, now, newId }) => {
    const url = new URL(callbackAt(headers.get('origin') ?? elsewhere, body.provider));
    url.searchParams.set('state', newId());
    url.searchParams.set('code', newId());
    const expiresAt = new Date(now.getTime() + attemptLasts).toISOString();
    return answer({ authorizeUrl: url.href, expiresAt });
  }),
};
