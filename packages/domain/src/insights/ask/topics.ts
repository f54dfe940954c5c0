import { analytes } from '../../labs/dictionary';
import { normalName } from '../../labs/names';
import type { GlucoseTiming, VitalSignType } from '../../vital-signs/vital-sign';
import { plain } from './plain';

/** The thing that a value is of: a type of reading, or a test of a report. */
export type Subject = `reading:${VitalSignType}` | `lab:${string}`;

/** Something that a question is about, by the words that were found in it. */
export type Topic = {
  /** As it stands in the question. */
  words: string;
  subjects: readonly Subject[];
  /** Readings of glucose of another timing are left out; null if all are meant. */
  timing: GlucoseTiming | null;
  /** Other words for it, by which titles and names are searched. */
  also: readonly string[];
};

type Entry = Omit<Topic, 'words'>;

const lab = (...ids: string[]): Subject[] => ids.map((id) => `lab:${id}` as const);
const urine = analytes.filter(({ specimen }) => specimen === 'urine').map(({ id }) => id);
const lipids = [
  'cholesterol',
  'ldl',
  'ldl-calculated',
  'ldl-direct',
  'hdl',
  'triglycerides',
  'vldl',
  'non-hdl',
];
const thyroid = ['tsh', 't3', 't4', 'free-t3', 'free-t4', 'anti-tpo'];
const kidney = [
  'creatinine',
  'egfr-2021',
  'egfr-mdrd',
  'urea',
  'urea-nitrogen',
  'uric-acid',
  'urine-albumin-creatinine-ratio',
];
const liver = [
  'alt',
  'ast',
  'bilirubin',
  'bilirubin-direct',
  'bilirubin-indirect',
  'alp',
  'ggt',
  'albumin',
  'protein',
];
const count = [
  'hemoglobin',
  'red-cells',
  'white-cells',
  'platelets',
  'hematocrit',
  'mcv',
  'mch',
  'mchc',
  'rdw',
];
const sugars: Subject[] = [
  'reading:glucose',
  ...lab('glucose-fasting', 'glucose-after-meal', 'glucose', 'hba1c', 'average-glucose'),
];

type Line = readonly [words: string, subjects: readonly Subject[], also?: string, timing?: GlucoseTiming];

/** Words by which people in India ask, the ones of a line apart by commas. A longer name is found before a shorter one. */
const lines: readonly Line[] = [
  [
    'sugar, sugars, sugar level, sugar levels, blood sugar, glucose, blood glucose, sugar test, diabetes, diabetic, madhumeh, shugar, suger, शुगर',
    sugars,
    'diabetes, sugar, glucose',
  ],
  [
    'fasting sugar, sugar fasting, fasting glucose, fasting blood sugar, fbs, empty stomach sugar, fasting',
    ['reading:glucose', ...lab('glucose-fasting')],
    'fasting, sugar, glucose',
    'fasting',
  ],
  [
    'pp sugar, sugar pp, ppbs, after meal sugar, sugar after food, sugar after meal, sugar after meals, sugar after lunch, sugar after dinner, sugar after breakfast, post meal sugar, post lunch sugar, post prandial sugar, postprandial sugar, pp',
    ['reading:glucose', ...lab('glucose-after-meal')],
    'pp, sugar, glucose',
    'after-meal',
  ],
  [
    'random sugar, sugar random, rbs, random blood sugar',
    ['reading:glucose', ...lab('glucose')],
    'random, sugar, glucose',
    'random',
  ],
  [
    'hba1c, a1c, hb a1c, three month sugar, three months sugar, 3 month sugar, 3 months sugar',
    lab('hba1c'),
    'hba1c, a1c',
  ],
  [
    'bp, b.p, blood pressure, pressure, high bp, low bp, high blood pressure, low blood pressure, hypertension, raktchap, blood presure, बीपी',
    ['reading:blood_pressure'],
    'hypertension, bp, pressure',
  ],
  [
    'pulse, pulse rate, heart rate, heartbeat, heart beat, heart beats, dhadkan',
    ['reading:pulse'],
    'pulse, heart rate',
  ],
  [
    'oxygen, oxygen level, oxygen levels, spo2, o2, saturation, oxygen saturation, oximeter',
    ['reading:oxygen_saturation'],
    'oxygen, spo2',
  ],
  [
    'temperature, temp, fever, bukhar, bukhaar, body temperature, बुखार',
    ['reading:temperature'],
    'fever, temperature',
  ],
  [
    'breathing rate, respiratory rate, respiration, respiration rate',
    ['reading:respiratory_rate'],
    'respiratory',
  ],
  ['weight, wt, wajan, vajan, body weight, kilos, वजन', ['reading:weight'], 'weight, obesity'],
  ['height, ht, lambai', ['reading:height'], 'height'],
  [
    'thyroid, thyroid profile, thyroid test, tft, thyroid function',
    lab(...thyroid),
    'thyroid, hypothyroidism, hyperthyroidism, tsh',
  ],
  ['cholesterol, lipid, lipids, lipid profile, lipid test', lab(...lipids), 'cholesterol, lipid'],
  ['total cholesterol', lab('cholesterol'), 'cholesterol, lipid'],
  [
    'ldl, ldl cholesterol, bad cholesterol',
    lab('ldl', 'ldl-calculated', 'ldl-direct'),
    'ldl, cholesterol, lipid',
  ],
  ['good cholesterol', lab('hdl'), 'hdl, cholesterol, lipid'],
  [
    'kidney, kidneys, kft, rft, kidney function, kidney test, renal, renal function',
    lab(...kidney),
    'kidney, renal, kft, rft',
  ],
  ['gfr, egfr', lab('egfr-2021', 'egfr-mdrd'), 'egfr, kidney'],
  ['liver, lft, liver function, liver test', lab(...liver), 'liver, lft'],
  [
    'cbc, blood count, complete blood count, hemogram, haemogram',
    lab(...count),
    'cbc, blood count, hemogram',
  ],
  ['anaemia, anemia, khoon ki kami', lab('hemoglobin', 'ferritin', 'iron'), 'anaemia, anemia, haemoglobin'],
  ['wbc, white cells, white blood cells, tlc', lab('white-cells'), 'wbc, cbc'],
  ['iron', lab('iron', 'ferritin', 'transferrin-saturation', 'iron-binding-capacity'), 'iron, ferritin'],
  ['vitamin d, vit d, d3, vitamin d3', lab('vitamin-d'), 'vitamin d'],
  ['vitamin b12, b12, vit b12', lab('vitamin-b12'), 'b12'],
  ['electrolytes, electrolyte', lab('sodium', 'potassium', 'chloride', 'bicarbonate'), 'electrolytes'],
  ['urine, urine test, urine report', lab(...urine), 'urine'],
  ['bun', lab('urea-nitrogen'), 'urea, kidney'],
];

