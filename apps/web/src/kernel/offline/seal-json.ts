import type { Sealed, Vault } from './vault';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export const sealJson = (vault: Vault, owner: string, content: unknown): Promise<Sealed> =>
  vault.seal(owner, encoder.encode(JSON.stringify(content)));

/** @returns null if it can no longer be read */
export async function unsealJson(vault: Vault, owner: string, sealed: Sealed): Promise<unknown> {
  const content = await vault.unseal(owner, sealed);
  return content && JSON.parse(decoder.decode(content));
}
