import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

/** AES-GCM: twelve bytes of nonce, then ciphertext with its tag. */
export type Sealed = Uint8Array<ArrayBuffer>;

/** Seals data on this device, so that it cannot be read without the browser: each person's key can be used, but never read. */
export type Vault = {
  /** @throws if the browser cannot store a key */
  seal(owner: string, content: Uint8Array<ArrayBuffer>): Promise<Sealed>;
  /** @returns null if the key is gone, or the content was sealed with another key */
  unseal(owner: string, sealed: Sealed): Promise<Uint8Array<ArrayBuffer> | null>;
  /** Makes everything that was sealed for this person unreadable for ever. */
  forget(owner: string): Promise<void>;
  /** Reads the key again when it is next needed: another tab may have deleted the person's key, and created a new one. */
  release(owner: string): void;
};

interface VaultDatabase extends DBSchema {
  /** By id of the person. */
  keys: { key: string; value: CryptoKey };
  /** The session for the worker, which cannot read localStorage. */
  session: { key: string; value: { owner: string; sealed: Sealed } };
}

export const vaultName = 'nadi-vault';

/** @param name of the database */
export function openVaultDatabase(name = vaultName): Promise<IDBPDatabase<VaultDatabase>> {
  return openDB<VaultDatabase>(name, 1, {
    upgrade(database) {
      database.createObjectStore('keys');
      database.createObjectStore('session');
    },
    // A later version of the app needs to change it; this page opens it again when it needs it.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
    },
  });
}

const algorithm = { name: 'AES-GCM', length: 256 } as const;
const nonceLength = 12;

/** The vault of this browser. There is none without a secure context. */
export function openVault(name = vaultName): Vault {
  const known = new Map<string, Promise<CryptoKey | undefined>>();

  async function look(owner: string): Promise<CryptoKey | undefined> {
    const database = await openVaultDatabase(name);
    try {
      return await database.get('keys', owner);
    } finally {
      database.close();
    }
  }

  /** Cached by owner as long as the key exists: reading a thousand entries looks it up once. */
  function keep<Found extends CryptoKey | undefined>(owner: string, finding: Promise<Found>): Promise<Found> {
    known.set(owner, finding);
    const drop = () => {
      if (known.get(owner) === finding) known.delete(owner);
    };
    finding.then((key) => key ?? drop(), drop);
    return finding;
  }

  const find = (owner: string) => known.get(owner) ?? keep(owner, look(owner));

  async function make(owner: string): Promise<CryptoKey> {
    const fresh = await crypto.subtle.generateKey(algorithm, false, ['encrypt', 'decrypt']);
    const database = await openVaultDatabase(name);
    try {
      // Sealed data survives a loss of power, and is useless without the key.
      const turn = database.transaction('keys', 'readwrite', { durability: 'strict' });
      // Another tab may have created it meanwhile: the first one counts.
      const first = await turn.store.get(owner);
      if (!first) await turn.store.put(fresh, owner);
      await turn.done;
      return first ?? fresh;
    } finally {
      database.close();
    }
  }

  const making = new Map<string, Promise<CryptoKey>>();

  async function keyOf(owner: string): Promise<CryptoKey> {
    // Looked up each time: another tab may have deleted the person's key, and data sealed with an old key can never be opened.
    const found = await keep(owner, look(owner));
    if (found) return found;
    const made = making.get(owner) ?? keep(owner, make(owner));
    making.set(owner, made);
    return made.finally(() => making.delete(owner));
  }

  return {
    async seal(owner, content) {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const key = await keyOf(owner);
      const ciphertext = await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, key, content);
      const sealed = new Uint8Array(nonceLength + ciphertext.byteLength);
      sealed.set(nonce);
      sealed.set(new Uint8Array(ciphertext), nonceLength);
      return sealed;
    },
    async unseal(owner, sealed) {
      const key = await find(owner);
      if (!key) return null;
      try {
        const iv = sealed.subarray(0, nonceLength);
        return new Uint8Array(
          await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed.subarray(nonceLength)),
        );
      } catch {
        return null;
      }
    },
    async forget(owner) {
      known.delete(owner);
      const database = await openVaultDatabase(name);
      try {
        await database.delete('keys', owner);
      } finally {
        database.close();
      }
    },
    release: (owner) => void known.delete(owner),
  };
}

/** A vault without a browser's key store, for stories and tests that store nothing: content is not sealed, but kept per person. */
export function memoryVault(): Vault {
  return {
    seal: async (_owner, content) => new Uint8Array(content),
    unseal: async (_owner, sealed) => new Uint8Array(sealed),
    forget: async () => undefined,
    release: () => undefined,
  };
}
