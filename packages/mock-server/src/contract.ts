import { isObject, type Node } from './document/node';
import { type Operation, readOperations, responseOf } from './document/operations';
import { createReferences, type References } from './document/references';
import { createViews, type Views } from './document/schema-view';
import { createRouter } from './routing/router';
import { createSampler, type Sampler } from './sampling/sampler';
import type { Check, Formats } from './validation/check';
import { createCompiler } from './validation/compiler';
import { bareType, isJsonType } from './validation/media-types';

/** A document with what reads it. Nothing is compiled before it is asked for. */
export type Contract = {
  document: Node;
  references: References;
  views: Views;
  operations: readonly Operation[];
  router: ReturnType<typeof createRouter>;
  sample: Sampler;
  compileRequest(schema: unknown): Check;
  compileAnswer(schema: unknown): Check;
  /** The schema of the JSON that an operation answers with; undefined where it has none. */
  answerSchema(operation: Operation, status?: number): unknown;
  /** The schema of the JSON, or else of the first kind of body, that an operation takes. */
  bodySchema(operation: Operation): unknown;
};

export function readContract(document: Node, formats?: Formats): Contract {
  const references = createReferences(document);
  const operations = readOperations(document, references);
  const compileAnswer = createCompiler(references, 'answer', formats);
  return {
    document,
    references,
    views: createViews(references),
    operations,
    router: createRouter(document, operations),
    sample: createSampler(references, compileAnswer),
    compileRequest: createCompiler(references, 'request', formats),
    compileAnswer,
    answerSchema(operation, status = operation.success) {
      const content = responseOf(operation, status, references)?.content;
      return isObject(content) ? jsonOf(content)?.schema : undefined;
    },
    bodySchema({ body }) {
      if (!body) return undefined;
      return (jsonOf(body.content) ?? Object.values(body.content)[0])?.schema;
    },
  };
}

function jsonOf(content: Node): Node | undefined {
  const key = Object.keys(content).find((type) => isJsonType(bareType(type)) || type === '*/*');
  const media = key === undefined ? undefined : content[key];
  return isObject(media) ? media : undefined;
}
