import type { Line } from './lines';
import { type Part, toPart, type Word } from './page';
import type { LabDate } from './result';

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const withName =
  /\b(\d{1,2})(?:st|nd|rd|th)?[-/. ,]*(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-/. ,']*(\d{4}|\d{2})\b/i;
const nameFirst =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]+(\d{1,2})(?:st|nd|rd|th)?,? +(\d{4})\b/i;
const isoForm = /\b(\d{4})-(\d{2})-(\d{2})\b/;
const inFigures = /\b(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}|\d{2})\b/;

/** A printed date; Indian reports write the day first, `isSure` is false where only that custom tells. */
export type PrintedDate = { date: string; isSure: boolean };

function toDate(year: string, monthNumber: number, day: number, isSure = true): PrintedDate | null {
  const full = year.length === 2 ? 2000 + Number(year) : Number(year);
  const date = new Date(Date.UTC(full, monthNumber - 1, day));
  if (date.getUTCMonth() !== monthNumber - 1 || date.getUTCDate() !== day || full < 1950 || full > 2100)
    return null;
  return { date: date.toISOString().slice(0, 10), isSure };
}

export function dateIn(text: string): PrintedDate | null {
  const iso = isoForm.exec(text);
  if (iso) return toDate(iso[1] ?? '', Number(iso[2]), Number(iso[3]));
  const named = withName.exec(text);
  if (named)
    return toDate(named[3] ?? '', months.indexOf((named[2] ?? '').toLowerCase()) + 1, Number(named[1]));
  const first = nameFirst.exec(text);
  if (first)
    return toDate(first[3] ?? '', months.indexOf((first[1] ?? '').toLowerCase()) + 1, Number(first[2]));
  const figures = inFigures.exec(text);
  if (!figures) return null;
  const [day, monthNumber] = [Number(figures[1]), Number(figures[2])];
  if (monthNumber > 12) return null;
  return toDate(figures[3] ?? '', monthNumber, day, day > 12 || day === monthNumber);
}

const labels: readonly (readonly [LabDate['what'] | 'name' | 'other', RegExp])[] = [
  [
    'collected',
    /(?:sample )?(?:collect(?:ed|ion)|drawn|sampling|coll\.?)(?: on| at| date| time|ed)*(?: ?[&/] ?time)?\s*$|संग्रह/i,
  ],
  ['received', /(?:received|registered|regn?\.?|registration|accession|booked|reg)(?: on| at| date)*\s*$/i],
  [
    'reported',
    /(?:report(?:ed|ing)?|approved|released|verified|authenticated)(?: on| at| date| time)*\s*$|रिपोर्ट/i,
  ],
  ['printed', /(?:printed?)(?: on| at| date)*\s*$/i],
  ['reported', /(?:^|\s)(?:date|dated|dt\.?)\s*$|दिनांक/i],
  ['name', /(?:patient(?:'?s)? name|name of (?:the )?patient|^name|patient|pt\.? name|नाम)\s*$/i],
  [
    'other',
    /(?:age|sex|gender|age ?\/ ?(?:sex|gender)|sex ?\/ ?age|ref(?:erred)?\.? ?by|ref\.? dr\.?|doctor|consultant|lab ?(?:no|id)|uhid|mrn|bill no|sample (?:type|id|no)|barcode|phone|mobile|tel|e-?mail|address|client|visit (?:no|id)|report (?:status|no|id)|page|reg\.? no|patient id|pid|status|sid|specimen|centre|center|branch|आयु|लिंग|उम्र)\.?\s*$/i,
  ],
];

const kindOfLabel = (text: string) => labels.find(([, words]) => words.test(text.trim()))?.[0] ?? null;

export type About = {
  name: Part | null;
  dates: { what: LabDate['what']; printed: PrintedDate; part: Part }[];
};

/** Labels and what stands after their colons: who, when. Null if the line has none. */
export function aboutOf(line: Line): About | null {
  const found: About = { name: null, dates: [] };
  let isAbout = false;
  for (const field of fieldsOf(line)) {
    const kind = kindOfLabel(field.label);
    if (!kind) continue;
    isAbout = true;
    if (field.words.length === 0) continue;
    const part = toPart(field.words);
    if (kind === 'name') found.name = part;
    else if (kind !== 'other') {
      const printed = dateIn(part.text);
      if (printed) found.dates.push({ what: kind, printed, part });
    }
  }
  return isAbout ? found : null;
}

/** `Name : RAVI SHETTY    Collected: 18-Nov-2026`: a label ends at its colon, its value where the next label's cell begins. */
function fieldsOf(line: Line): { label: string; words: Word[] }[] {
  const fields: { label: string; words: Word[] }[] = [];
  let label = '';
  let open: { label: string; words: Word[] } | null = null;
  for (const cell of line.cells) {
    // Times have colons too.
    const colon = cell.findIndex(
      ({ text }) => /:$/.test(text) || (/[a-z\u0900-\u097f]:/i.test(text) && !/\d:/.test(text)),
    );
    const text = cell.map((word) => word.text).join(' ');
    if (colon === -1) {
      if (open && !(kindOfLabel(text) && open.words.length > 0)) open.words.push(...cell);
      else if (kindOfLabel(text)) open = push(fields, text);
      else label = text;
      continue;
    }
    const before = cell
      .slice(0, colon + 1)
      .map((word) => word.text)
      .join(' ');
    const [own = '', stuck = ''] = before.split(/:(?!\d)(.*)/s);
    open = push(fields, own.trim() === '' ? (open && open.words.length === 0 ? open.label : label) : own);
    const last = cell[colon];
    if (stuck.trim() !== '' && last) open.words.push({ ...last, text: stuck.trim() });
    const rest = cell.slice(colon + 1);
    const next = rest.findIndex(({ text: one }) => /[a-z]:$/i.test(one));
    open.words.push(...(next > 0 ? rest.slice(0, next) : rest));
    if (next > 0) {
      const following = push(fields, rest[next]?.text.replace(':', '') ?? '');
      following.words.push(...rest.slice(next + 1));
      open = following;
    }
  }
  return fields;
}

function push(fields: { label: string; words: Word[] }[], label: string) {
  const field = { label: label.replace(/:\s*$/, ''), words: [] as Word[] };
  fields.push(field);
  return field;
}
