import { plainName } from './conditions';

type Group = {
  id: string;
  name: string;
  codes: readonly string[];
  /** As studies name the whole group, in lower case. */
  names: readonly string[];
  /** Names by which an entry is of the group, in lower case: a study that writes one asks for one medicine, form or dose of it. */
  members: readonly string[];
};

/**
 * Medicines and groups of them that studies name: `id | name | ATC | names of the group | names of its medicines`. Codes: ATC of the WHO Collaborating Centre
 * for Drug Statistics Methodology (https://atcddd.fhi.no/atc_ddd_index/). Brand names are not listed; a name that is not found is unknown, never absent.
 */
const list = `
insulin | Insulin | A10A | insulin therapy; insulin treatment |
metformin | Metformin | A10BA02 A10BD02 A10BD03 A10BD05 A10BD07 A10BD08 A10BD10 A10BD11 A10BD13 A10BD14 A10BD15 A10BD16 A10BD20 | metformin hydrochloride |
sglt2 | SGLT2 inhibitor | A10BK A10BD15 A10BD16 A10BD19 A10BD20 A10BD21 | sglt2 inhibitors; sglt-2 inhibitor; sglt-2 inhibitors | dapagliflozin; empagliflozin; canagliflozin; sglt2 tablet
glp1 | GLP-1 receptor agonist | A10BJ | glp-1 receptor agonists; glp-1 agonist; glp-1 analogue | semaglutide; liraglutide; dulaglutide
sulfonylurea | Sulfonylurea | A10BB A10BD02 | sulfonylureas; sulphonylurea; sulphonylureas | glimepiride; gliclazide
dpp4 | DPP-4 inhibitor | A10BH A10BD07 A10BD08 A10BD10 A10BD11 A10BD13 A10BD19 A10BD21 | dpp-4 inhibitors | sitagliptin; vildagliptin
statin | Statin | C10AA C10BA | statins; statin therapy | atorvastatin; rosuvastatin
warfarin | Warfarin | B01AA03 | warfarin sodium |
oral-anticoagulant | Oral anticoagulant | B01AA B01AE07 B01AF | oral anticoagulants; oral anticoagulant therapy | warfarin; apixaban; rivaroxaban; dabigatran
anticoagulant | Anticoagulant | B01AA B01AB B01AE B01AF | anticoagulants; anticoagulant therapy; blood thinners | oral anticoagulant; oral anticoagulants; warfarin; apixaban; rivaroxaban; dabigatran; heparin
aspirin | Aspirin | B01AC06 N02BA01 | acetylsalicylic acid | low-dose aspirin; ecosprin
ace-inhibitor | ACE inhibitor | C09A C09B | ace inhibitors | ramipril; enalapril; perindopril
arb | Angiotensin receptor blocker | C09C C09D | arb; arbs; angiotensin receptor blockers | telmisartan; losartan; olmesartan
beta-blocker | Beta blocker | C07 | beta blockers; beta-blocker; beta-blockers | metoprolol; bisoprolol; propranolol
calcium-blocker | Calcium channel blocker | C08 C09BB C09DB | calcium channel blockers | amlodipine; cilnidipine
levothyroxine | Levothyroxine | H03AA01 | thyroxine |
steroid | Corticosteroid tablets | H02A | systemic corticosteroids; oral corticosteroids; oral steroids | prednisolone
immunosuppressant | Immunosuppressant | L04 | immunosuppressants; immunosuppressive therapy; immunosuppressive drugs | methotrexate
penicillin | Penicillin | J01C | penicillins | amoxicillin
nsaid | NSAID | M01A | nsaids; non-steroidal anti-inflammatory drugs | ibuprofen; diclofenac
oral-iron | Oral iron | B03AA B03AB B03AD | iron tablets |
iron | Iron | B03A | | iron supplements; oral iron; iron tablets
valproate | Sodium valproate | N03AG01 | | valproate
antiepileptic | Antiepileptic | N03A | antiepileptics; antiepileptic drugs; anti-epileptic drugs | sodium valproate; valproate
ssri | SSRI | N06AB | ssris; selective serotonin reuptake inhibitors | escitalopram; sertraline
antidepressant | Antidepressant | N06A | antidepressants | ssri; ssris; escitalopram; sertraline
paracetamol | Paracetamol | N02BE01 | acetaminophen |
`;

const namesIn = (text: string): string[] => text.split('; ').filter(Boolean);

export const medicineGroups: readonly Group[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', codes = '', others = '', members = ''] = line
      .split('|')
      .map((part) => part.trim());
    return {
      ...{ id, name, codes: codes.split(' ') },
      names: [name.toLowerCase(), ...namesIn(others)],
      members: namesIn(members),
    };
  });

/** The group that a study names; null if it is none of the list, or one medicine, form or dose of a group. */
export function medicineNamed(text: string): Group | null {
  const name = plainName(text);
  return medicineGroups.find(({ names }) => names.includes(name)) ?? null;
}

/**
 * The groups that a listed medicine is one of: by its code alone if it has one, since a gel or drops for the eye may have the name of a tablet; else by its
 * name.
 */
export function groupsOfEntry({
  name,
  code,
  codeSystem,
}: {
  name: string | null;
  code: string | null;
  codeSystem: string | null;
}): string[] {
  const plain = name === null ? null : plainName(name);
  const hasCode = codeSystem === 'ATC' && code !== null;
  return medicineGroups
    .filter(({ codes, names, members }) =>
      hasCode
        ? codes.some((one) => code.startsWith(one))
        : plain !== null && (names.includes(plain) || members.includes(plain)),
    )
    .map(({ id }) => id);
}

/** The substances among codes of ATC: classes have fewer signs. */
const isSubstance = (code: string) => code.length === 7;

/** The groups that a listed medicine names as a whole, and not only by one of their medicines: one that ended says that none of the group is taken. */
export function wholeGroupsOfEntry(entry: Parameters<typeof groupsOfEntry>[0]): string[] {
  const { name, code, codeSystem } = entry;
  const plain = name === null ? null : plainName(name);
  const isWhole = ({ codes, names }: Group) =>
    codeSystem === 'ATC' && code !== null
      ? code === codes[0] && (codes.length === 1 || isSubstance(code))
      : plain !== null && names.includes(plain);
  return medicineGroups.filter(isWhole).map(({ id }) => id);
}
