import { brand } from '@nadi/brand';
import { compose } from '../../../kernel/mail/compose';
import type { Mail } from '../../../kernel/mail/mail';

/**
 * Lists what is mailed to whoever is suspended, whatever they chose: their visits stay, and no device shows it meanwhile. The rest waits in their list. An e-mail may be
 * read by others too, so the words name no doctor, and they suit the visit of a child in their care.
 */
const words: Readonly<Record<string, string>> = {
  'visit-tomorrow': 'There is a visit within a day.',
  'visit-soon': 'There is a visit within an hour.',
  'visit-confirmed': 'The doctor confirmed a visit.',
  'visit-cancelled': 'A visit is cancelled.',
};

export const isMailedWhileSuspended = (type: string): boolean => type in words;

/** Returns the e-mail about a visit for someone who cannot sign in to see it; null for anything else. */
export function mailWhileSuspended(type: string, to: string): Mail | null {
  const said = words[type];
  if (said === undefined) return null;
  return compose(to, 'health', `A message from ${brand.name} about your visits`, [
    'Hello,',
    said,
    'Your account is suspended, so you cannot sign in to see it. Ask the doctor or the clinic.',
  ]);
}
