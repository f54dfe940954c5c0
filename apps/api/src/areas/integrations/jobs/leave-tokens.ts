import type { ProviderId } from '@nadi/domain/integrations/providers';
import type { Writer } from '../../../kernel/db/transaction';
import { tokenRevocations } from '../tables/token-revocations';

/** Tokens that are used no more. @param id the connection for which they were sealed */
type Left = { id: string; provider: ProviderId; accountHash: string | null; sealedTokens: string };

/** Leaves tokens to be revoked at their provider. */
export async function leaveTokens(
  { id: sealedFor, provider, accountHash, sealedTokens }: Left,
  { tx, newId }: { tx: Writer; newId: () => string },
): Promise<void> {
  const row = { id: newId(), provider, sealedFor, sealedTokens, accountHash, tries: 0 };
  await tx.insert(tokenRevocations).values(row);
}
