import type { AccountDeletion, ExportedAccess } from '@nadi/contract/schema';
import { presentDeletion } from '@nadi/domain/account/deletion';
import type { Kind } from '../../mock-types';
import { presentAccess } from '../present';
import { keptList, keptOne, ownerOf } from './list-adapters';

export const accountDeletion: Kind<Pick<AccountDeletion, 'requestedAt'>> = {
  kept(given) {
    const { account } = ownerOf(given);
    return keptOne(
      () => (account.deletionRequestedAt === null ? null : { requestedAt: account.deletionRequestedAt }),
      (row) => {
        const deletionRequestedAt = row?.requestedAt ?? null;
        Object.assign(account, { deletionRequestedAt, updatedAt: given.now.toISOString() });
      },
    );
  },
  show: ({ requestedAt }) => ({ ...presentDeletion(requestedAt) }),
};

export const accessLog: Kind<ExportedAccess> = {
  // The newest first; of one moment too.
  kept: (given) => keptList(() => ownerOf(given).accessLog.toReversed()),
  isChosen: ({ actor }, { query, owner }) =>
    (query.by !== 'others' || actor?.id !== owner) &&
    (query.actorId === undefined || actor?.id === query.actorId),
  show: (entry, given) => presentAccess(entry, ownerOf(given)),
};
