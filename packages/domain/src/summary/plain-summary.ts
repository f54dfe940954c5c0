/** A summary as people read it, whoever wrote it: text alone, as it was received. */
export type PlainSummary = {
  name: string | null;
  /** As it stands there: a day, a month or a year. */
  birthDate: string | null;
  /** RFC 3339 */
  madeAt: string | null;
  title: string | null;
  /** The name of who keeps it. */
  custodian: string | null;
  sections: readonly { title: string; lines: readonly string[] }[];
};

type Node = Readonly<Record<string, unknown>>;

/** Far more than a person has; what is behind is not shown, and that is said. */
const most = { sections: 50, lines: 500, letters: 1_000 };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value.trim().slice(0, most.letters) : null;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function unescaped(_: string, name: string): string {
  const number = /^#(?:x([0-9a-f]{1,6})|(\d{1,7}))$/i.exec(name);
  if (!number) return named[name] ?? '';
  const code = number[1] ? Number.parseInt(number[1], 16) : Number(number[2]);
  return code > 0x1f && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** Elements between which a new line begins. */
const breaking = /^\/?(?:li|p|tr|div|br|h[1-6]|table|caption|ul|ol|thead|tbody)(?![\w-])/i;
const ofCell = /^\/(?:th|td)(?![\w-])/i;

/** Returns what one element of markup becomes; a pattern over the whole would take minutes for signs that open nothing. */
const standIn = (element: string): string =>
  breaking.test(element) ? '\n' : ofCell.test(element) ? ' | ' : '';

function withoutMarkup(markup: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < markup.length) {
    const opens = markup.indexOf('<', at);
    const closes = opens < 0 ? -1 : markup.indexOf('>', opens);
    if (closes < 0) {
      parts.push(markup.slice(at, opens < 0 ? undefined : opens));
      break;
    }
    // Only its beginning says what it is.
    parts.push(markup.slice(at, opens), standIn(markup.slice(opens + 1, Math.min(closes, opens + 20))));
    at = closes + 1;
  }
  return parts.join('');
}

/** The lines of a narrative, which FHIR has each section tell for people. Markup becomes lines and nothing else. */
export function linesOfNarrative(div: unknown): string[] {
  if (typeof div !== 'string') return [];
  return withoutMarkup(div.slice(0, most.lines * most.letters).replace(/[\r\n]/g, ' '))
    .split('\n')
    .map((line) => {
      const words = line
        .replace(/&([#\w]{2,8});/g, unescaped)
        .split(/\s/)
        .filter(Boolean);
      while (words.at(-1) === '|') words.pop();
      return words.join(' ').slice(0, most.letters);
    })
    .filter((line) => line !== '')
    .slice(0, most.lines);
}

function nameOf({ name }: Node): string | null {
  const [first] = listOf(name);
  if (!first) return null;
  const given = Array.isArray(first.given) ? first.given.filter((one) => typeof one === 'string') : [];
  return textOf(first.text) ?? textOf([...given, first.family].filter(Boolean).join(' '));
}

/** @returns null for anything that is no document with a first page */
export function plainSummary(bundle: unknown): PlainSummary | null {
  if (!isNode(bundle) || bundle.resourceType !== 'Bundle') return null;
  const resources = listOf(bundle.entry).flatMap(({ resource }) => (isNode(resource) ? [resource] : []));
  const of = (type: string) => resources.find(({ resourceType }) => resourceType === type);
  const [first, patient, organization] = [of('Composition'), of('Patient'), of('Organization')];
  if (!first) return null;
  const sections = listOf(first.section).slice(0, most.sections);
  return {
    name: patient ? nameOf(patient) : null,
    birthDate: patient ? textOf(patient.birthDate) : null,
    madeAt: textOf(first.date),
    title: textOf(first.title),
    custodian: organization ? textOf(organization.name) : null,
    sections: sections.flatMap(({ title, text }) => {
      const lines = isNode(text) ? linesOfNarrative(text.div) : [];
      const name = textOf(title);
      return name && lines.length > 0 ? [{ title: name, lines }] : [];
    }),
  };
}
