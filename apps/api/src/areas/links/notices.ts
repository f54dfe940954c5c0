import type { Notice } from '../../kernel/notify/notify';

const page = { label: 'See who opened it', href: '/dashboard/medical-records/links' };

/** A label is written by the person, and may say what a lock screen should not. */
export const linkFirstOpened = (linkId: string): Notice => ({
  type: 'health-link-opened',
  category: 'security',
  title: 'A health link of yours was opened',
  body: 'It was opened for the first time. You see by whom, as they said it, and can end the link.',
  action: page,
  about: linkId,
});

export const linkLocked = (linkId: string): Notice => ({
  type: 'health-link-locked',
  category: 'security',
  title: 'A health link of yours was disabled',
  body: 'Five wrong passcodes were given. The link no longer works and its file is deleted. Make another if it is still needed.',
  action: page,
  about: linkId,
});
