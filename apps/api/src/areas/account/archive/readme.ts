import { brand } from '@nadi/brand';
import type { Kept } from '../../../kernel/db/kept-tables';

/** What an archive tells of itself, for whoever opens it in ten years. */
export const readme = (
  now: Date,
  { notExported }: Pick<Kept, 'notExported'>,
): string => `${brand.name}: everything that was kept of you on ${now.toISOString()}

account.json   Your account, profile, health facts, readings and how they were judged, sessions, passkeys, and who looked at
               them, as JSON. It follows the schema
               AccountExport of the API's contract (/openapi.json), which says what each field is.
files/         Your files, as you gave them. account.json lists each with its SHA-256.

Readings that you deleted are among vitalSigns, with the moment of it in deletedAt. Moments are in UTC.

What is not in here

Your password, the secret of your authenticator app and your recovery codes are kept as hashes or sealed, and nobody is
given them: whoever held this archive could use them. Your passkeys are here with their public keys.

${notExported.map(({ why }) => `- ${why}`).join('\n')}

Mails that were sent to you are kept in your mailbox, not here.

${brand.name} - ${brand.supportEmail}
`;
