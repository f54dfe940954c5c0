import { isOfKind } from '../document-kind';
import type { KeyValues } from './key-values';
import { type Sealed, sealJson, unsealJson, type Vault } from './vault';

/** A document that another app shared, as it lies on this device. */
export type SharedDocument = {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** When it was shared, ISO 8601. */
  at: string;
};

export type SharedDocuments = {
  /** @returns whether all of them are kept now */
  keep(owner: string, files: readonly File[]): Promise<boolean>;
  /** The newest first. */
  list(owner: string): Promise<SharedDocument[]>;
  /** @returns null where it is not there any more, or cannot be read */
  open(owner: string, document: SharedDocument): Promise<Blob | null>;
  remove(owner: string, id: string): Promise<void>;
  /** Removes all of a person's. */
  forget(owner: string): Promise<void>;
};

/** Of one sharing. */
const mostAtOnce = 10;
/** Bytes of one document. */
const largest = 10 * 1024 * 1024;
/** Any page elsewhere can send a form to where apps share to; it shall not fill this device. */
const mostKept = 50;

/** Name of their database. */
export const sharedName = 'nadi-shared';

/** Both are sealed apart, so that the list is read without the documents. The name of a document tells of its content. */
type Part = 'about' | 'content';
const keyOf = (owner: string, part: Part, id: string) => `${owner}/${part}/${id}`;

/** What other apps shared with this one. */
export function openSharedDocuments(vault: Vault, drawer: KeyValues<Sealed>): SharedDocuments {
  async function idsOf(owner: string): Promise<string[]> {
    const start = keyOf(owner, 'about', '');
    return (await drawer.keys()).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  async function keepOne(owner: string, file: File): Promise<boolean> {
    if (file.size > largest) return false;
    const content = new Uint8Array(await file.arrayBuffer());
    if (!isOfKind(file.type, content)) return false;
    const { name, type, size } = file;
    const id = crypto.randomUUID();
    const about: SharedDocument = { id, name, type, size, at: new Date().toISOString() };
    // What is told of is there.
    await drawer.set(keyOf(owner, 'content', id), await vault.seal(owner, content));
    await drawer.set(keyOf(owner, 'about', id), await sealJson(vault, owner, about));
    return true;
  }

  return {
    async keep(owner, files) {
      const room = Math.min(mostAtOnce, mostKept - (await idsOf(owner)).length);
      let kept = 0;
      for (const file of files.slice(0, Math.max(room, 0))) if (await keepOne(owner, file)) kept += 1;
      return kept > 0 && kept === files.length;
    },
    async list(owner) {
      const found = await Promise.all(
        (await idsOf(owner)).map(async (id) => {
          const sealed = await drawer.get(keyOf(owner, 'about', id));
          return sealed && (unsealJson(vault, owner, sealed) as Promise<SharedDocument | null>);
        }),
      );
      return found.filter((one) => one !== null).sort((a, b) => b.at.localeCompare(a.at));
    },
    async open(owner, { id, type }) {
      const sealed = await drawer.get(keyOf(owner, 'content', id));
      const content = sealed && (await vault.unseal(owner, sealed));
      return content && new Blob([content], { type });
    },
    async remove(owner, id) {
      await drawer.remove(keyOf(owner, 'about', id));
      await drawer.remove(keyOf(owner, 'content', id));
    },
    async forget(owner) {
      const mine = (await drawer.keys()).filter((key) => key.startsWith(`${owner}/`));
      await Promise.all(mine.map((key) => drawer.remove(key)));
    },
  };
}
