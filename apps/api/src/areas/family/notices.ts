import type { Notice } from '../../kernel/notify/notify';
import { noticesOf } from '../../kernel/notify/notify';

const page = { label: 'See your family', href: '/dashboard/family' };
const told = noticesOf({ category: 'security', action: page });

/** A title has 120 letters, and names may have more. */
const short = (name: string) => name.slice(0, 60);

export const invitationAccepted = (who: string): Notice =>
  told(
    'family-accepted',
    `${short(who)} accepted your invitation`,
    'You can see on your family page what may be done now.',
  );

export const invitationDeclined = (): Notice =>
  told('family-declined', 'An invitation of yours was declined', 'Nobody may do more than before.');

export const helperChanged = (patient: string): Notice =>
  told(
    'family-changed',
    `${short(patient)} changed what you may do`,
    'You can see on your family page what you may do for them now.',
  );

export const helperEnded = (patient: string): Notice =>
  told(
    'family-ended',
    `You no longer look after ${short(patient)}`,
    'They ended it. You cannot see their record any more.',
  );

export const memberLeft = (who: string): Notice =>
  told(
    'family-left',
    `${short(who)} no longer acts for you`,
    'They ended it themselves. They cannot see your record any more.',
  );
