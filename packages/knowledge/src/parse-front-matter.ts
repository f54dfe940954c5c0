import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import type { FrontMatter } from './article';
import { ArticleFault } from './article-fault';
import { frontMatterSchema } from './front-matter-schema';

const validate = new Ajv2020({ allowUnionTypes: true }).compile<FrontMatter>(frontMatterSchema);

/** Returns where the node of a path begins, or the nearest node around it. */
function offsetOf(document: Document, path: readonly string[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

function nameFault({ instancePath, message, params }: ErrorObject): string {
  const place = instancePath.slice(1).replaceAll('/', '.') || 'front matter';
  const given = params.additionalProperty ?? params.allowedValues?.join(', ');
  return `${place} ${message}${given ? `: ${given}` : ''}`;
}

/** Returns what contradicts itself in front matter that has the right shape, if anything does. */
function contradiction(matter: FrontMatter): [field: string, fault: string] | undefined {
  const { reviewer, reviewedOn, changes, version, writtenOn, nextReviewOn } = matter;
  if ((reviewer === null) !== (reviewedOn === null))
    return ['reviewer', 'reviewer and reviewedOn are either both given or both null'];
  if (changes.at(-1)?.version !== version)
    return ['changes', `the last of changes is not version ${version}`];
  if (changes.some((change, place) => change.version !== place + 1))
    return ['changes', 'changes do not count up from version 1'];
  if (nextReviewOn <= (reviewedOn ?? writtenOn))
    return ['nextReviewOn', 'nextReviewOn is not after the day of the text or its review'];
  return undefined;
}

/**
 * Parses the YAML between the `---` lines and checks its fields.
 * @param firstLine the line of the file on which `yaml` begins, from 1
 * @throws ArticleFault at the line of the first field that is wrong
 */
export function parseFrontMatter(yaml: string, file: string, firstLine: number): FrontMatter {
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const fail = (offset: number, fault: string): never => {
    throw new ArticleFault(file, firstLine - 1 + lines.linePos(offset).line, fault);
  };
  const [broken] = document.errors;
  if (broken) return fail(broken.pos[0], broken.message.split('\n')[0] ?? broken.message);
  const value: unknown = document.toJS();
  if (!validate(value)) {
    const fault = validate.errors?.[0];
    if (!fault) return fail(0, 'front matter is wrong');
    return fail(offsetOf(document, fault.instancePath.split('/').slice(1)), nameFault(fault));
  }
  const wrong = contradiction(value);
  return wrong ? fail(offsetOf(document, [wrong[0]]), wrong[1]) : value;
}
