import type { Source } from './interactions/interaction';

export type PregnancyWarning = {
  id: string;
  /** Groups of the ATC. */
  codes: readonly string[];
  subject: string;
  text: string;
  /** Says what a patient is to do; it is not said to a doctor. */
  advice: string;
  source: Source;
};

/** Lists what public documents say of medicines in pregnancy. A medicine without one is not known to be safe. */
export const pregnancyWarnings: readonly PregnancyWarning[] = [
  {
    id: 'renin-angiotensin',
    codes: ['C09'],
    subject: 'Medicines for blood pressure that act on the renin-angiotensin system',
    text: 'they can injure or kill the unborn child. The label says to stop them as soon as possible.',
    advice: 'Call your doctor today: high blood pressure still needs treatment.',
    source: {
      title: 'FDA, safety-related labelling changes, Cozaar (losartan), section 5.1, October 2021',
      url: 'https://www.accessdata.fda.gov/scripts/cder/safetylabelingchanges/index.cfm?event=searchdetail.page&DrugNameID=1696',
    },
  },
  {
    id: 'valproate',
    codes: ['N03AG01'],
    subject: 'Valproate',
    text: 'valproate can harm the unborn child.',
    advice: 'Call your doctor today, and do not stop it by yourself: fits can be dangerous.',
    source: {
      title: 'NHS, Valproate Pregnancy Prevention Programme, after MHRA, April 2018',
      url: 'https://medicines.necsu.nhs.uk/valproate-pregnancy-prevention-programme/',
    },
  },
  {
    id: 'methotrexate',
    codes: ['L04AX03', 'L01BA01'],
    subject: 'Methotrexate',
    text: 'methotrexate should not be used: it can harm the unborn child and cause a miscarriage.',
    advice: 'Call your doctor today, before the next dose.',
    source: {
      title: 'MedicineNet, methotrexate, after the prescribing information of the FDA',
      url: 'http://www.medicinenet.com/methotrexate/page3.htm',
    },
  },
  {
    id: 'isotretinoin',
    codes: ['D10BA01'],
    subject: 'Isotretinoin',
    text: 'isotretinoin can cause a miscarriage and severe harm to the unborn child.',
    advice: 'Take no more of it, and call your doctor today.',
    source: {
      title: 'UKTIS, Best use of medicines in pregnancy: isotretinoin tablets, May 2018',
      url: 'https://medicinesinpregnancy.org/Medicine--pregnancy/Isotretinoin-tablets/',
    },
  },
  {
    id: 'warfarin',
    codes: ['B01AA03'],
    subject: 'Warfarin',
    text: 'warfarin can harm the unborn child and is to be avoided where possible.',
    advice: 'Call your doctor today, and do not stop it by yourself: a clot may form.',
    source: {
      title: 'UKTIS, summaries of medicines in pregnancy: warfarin',
      url: 'https://uktis.org/letter-index/w/',
    },
  },
  {
    id: 'topiramate',
    codes: ['N03AX11'],
    subject: 'Topiramate',
    text: 'topiramate can harm the unborn child.',
    advice:
      'Call your doctor today, and do not stop it by yourself if you take it for fits: they may come back.',
    source: {
      title: 'Epilepsy Scotland, measures of the MHRA on topiramate in pregnancy',
      url: 'https://www.epilepsyscotland.org.uk/new-pregnancy-prevention-measures-introduced-for-topiramate/',
    },
  },
  {
    id: 'carbimazole',
    codes: ['H03BB01'],
    subject: 'Carbimazole',
    text: 'carbimazole can harm the unborn child, above all in the first three months.',
    advice: 'Call your doctor today, and do not stop it by yourself.',
    source: {
      title: 'MHRA, Drug Safety Update on carbimazole, February 2019',
      url: 'https://www.gov.uk/drug-safety-update/carbimazole-increased-risk-of-congenital-malformations-strengthened-advice-on-contraception',
    },
  },
  {
    id: 'nsaids',
    codes: ['M01A'],
    subject: 'Anti-inflammatory painkillers',
    text: 'they are to be avoided from week 20 on: the kidneys of the unborn child may be harmed.',
    advice: 'Ask your doctor or a pharmacist before the next dose.',
    source: {
      title: 'FDA, Drug Safety Communication on NSAIDs in pregnancy, October 2020',
      url: 'https://www.fda.gov/drugs/drug-safety-and-availability/fda-recommends-avoiding-use-nsaids-pregnancy-20-weeks-or-later-because-they-can-result-low-amniotic',
    },
  },
  {
    id: 'tetracyclines',
    codes: ['J01AA'],
    subject: 'Doxycycline and other tetracyclines',
    text: 'they are to be avoided: the teeth of the child may be stained for life.',
    advice: 'Ask your doctor for another antibiotic.',
    source: {
      title: 'NHS Dumfries & Galloway, antimicrobial handbook: interactions and safety',
      url: 'https://rightdecisions.scot.nhs.uk/nhs-dumfries-galloway-antimicrobial-handbook/primary-care/user-guide/drug-interactions-side-effects-and-safety-considerations',
    },
  },
];
