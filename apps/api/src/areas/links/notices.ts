import type { Notice } from '../../kernel/notify/notify';

const page = { label: 'See who opened it', href: '/dashboard/medical-records/links' };

/** A label is written by the person, and may say what a lock screen should not. */
export const linkFirstOpened = (linkId: string): Notice => ({
  type: 'health-link-opened',
  category: 'security',
  title: 'One of your health links was opened',
  body: 'It was opened for the first time. You can see the name that they gave, and you can end the link.',
  action: page,
  about: linkId,
});

export const linkLocked = (linkId: string): Notice => ({
  type: 'health-link-locked',
  category: 'security',
  title: 'One of your health links was disabled',
  body: 'Five wrong passcodes were entered. The link no longer works and its file is deleted. Make another if you still need it.',
  action: page,
  about: linkId,
});
