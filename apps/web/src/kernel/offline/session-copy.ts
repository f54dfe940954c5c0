import { subjectOf } from '@nadi/api-client/token-subject';
import { sealJson, unsealJson } from './seal-json';
import { openVaultDatabase, type Sealed, type Vault, vaultName } from './vault';

export type Tokens = { token: string; refreshToken: string };
export type CopiedSession = Tokens & { owner: string };

/** The session for the worker, which has no localStorage. Sealed with its person's key. */
export type SessionCopy = {
  /** Stores these tokens as the session of this browser. Tokens that do not name their person are not stored. */
  keep(tokens: Tokens): Promise<void>;
  /**
   * Replaces older tokens of the same person, and only these: a session that ended meanwhile stays ended.
   *
   * @returns true if it did
   */
  replace(tokens: Tokens): Promise<boolean>;
  read(): Promise<CopiedSession | null>;
  /** Returns the person whose session is stored, whether or not it can be read. */
  owner(): Promise<string | null>;
  /** @param owner removes it only if it belongs to this person */
  clear(owner?: string): Promise<void>;
};

type Row = { owner: string; sealed: Sealed };
/** The storage of the one row. A change decides within the same transaction whether it is still allowed. */
type Place = {
  get(): Promise<Row | undefined>;
  /** @param row null removes the existing one */
  put(row: Row | null, may: (now: Row | undefined) => boolean): Promise<boolean>;
};

const isPair = (value: unknown): value is Tokens =>
  typeof (value as Tokens | null)?.token === 'string' &&
  typeof (value as Tokens | null)?.refreshToken === 'string';

function copyAt(place: Place, vault: Vault): SessionCopy {
  async function put(tokens: Tokens, may: (now: Row | undefined, owner: string) => boolean) {
    const owner = subjectOf(tokens.token);
    if (owner === null) return false;
    const { token, refreshToken } = tokens;
    const sealed = await sealJson(vault, owner, { token, refreshToken });
    return place.put({ owner, sealed }, (now) => may(now, owner));
  }

  return {
    async keep(tokens) {
      const isKept = await put(tokens, () => true);
      if (!isKept) await place.put(null, () => true);
    },
    replace: (tokens) => put(tokens, (now, owner) => now?.owner === owner),
    owner: async () => (await place.get())?.owner ?? null,
    async read() {
      const row = await place.get();
      if (!row) return null;
      const tokens = await unsealJson(vault, row.owner, row.sealed);
      return isPair(tokens) && subjectOf(tokens.token) === row.owner ? { owner: row.owner, ...tokens } : null;
    },
    clear: async (owner) =>
      void (await place.put(null, (now) => owner === undefined || now?.owner === owner)),
  };
}

const key = 'current';

/** @param name of the vault's database, which stores it beside the keys */
export function openSessionCopy(vault: Vault, name = vaultName): SessionCopy {
  async function within<Done>(
    run: (database: Awaited<ReturnType<typeof openVaultDatabase>>) => Promise<Done>,
  ): Promise<Done> {
    const database = await openVaultDatabase(name);
    try {
      return await run(database);
    } finally {
      database.close();
    }
  }

  return copyAt(
    {
      get: () => within((database) => database.get('session', key)),
      put: (row, may) =>
        within(async (database) => {
          const turn = database.transaction('session', 'readwrite');
          const isWanted = may(await turn.store.get(key));
          if (isWanted) await (row ? turn.store.put(row, key) : turn.store.delete(key));
          await turn.done;
          return isWanted;
        }),
    },
    vault,
  );
}

/** A copy that lasts as long as the page. */
export function memorySessionCopy(vault: Vault): SessionCopy {
  let row: Row | undefined;
  return copyAt(
    {
      get: async () => row,
      async put(next, may) {
        const isWanted = may(row);
        if (isWanted) row = next ?? undefined;
        return isWanted;
      },
    },
    vault,
  );
}
