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

/** Tells a child with an account. */
export const guardianAdded = (who: string): Notice =>
  told(
    'family-guardian-added',
    `${short(who)} is your guardian now`,
    'They see your record and act for you until the day before you turn 18. If you do not know them, write to us at once.',
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

/** Tells a helper whose right was given before the 18th birthday. */
export const helperEndedAt18 = (patient: string): Notice =>
  told(
    'family-ended',
    `You no longer look after ${short(patient)}`,
    'It ended with their 18th birthday. You see their record again only if they invite you.',
  );

export const memberLeft = (who: string): Notice =>
  told(
    'family-left',
    `${short(who)} no longer acts for you`,
    'They ended it themselves. They cannot see your record any more.',
  );

export const takenOver = (who: string, isAdult: boolean): Notice =>
  told(
    'family-taken-over',
    `${short(who)} took the health record over`,
    isAdult
      ? `It is the account of ${short(who)} now. You see it again only if you are invited.`
      : `It is the account of ${short(who)} now. You act for ${short(who)} until the day before the 18th birthday. If this was not ${short(who)}, write to us at once.`,
  );

export const takeOverLocked = (who: string): Notice =>
  told(
    'family-take-over-locked',
    `The link for ${short(who)} is over`,
    'Someone who had it gave a wrong date of birth five times. Check the address, and send a new link if it is right.',
  );

/** Tells guardians of a child; the name of the child is put before the title. */
export const reviewDue = (): Notice => ({
  ...told(
    'family-review',
    'Look through the record together',
    'At 13 a child should know what is kept about them and who sees it. Look through it together, and say on the page when you have.',
  ),
  about: 'review',
});

export const handOverNear = (months: number, day: string): Notice => ({
  ...told(
    'family-hand-over',
    months === 1 ? 'Turns 18 in a month' : `Turns 18 in ${months} months`,
    `From ${day} on you see nothing of this record. Send an invitation before, so that it is taken over without a gap.`,
  ),
  about: `hand-over ${months}`,
});

export const guardianEnded = (who: string, isTakenOver: boolean): Notice =>
  told(
    'family-hand-over',
    `${short(who)} is 18: you no longer act for them`,
    isTakenOver
      ? `The record belongs to ${short(who)} alone now. You see it again only if you are invited.`
      : `The record is kept, and you see nothing of it. It waits until ${short(who)} takes it over: you can send the invitation on your family page.`,
  );

export const handedOver = (): Notice =>
  told(
    'family-hand-over',
    'You are 18: your record is yours alone',
    'Those who looked after it as guardians, and doctors and links from before, see it no longer. Invite and share anew with whom you want.',
  );
