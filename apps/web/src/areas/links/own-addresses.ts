import { browserValues, type KeyValues, memoryValues } from '../../kernel/offline/key-values';
import type { OfflinePlatform } from '../../kernel/offline/offline-platform';
import { sealJson, unsealJson } from '../../kernel/offline/seal-json';
import type { Sealed } from '../../kernel/offline/vault';

const name = 'nadi-health-links';
const keyOf = (owner: string, id: string) => `${owner} ${id}`;

let opened: KeyValues<Sealed> | undefined;
const browser = () => {
  opened ??= browserValues(name);
  return opened;
};

/**
 * The links that were made on this device, each with its key. Sealed with the key of their person, which goes when they sign out: from then on nobody can
 * read them.
 */
export function ownAddresses(
  { vault, isLasting }: Pick<OfflinePlatform, 'vault' | 'isLasting'>,
  owner: string,
  values: KeyValues<Sealed> = isLasting ? browser() : memoryValues(),
) {
  return {
    /** A device that cannot keep it shows it once. */
    keep: async (id: string, address: string): Promise<void> => {
      try {
        await values.set(keyOf(owner, id), await sealJson(vault, owner, address));
      } catch {
        // It was shown, which is what it was made for.
      }
    },

    /** By id of the link. */
    async read(): Promise<ReadonlyMap<string, string>> {
      const found = new Map<string, string>();
      for (const key of await values.keys().catch((): string[] => [])) {
        if (!key.startsWith(`${owner} `)) {
          // Belongs to who was here before: it can be read by nobody.
          await values.remove(key);
          continue;
        }
        const sealed = await values.get(key);
        const address = sealed && (await unsealJson(vault, owner, sealed).catch(() => null));
        if (typeof address === 'string') found.set(key.slice(owner.length + 1), address);
        else await values.remove(key);
      }
      return found;
    },

    drop: (id: string): Promise<void> => values.remove(keyOf(owner, id)).catch(() => undefined),
  };
}

export type OwnAddresses = ReturnType<typeof ownAddresses>;
