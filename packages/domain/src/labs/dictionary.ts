import type { Analyte } from './analyte';
import { bloodCount } from './panels/blood-count';
import { hormones } from './panels/hormones';
import { inflammationAndClotting } from './panels/inflammation-and-clotting';
import { kidneyAndElectrolytes } from './panels/kidney';
import { lipids } from './panels/lipids';
import { liverAndProteins } from './panels/liver';
import { sugar } from './panels/sugar';
import { urine } from './panels/urine';
import { vitaminsAndIron } from './panels/vitamins-and-iron';

/** The text that the licence of LOINC asks to stand wherever its codes are shown or passed on. */
export const loincNotice =
  'This material contains content from LOINC (http://loinc.org). LOINC is copyright © Regenstrief Institute, Inc. and the Logical Observation Identifiers Names and Codes (LOINC) Committee and is available at no cost under the license at http://loinc.org/license. LOINC® is a registered United States trademark of Regenstrief Institute, Inc.';

/** Each with the code that says least about the method, because reports seldom name it. */
export const analytes: readonly Analyte[] = [
  ...bloodCount,
  ...sugar,
  ...lipids,
  ...kidneyAndElectrolytes,
  ...liverAndProteins,
  ...hormones,
  ...vitaminsAndIron,
  ...inflammationAndClotting,
  ...urine,
];

const byId = new Map(analytes.map((analyte) => [analyte.id, analyte]));

export const analyteOf = (id: string): Analyte | undefined => byId.get(id);