/** Names of tests that mean other things in a question. */
const notNames = new Set(
  'k na cl ca ph pt ra rf tc tg a blood colour color appearance volume reaction protein albumin creatinine bilirubin glucose cholesterol test'.split(
    ' ',
  ),
);

const index = new Map<string, Entry>();
const split = (list = '') =>
  list
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
for (const { id, specimen, printedAs } of analytes)
  for (const name of printedAs.map(normalName)) {
    // A name that a test of blood and one of urine share means that of blood.
    const isTaken = index.has(name) && specimen === 'urine';
    if (isTaken || (notNames.has(name) && specimen === 'urine') || name.length < 3) continue;
    if (name.length < 4 && notNames.has(name)) continue;
    const before = index.get(name)?.subjects ?? [];
    index.set(name, { subjects: [...before, ...lab(id)], timing: null, also: [name] });
  }
for (const name of ['hb', 't3', 't4']) {
  const of = analytes.filter(({ printedAs }) => printedAs.includes(name)).map(({ id }) => id);
  index.set(name, { subjects: lab(...of), timing: null, also: [name] });
}
for (const [names, subjects, also, timing] of lines)
  for (const name of split(names))
    index.set(plain(name), { subjects, timing: timing ?? null, also: split(also) });

const longest = Math.max(...[...index.keys()].map((name) => name.split(' ').length));

/** Returns what a plain question is about, the longest names first, and the words that are left. */
export function findTopics(question: string): { topics: Topic[]; rest: string } {
  const words = question.split(' ').filter((word) => word !== '');
  const topics: Topic[] = [];
  const left: string[] = [];
  for (let at = 0; at < words.length; ) {
    const [size, entry] = longestAt(words, at);
    if (entry) topics.push({ words: words.slice(at, at + size).join(' '), ...entry });
    else left.push(words[at] ?? '');
    at += Math.max(size, 1);
  }
  return { topics, rest: left.join(' ') };
}

function longestAt(words: readonly string[], at: number): [number, Entry | undefined] {
  for (let size = Math.min(longest, words.length - at); size > 0; size -= 1) {
    const name = words.slice(at, at + size).join(' ');
    const entry = index.get(name) ?? index.get(normalName(name));
    if (entry) return [size, entry];
  }
  return [0, undefined];
}
