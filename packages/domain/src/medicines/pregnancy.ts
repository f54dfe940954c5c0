import type { Source } from './interactions';

export type PregnancyWarning = {
  id: string /** Groups of the ATC. */;
  codes: readonly string[];
  subject: string;
  text: string;
  source: Source;
};

/** What public labels say of medicines in pregnancy. */
export const pregnancyWarnings: readonly PregnancyWarning[] = [
  {
    id: 'renin-angiotensin',
    codes: ['C09'],
    subject: 'Medicines for blood pressure that act on the renin-angiotensin system',
    text: 'they can injure or kill the unborn child in the second and third trimester. The label says to stop them as soon as possible. Call your doctor today: blood pressure still needs treatment.',
    source: {
      title: 'FDA, safety-related labelling changes, Cozaar (losartan), section 5.1, 15 Oct 2021',
      url: 'https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?event=searchdetail.page&DrugNameID=1696',
    },
  },
];
