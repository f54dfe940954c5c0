import { type OperationId, operations } from '@nadi/contract/operations';
import type { FieldProblem } from '@nadi/contract/schema';
import express, { type Request, type RequestHandler, type Response } from 'express';
import multer from 'multer';
import type { UploadedFile } from './handlers';
import { readJson, refuseDuplicates } from './json-body';
import { badRequest, type Problem, tooLarge, unsupportedMedia } from './problem';
import { checkBody, checkSchema } from './validation';

export type BodyLimits = {
  /** Bytes of a JSON body, where the contract names no `x-body-limit`. @default 100 kB */
  json: number;
  /** Bytes of one file of a form. @default 5 MB */
  file: number;
};

export const defaultLimits: BodyLimits = { json: 100 * 1024, file: 5 * 1024 * 1024 };

export type ReadBody = { body: unknown; files: Record<string, UploadedFile>; errors: FieldProblem[] };
export type BodyReader = (request: Request, response: Response) => Promise<ReadBody>;

const nothing: ReadBody = { body: undefined, files: {}, errors: [] };

/** Reads and validates the body that an operation takes. What cannot be read is thrown as a Problem. */
export function bodyReader(id: OperationId, { json, file }: BodyLimits): BodyReader {
  const { body: type, parts, bodyLimit } = operations[id];
  if (type === null) return async () => nothing;
  const limits = { json: bodyLimit ?? json, file };
  const parse = type === 'multipart/form-data' ? formParser(parts, limits) : jsonParser(limits);

  return async (request, response) => {
    if (!hasBody(request)) return { ...nothing, errors: checkBody(id, undefined) };
    if (!request.is(type)) throw unsupportedMedia(`Send ${type}.`);
    checkEncoding(request, type);
    await new Promise<void>((resolve, reject) => {
      parse(request, response, (error?: unknown) =>
        error ? reject(asProblem(error, limits) ?? error) : resolve(),
      );
    });
    if (type === 'multipart/form-data') return readForm(id, request);
    const body =
      Buffer.isBuffer(request.body) && request.body.length > 0 ? readJson(request.body) : undefined;
    return { body, files: {}, errors: checkBody(id, body) };
  };
}

/** A length of 0 is a body to Express; to the person who forgot it, it is none. */
const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** @throws 415 for text in another charset, and for a compressed form */
function checkEncoding({ headers }: Request, type: string): void {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const encoding = headers['content-encoding'] ?? 'identity';
  if (type === 'multipart/form-data' && encoding.toLowerCase() !== 'identity')
    throw unsupportedMedia('Send a form without compression.');
  if (type !== 'multipart/form-data' && !/^utf-?8$/i.test(charset)) throw unsupportedMedia(wantedText);
}

const wantedText = 'Send UTF-8 text, compressed by gzip, deflate or br or not at all.';

/** Only the bytes: Express's own parser of JSON does not see what is named twice. */
const jsonParser = ({ json }: BodyLimits): RequestHandler => express.raw({ limit: json, type: () => true });

const formParser = (parts: Record<string, string>, { file, json }: BodyLimits): RequestHandler =>
  multer({
    storage: multer.memoryStorage(),
    limits: {
      fileSize: file,
      fieldSize: json,
      fieldNameSize: 100,
      files: Object.keys(parts).length,
      fields: Object.keys(parts).length + 8,
      headerPairs: 100,
    },
  }).any();

function readForm(id: OperationId, request: Request): ReadBody {
  const parts: Record<string, string> = operations[id].parts;
  const uploaded = Array.isArray(request.files) ? request.files : [];
  const texts: Record<string, unknown> = { ...request.body };
  refuseTwins([...uploaded.map(({ fieldname }) => fieldname), ...textNames(texts)]);
  const files = Object.fromEntries(
    uploaded.map(({ fieldname, buffer, mimetype }) => [
      fieldname,
      { bytes: buffer, declaredType: mimetype } satisfies UploadedFile,
    ]),
  );
  const wrong = misplaced(parts, texts, files);
  if (wrong.length > 0) return { body: undefined, files, errors: wrong };
  // A file is described as text in the contract; its content is the operation's business.
  const form = { ...texts, ...Object.fromEntries(Object.keys(files).map((name) => [name, ''])) };
  const errors = checkBody(id, form);
  if (errors.length > 0) return { body: undefined, files, errors };

  const read = Object.entries(parts)
    .filter(([name, kind]) => kind !== 'file' && name in texts)
    .map(([name, schema]) => [name, parsePart(name, schema, String(texts[name]))] as const);
  return {
    body: Object.fromEntries(read.map(([name, { value }]) => [name, value])),
    files,
    errors: read.flatMap(([, part]) => part.errors),
  };
}

/** The parser gathers what is named twice in a list. */
const textNames = (texts: Record<string, unknown>) =>
  Object.entries(texts).flatMap(([name, text]) => (Array.isArray(text) ? [name, name] : [name]));

function refuseTwins(names: readonly string[]): void {
  const twin = names.find((name, index) => names.indexOf(name) !== index);
  if (twin !== undefined)
    throw badRequest(`The form has the part ${twin.slice(0, 40)} twice. Send each once.`);
}

/** A file where text is meant, or text where a file is. */
function misplaced(
  parts: Record<string, string>,
  texts: Record<string, unknown>,
  files: Record<string, UploadedFile>,
): FieldProblem[] {
  return Object.entries(parts).flatMap(([name, kind]) => {
    if (kind === 'file' && name in texts)
      return [{ pointer: `/body/${name}`, message: 'Must be a file.', code: 'type' }];
    if (kind !== 'file' && name in files)
      return [{ pointer: `/body/${name}`, message: 'Must be text, not a file.', code: 'type' }];
    return [];
  });
}

function parsePart(name: string, schema: string, text: string): { value: unknown; errors: FieldProblem[] } {
  const pointer = `/body/${name}`;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { value, errors: [{ pointer, message: 'Must be JSON.', code: 'json' }] };
  }
  refuseDuplicates(text, value);
  return { value, errors: checkSchema(schema, value, pointer) };
}

/** Converts an error of the parsers to the contract's problem; null if it is not one of theirs. */
function asProblem(error: unknown, limits: BodyLimits): Problem | null {
  if (error instanceof multer.MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE')
      return tooLarge(`The file is larger than ${inMegabytes(limits.file)}. Nothing was saved.`);
    return error.code.startsWith('LIMIT_')
      ? tooLarge('The form has more or larger parts than this takes. Nothing was saved.')
      : badRequest('The form cannot be read.');
  }
  const { type, status, code } = error as { type?: string; status?: number; code?: unknown };
  if (
    String(code).startsWith('Z_') ||
    String(code).startsWith('ERR_BROTLI') ||
    String(code).startsWith('ERR__ERROR')
  )
    return badRequest('The body is not compressed as its Content-Encoding says, or was cut off.');
  if (type === 'entity.too.large') return tooLarge();
  if (type === 'request.aborted' || type === 'request.size.invalid')
    return badRequest('The body was cut off.');
  if (status === 415) return unsupportedMedia(wantedText);
  // Busboy's complaints about a form that is cut off or has no boundary are bare errors.
  return type === undefined && error instanceof Error ? badRequest('The form cannot be read.') : null;
}

const inMegabytes = (bytes: number) => `${Math.round(bytes / (1024 * 1024))} MB`;
