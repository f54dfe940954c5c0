import { plainName } from './conditions';

type Group = { id: string; name: string; codes: readonly string[]; names: readonly string[] };

/**
 * Medicines and groups of them that studies name: `id | name | ATC | other names`. Codes: ATC of the WHO Collaborating Centre for Drug Statistics
 * Methodology (https://atcddd.fhi.no/atc_ddd_index/). Brand names are not listed; what is not found is unknown, never absent.
 */
const list = `
insulin | Insulin | A10A | insulin therapy; insulin treatment
metformin | Metformin | A10BA02 A10BD02 A10BD03 A10BD05 A10BD07 A10BD08 A10BD10 A10BD11 A10BD13 A10BD14 A10BD15 A10BD16 A10BD20 | metformin hydrochloride
sglt2 | SGLT2 inhibitor | A10BK A10BD15 A10BD16 A10BD19 A10BD20 A10BD21 | sglt2 inhibitors; sglt-2 inhibitor; sglt-2 inhibitors; dapagliflozin; empagliflozin; canagliflozin; sglt2 tablet
glp1 | GLP-1 receptor agonist | A10BJ | glp-1 receptor agonists; glp-1 agonist; glp-1 analogue; semaglutide; liraglutide; dulaglutide
sulfonylurea | Sulfonylurea | A10BB A10BD02 | sulfonylureas; sulphonylurea; sulphonylureas; glimepiride; gliclazide
dpp4 | DPP-4 inhibitor | A10BH A10BD07 A10BD08 A10BD10 A10BD11 A10BD13 A10BD19 A10BD21 | dpp-4 inhibitors; sitagliptin; vildagliptin
statin | Statin | C10AA C10BA | statins; statin therapy; atorvastatin; rosuvastatin
warfarin | Warfarin | B01AA03 | warfarin sodium
anticoagulant | Anticoagulant | B01AA B01AB B01AE B01AF | anticoagulants; anticoagulant therapy; oral anticoagulants; blood thinners; warfarin; apixaban; rivaroxaban; dabigatran; heparin
aspirin | Aspirin | B01AC06 N02BA01 | acetylsalicylic acid; low-dose aspirin; ecosprin
ace-inhibitor | ACE inhibitor | C09A C09B | ace inhibitors; ramipril; enalapril; perindopril
arb | Angiotensin receptor blocker | C09C C09D | arb; arbs; angiotensin receptor blockers; telmisartan; losartan; olmesartan
beta-blocker | Beta blocker | C07 | beta blockers; beta-blocker; beta-blockers; metoprolol; bisoprolol; propranolol
calcium-blocker | Calcium channel blocker | C08 C09BB C09DB | calcium channel blockers; amlodipine; cilnidipine
levothyroxine | Levothyroxine | H03AA01 | thyroxine
steroid | Corticosteroid tablets | H02A | systemic corticosteroids; oral corticosteroids; corticosteroids; steroids; oral steroids; prednisolone
immunosuppressant | Immunosuppressant | L04 | immunosuppressants; immunosuppressive therapy; immunosuppressive drugs; methotrexate
penicillin | Penicillin | J01C | penicillins; amoxicillin
nsaid | NSAID | M01A | nsaids; non-steroidal anti-inflammatory drugs; ibuprofen; diclofenac
iron | Iron | B03A | iron supplements; oral iron; iron tablets
antiepileptic | Antiepileptic | N03A | antiepileptics; antiepileptic drugs; anti-epileptic drugs; sodium valproate
antidepressant | Antidepressant | N06A | antidepressants; ssri; ssris; escitalopram; sertraline
paracetamol | Paracetamol | N02BE01 | acetaminophen
`;

/** Names of single medicines that say that a group is taken, but do not name the group when a study writes them. */
const single = new Set(
  (
    'dapagliflozin empagliflozin canagliflozin semaglutide liraglutide dulaglutide glimepiride gliclazide sitagliptin vildagliptin atorvastatin rosuvastatin ' +
    'apixaban rivaroxaban dabigatran heparin ramipril enalapril perindopril telmisartan losartan olmesartan metoprolol bisoprolol propranolol amlodipine ' +
    'cilnidipine prednisolone methotrexate amoxicillin ibuprofen diclofenac escitalopram sertraline'
  ).split(' '),
);

export const medicineGroups: readonly Group[] = list
  .trim()
  .split('\n')
  .map((line) => {
    const [id = '', name = '', codes = '', others = ''] = line.split('|').map((part) => part.trim());
    return { id, name, codes: codes.split(' '), names: [name.toLowerCase(), ...others.split('; ')] };
  });

/** The group that a study names; null if it is none of the list, or a single medicine of a group. */
export function medicineNamed(text: string): Group | null {
  const name = plainName(text);
  if (single.has(name)) return null;
  // Warfarin is an anticoagulant too; the narrower group comes first.
  return medicineGroups.find(({ names }) => names.includes(name)) ?? null;
}

/** The groups that a listed medicine is one of, by its code or its name. */
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
  const hasCode = ({ codes }: Group) =>
    codeSystem === 'ATC' && code !== null && codes.some((one) => code.startsWith(one));
  return medicineGroups
    .filter((group) => hasCode(group) || (plain !== null && group.names.includes(plain)))
    .map(({ id }) => id);
}
