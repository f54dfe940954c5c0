import type { Kept } from '../../kernel/db/kept-tables';
import { dependants } from '../../kernel/tables/dependants';
import { familyTies } from '../../kernel/tables/family-ties';
import { familyInvitations } from './tables/family-invitations';

export const kept: Kept = {
  exported: [
    {
      as: 'familyTies',
      table: familyTies,
      person: familyTies.userId,
      order: familyTies.id,
      leftOut: [],
      isImported: false,
    },
    {
      as: 'familyInvitations',
      table: familyInvitations,
      person: familyInvitations.senderId,
      order: familyInvitations.id,
      leftOut: [],
      isImported: false,
    },
  ],
  notExported: [
    {
      table: dependants,
      why: 'The names of children whose guardian you are, and the address to which a link to take the record over was sent, until 30 days after the link ran out. Their records are not part of your own export.',
      erased: 'with the account',
    },
  ],
};
