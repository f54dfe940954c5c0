import type { Source } from './interactions/interaction';

export type PregnancyWarning = {
  id: string;
  /** Groups of the ATC. */
  codes: readonly string[];
  subject: string;
  text: string;
  source: Source;
};

/** What public documents say of medicines in pregnancy. A medicine without one is not known to be safe. */
export const pregnancyWarnings: readonly PregnancyWarning[] = [
  {
    id: 'renin-angiotensin',
    codes: ['C09'],
    subject: 'Medicines for blood pressure that act on the renin-angiotensin system',
    text: 'they can injure or kill the unborn child. The label says to stop them as soon as possible. Call your doctor today: high blood pressure still needs treatment.',
    source: {
      title: 'FDA, safety-related labelling changes, Cozaar (losartan), section 5.1, October 2021',
      url: 'https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?event=searchdetail.page&DrugNameID=1696',
    },
  },
  {
    id: 'valproate',
    codes: ['N03AG01'],
    subject: 'Valproate',
    text: 'valproate can harm the unborn child. Call your doctor today, and do not stop it by yourself: fits can be dangerous.',
    source: {
      title: 'NHS, Valproate Pregnancy Prevention Programme, after MHRA, April 2018',
      url: 'https://medicines.necsu.nhs.uk/valproate-pregnancy-prevention-programme/',
    },
  },
  {
    id: 'methotrexate',
    codes: ['L04AX03', 'L01BA01'],
    subject: 'Methotrexate',
    text: 'methotrexate should not be used: it can harm the unborn child and cause a miscarriage. Call your doctor today, before the next dose.',
    source: {
      title: 'MedicineNet, methotrexate, after the prescribing information of the FDA',
      url: 'http://www.medicinenet.com/methotrexate/page3.htm',
    },
  },
  {
    id: 'tetracyclines',
    codes: ['J01AA'],
    subject: 'Doxycycline and other tetracyclines',
    text: 'they are to be avoided: the teeth of the child may be stained for life. Ask your doctor for another antibiotic.',
    source: {
      title: 'NHS Dumfries & Galloway, antimicrobial handbook: interactions and safety',
      url: 'https://rightdecisions.scot.nhs.uk/nhs-dumfries-galloway-antimicrobial-handbook/primary-care/user-guide/drug-interactions-side-effects-and-safety-considerations',
    },
  },
];
