import { brand } from '@nadi/brand';
import type { Kept } from '../../../kernel/db/kept-tables';

/** The archive's explanation of itself, for a person who opens it in ten years. */
export const readme = (
  now: Date,
  { exported, notExported }: Kept,
): string => `${brand.name}: all the data we kept about you on ${now.toISOString()}

account.json   Your account, profile, health facts, readings and how they were assessed, sessions, passkeys, and who looked
               at them, as JSON. It follows the schema
               AccountExport of the API's contract (/openapi.json), which explains each field.
files/         Your files, as you uploaded them. account.json lists each with its SHA-256.

Readings that you deleted are listed in vitalSigns, with the time of deletion in deletedAt. All times are in UTC.

What is not included

Your password, the secret of your authenticator app and your recovery codes are kept as hashes or sealed, and we give them
to no one: anyone who held this archive could use them. Your passkeys are included with their public keys.

${[...exported.flatMap(({ inOthers }) => inOthers ?? []), ...notExported.map(({ why }) => why)].map((why) => `- ${why}`).join('\n')}

${exported.flatMap(({ stays }) => stays ?? []).join('\n')}

E-mails we sent you are in your mailbox, not here.

${brand.name} - ${brand.supportEmail}
`;
