import { isOfKind } from '../browser/document-kind';
import type { KeyValues } from './key-values';
import { sealJson, unsealJson } from './seal-json';
import type { Sealed, Vault } from './vault';

/** A document that another app shared, as stored on this device. */
export type SharedDocument = {
  id: string;
  name: string;
  /** Media type. */
  type: string;
  /** Bytes. */
  size: number;
  /** RFC 3339. */
  sharedAt: string;
};

/** Shared documents that are not stored here, and why. */
export type NotKept = { name: string; reason: 'full' | 'too-large' | 'kind' | 'empty' };

/** The documents of a person, by their id. */
export type SharedDocuments = {
  /** @returns the documents that could not be stored; `notKept` lists them until something is shared again */
  keep(owner: string, files: readonly File[]): Promise<NotKept[]>;
  notKept(owner: string): Promise<NotKept[]>;
  /** Newest first. Documents that can no longer be read are left out. */
  list(owner: string): Promise<SharedDocument[]>;
  /** @returns null if it is gone, or cannot be read */
  open(owner: string, id: string): Promise<Blob | null>;
  remove(owner: string, id: string): Promise<void>;
  /** Deletes everyone's documents. */
  forget(): Promise<void>;
};

/** Maximum size of one document, in bytes. */
const largest = 10 * 1024 * 1024;
/** Any other site can send a form to the share target; it must not fill this device. */
export const maxKept = 30;

/** Name of their database. */
export const sharedName = 'nadi-shared';

/** The name of a document reveals its content, so it is sealed too; separately, so that it can be read without the document. */
type Part = 'about' | 'content';
// Ids contain no spaces.
const keyOf = (owner: string, part: Part, id: string) => `${owner} ${part} ${id}`;
const noteOf = (owner: string) => `${owner} not-kept`;

/** The documents that other apps shared with this one. */
export function openSharedDocuments(vault: Vault, values: KeyValues<Sealed>): SharedDocuments {
  async function idsOf(owner: string): Promise<string[]> {
    const start = keyOf(owner, 'about', '');
    return (await values.keys()).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length));
  }

  async function readJson<Content>(owner: string, key: string): Promise<Content | null> {
    const sealed = await values.get(key);
    return sealed && ((await unsealJson(vault, owner, sealed)) as Content | null);
  }

  async function remove(owner: string, id: string): Promise<void> {
    await values.remove(keyOf(owner, 'about', id));
    await values.remove(keyOf(owner, 'content', id));
  }

  async function keepOne(owner: string, file: File): Promise<NotKept['reason'] | null> {
    const { name, type, size } = file;
    if (size === 0) return 'empty';
    if (size > largest) return 'too-large';
    const content = new Uint8Array(await file.arrayBuffer());
    if (!isOfKind(type, content)) return 'kind';
    if ((await idsOf(owner)).length >= maxKept) return 'full';
    const id = crypto.randomUUID();
    const about: SharedDocument = { id, name, type, size, sharedAt: new Date().toISOString() };
    try {
      // A listed document is stored.
      await values.set(keyOf(owner, 'content', id), await vault.seal(owner, content));
      await values.set(keyOf(owner, 'about', id), await sealJson(vault, owner, about));
      return null;
    } catch {
      await remove(owner, id);
      return 'full';
    }
  }

  return {
    remove,
    async keep(owner, files) {
      const notKept: NotKept[] = [];
      for (const file of files) {
        const reason = await keepOne(owner, file);
        if (reason) notKept.push({ name: file.name, reason });
      }
      await values.set(noteOf(owner), await sealJson(vault, owner, notKept));
      return notKept;
    },
    notKept: async (owner) => (await readJson<NotKept[]>(owner, noteOf(owner))) ?? [],
    async list(owner) {
      const ids = await idsOf(owner);
      const found = await Promise.all(
        ids.map((id) => readJson<SharedDocument>(owner, keyOf(owner, 'about', id))),
      );
      return found.filter((one) => one !== null).sort((a, b) => b.sharedAt.localeCompare(a.sharedAt));
    },
    async open(owner, id) {
      const about = await readJson<SharedDocument>(owner, keyOf(owner, 'about', id));
      const sealed = await values.get(keyOf(owner, 'content', id));
      const content = sealed && (await vault.unseal(owner, sealed));
      return about && content && new Blob([content], { type: about.type });
    },
    async forget() {
      await Promise.all((await values.keys()).map((key) => values.remove(key)));
    },
  };
}
