import type { Kept } from '../../kernel/db/kept-tables';
import { emailVerifications } from './tables/email-verifications';
import { knownDevices } from './tables/known-devices';
import { passwordResets } from './tables/password-resets';
import { refreshTokens } from './tables/refresh-tokens';
import { sessions } from './tables/sessions';
import { signInGuards } from './tables/sign-in-guards';
import { suspensions } from './tables/suspensions';
import { passkeyChallenges, passkeys, recoveryCodes, totpSecrets } from './tables/two-step';

export const kept: Kept = {
  exported: [
    {
      as: 'sessions',
      table: sessions,
      person: sessions.userId,
      order: sessions.id,
      leftOut: ['usedGeneration'],
      isImported: true,
    },
    {
      as: 'authenticatorApp',
      table: totpSecrets,
      person: totpSecrets.userId,
      order: null,
      leftOut: ['sealed', 'lastStep'],
      isImported: false,
    },
    {
      as: 'recoveryCodes',
      table: recoveryCodes,
      person: recoveryCodes.userId,
      order: recoveryCodes.codeHash,
      leftOut: ['codeHash'],
      isImported: false,
    },
    {
      as: 'passkeys',
      table: passkeys,
      person: passkeys.userId,
      order: passkeys.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [
    {
      table: refreshTokens,
      why: 'Hashes of the tokens that keep a device signed in. The sessions they belong to are exported.',
      erased: 'with the account',
    },
    {
      table: emailVerifications,
      why: 'Hashes of the links in e-mails that confirm an address. They are deleted a week after they expire.',
      erased: 'with the account',
    },
    {
      table: passwordResets,
      why: 'Hashes of the links in e-mails that set a new password. They are deleted when they expire.',
      erased: 'with the account',
    },
    {
      table: passkeyChallenges,
      why: 'Random numbers that wait up to five minutes for a passkey to answer.',
      erased: 'with the account',
    },
    {
      table: knownDevices,
      why: "Hashes of the marks that identify browsers you have signed in with, so that other people's wrong passwords do not hold you up there. They are deleted after 180 days without use.",
      erased: 'with the account',
    },
    {
      table: suspensions,
      why: 'Why an administrator suspended the account, kept while it is suspended: nobody can sign in to it meanwhile, and the reason was sent by e-mail. Afterwards only how often it was decided on.',
      erased: 'with the account',
    },
    {
      table: signInGuards,
      why: 'How many wrong passwords were tried for an address in the last hour, listed by a keyed hash of the address and of the network they came from.',
      erased: 'by the eraser',
    },
  ],
};
