import { readFile } from 'node:fs/promises';
import { parseDocument } from 'yaml';
import { isObject, isText, type Node } from '../document/node';
import { createReferences } from '../document/references';
import { bringIn } from './bring-in';
import { DocumentError } from './document-error';

export type Loaded = {
  document: Node;
  /** Unusual facts that do not stop it. */
  notes: string[];
};

/** Reads an OpenAPI document from a file of JSON or YAML, and the files that it refers to. */
export async function loadDocument(file: string): Promise<Loaded> {
  const document = await readPart(file);
  if (!isObject(document)) throw new DocumentError(`${file} holds no object.`);
  const notes: string[] = [];
  checkVersion(file, document, notes);
  if (!isObject(document.paths) || Object.keys(document.paths).length === 0)
    throw new DocumentError(`${file} has no paths, so there is nothing to mock.`);
  const whole = await bringIn(document, file, readPart, notes);
  const broken = brokenReferences(whole);
  if (broken.length > 0)
    notes.push(
      `${broken.length} references lead nowhere and allow anything: ${broken.slice(0, 3).join(', ')}${broken.length > 3 ? ', ...' : ''}`,
    );
  return { document: whole, notes };
}

function checkVersion(file: string, { openapi, swagger }: Node, notes: string[]): void {
  if (isText(swagger))
    throw new DocumentError(
      `${file} is of Swagger ${swagger}. Convert it to OpenAPI 3 first, for example with swagger2openapi.`,
    );
  if (!isText(openapi))
    throw new DocumentError(`${file} does not begin as an OpenAPI document does: openapi: 3.1.0`);
  if (/^3\.0(\.|$)/.test(openapi))
    notes.push(`OpenAPI ${openapi} is read as 3.1: nullable and exclusive bounds are translated.`);
  else if (!/^3\.1(\.|$)/.test(openapi))
    throw new DocumentError(`${file} is of OpenAPI ${openapi}; 3.1 is understood, and 3.0.`);
}

/** Returns the content of a file; text for people as text. */
async function readPart(file: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new DocumentError(
      error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}`,
    );
  });
  if (/\.(md|txt|html)$/i.test(file)) return text;
  return /^\s*[{[]/.test(text) ? parseJson(file, text) : parseYaml(file, text);
}

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // YAML in flow style begins alike.
    try {
      return parseYaml(file, text);
    } catch {
      throw new DocumentError(`${file} is not JSON: ${(error as Error).message}`);
    }
  }
}

function parseYaml(file: string, text: string): unknown {
  const document = parseDocument(text, { uniqueKeys: false });
  const [error] = document.errors;
  if (error) throw new DocumentError(`${file} is not YAML: ${error.message.trim()}`);
  return document.toJS({ maxAliasCount: -1 });
}

function brokenReferences(document: Node): string[] {
  const references = createReferences(document);
  const broken = new Set<string>();
  const open: unknown[] = [document];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (typeof node !== 'object' || node === null) continue;
    const { $ref } = node as Node;
    if (isText($ref) && references.find($ref) === undefined) broken.add($ref);
    open.push(...Object.values(node).filter((part) => part !== undefined));
  }
  return [...broken];
}
