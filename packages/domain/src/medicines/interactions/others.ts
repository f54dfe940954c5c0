import { groups, saidIn } from './interaction';

const {
  nsaids,
  ssris,
  aceInhibitors,
  sartans,
  diuretics,
  trimethoprim,
  quinolones,
  methotrexate,
  calcium,
  iron,
} = groups;
const lithium = 'N05AN01';
const toxic =
  'Too much lithium may stay in the blood. Shaking, unsteadiness, vomiting or confusion need a doctor at once.';
const marrow =
  'The bone marrow may make too few blood cells. Fever, sore throat, bruises or great tiredness need a doctor at once.';

/** Painkillers, lithium, methotrexate, allopurinol and antibiotics. */
export const otherInteractions = [
  ...saidIn(
    {
      title: 'Verywell Health, Dual NSAID users increase risk of side effects',
      url: 'https://www.verywellhealth.com/two-nsaids-are-not-better-than-one-190127',
    },
    [
      [
        'nsaids-nsaids',
        nsaids,
        nsaids,
        'avoid',
        'Two anti-inflammatory painkillers',
        'Two of them are not better than one, and the stomach or bowel is more likely to bleed. Black stools or vomited blood need a doctor at once.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Medsafe, Prescriber Update 43(1), March 2022',
      url: 'https://medsafe.govt.nz/profs/PUArticles/March2022/Bone-marrow-suppression-methotrexate-and-trimethoprim-or-co-trimoxazole.html',
    },
    [
      [
        'methotrexate-trimethoprim',
        methotrexate,
        trimethoprim,
        'avoid',
        'Methotrexate with trimethoprim or co-trimoxazole',
        `Some people died. To be avoided wherever possible. ${marrow}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Common interactions of methotrexate, table 1 (PMC3994806)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3994806/table/t1-0600053',
    },
    [
      [
        'methotrexate-nsaids',
        methotrexate,
        `${nsaids} B01AC06`,
        'caution',
        'Methotrexate with anti-inflammatory painkillers or aspirin',
        marrow,
      ],
      [
        'methotrexate-penicillins',
        methotrexate,
        'J01C J01D',
        'caution',
        'Methotrexate with penicillins or cephalosporins',
        marrow,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS, Taking lithium with other medicines',
      url: 'https://nhs.uk/medicines/lithium/taking-lithium-with-other-medicines-and-herbal-supplements',
    },
    [
      ['lithium-diuretics', lithium, diuretics, 'caution', 'Lithium with diuretics', toxic],
      [
        'lithium-nsaids',
        lithium,
        `${nsaids} B01AC06`,
        'caution',
        'Lithium with anti-inflammatory painkillers or aspirin',
        toxic,
      ],
      ['lithium-ace', lithium, aceInhibitors, 'caution', 'Lithium with ACE inhibitors', toxic],
      [
        'lithium-ssris',
        lithium,
        'N06AB03 N06AB05 N06AB08',
        'caution',
        'Lithium with fluoxetine, paroxetine or fluvoxamine',
        'They may change how lithium works.',
      ],
      [
        'lithium-metronidazole',
        lithium,
        'P01AB01 J01XD01',
        'caution',
        'Lithium with metronidazole',
        'The amount of lithium in the blood may change.',
      ],
      [
        'lithium-trimethoprim',
        lithium,
        trimethoprim,
        'caution',
        'Lithium with trimethoprim or co-trimoxazole',
        'The amount of lithium in the blood may change.',
      ],
      [
        'lithium-epilepsy',
        lithium,
        'N03AF01 N03AB02',
        'caution',
        'Lithium with carbamazepine or phenytoin',
        'They may change how lithium works.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'bpac NZ, Lithium in general practice: drug interactions, February 2007',
      url: 'https://bpac.org.nz/magazine/2007/february/lithium.asp?page=7',
    },
    [
      ['lithium-sartans', lithium, sartans, 'caution', 'Lithium with sartans', toxic],
      [
        'lithium-serotonin',
        lithium,
        `N02AX02 ${ssris}`,
        'caution',
        'Lithium with tramadol or SSRI antidepressants',
        'Too much serotonin may act. Confusion, fever, shaking or stiffness need a doctor at once.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS, Taking allopurinol with other medicines',
      url: 'https://nhs.uk/medicines/allopurinol/taking-allopurinol-with-other-medicines-and-herbal-supplements',
    },
    [
      [
        'allopurinol-anticoagulants',
        'M04AA01',
        'B01AA B01AF B01AE07',
        'caution',
        'Allopurinol with anticoagulants',
        'They can affect each other. A doctor must know of both.',
      ],
      [
        'allopurinol-aspirin',
        'M04AA01',
        'B01AC06',
        'caution',
        'Allopurinol with aspirin',
        'They can affect each other. A doctor must know of both.',
      ],
      [
        'allopurinol-diuretics',
        'M04AA01',
        diuretics,
        'caution',
        'Allopurinol with diuretics',
        'Side effects are more likely. A doctor must know of both.',
      ],
      [
        'allopurinol-ace',
        'M04AA01',
        aceInhibitors,
        'caution',
        'Allopurinol with ACE inhibitors',
        'Side effects are more likely. A doctor must know of both.',
      ],
      [
        'allopurinol-antibiotics',
        'M04AA01',
        'J01',
        'caution',
        'Allopurinol with antibiotics',
        'Side effects are more likely. A rash needs a doctor.',
      ],
      [
        'allopurinol-immune',
        'M04AA01',
        'L04A',
        'caution',
        'Allopurinol with medicines that lower the immune response',
        'Side effects are more likely. A doctor must know of both before the first dose.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS Dumfries & Galloway, antimicrobial handbook: interactions and safety',
      url: 'https://rightdecisions.scot.nhs.uk/nhs-dumfries-galloway-antimicrobial-handbook/primary-care/user-guide/drug-interactions-side-effects-and-safety-considerations',
    },
    [
      [
        'tetracyclines-iron',
        'J01AA',
        iron,
        'caution',
        'Doxycycline with iron',
        'Less of the antibiotic is taken up. A pharmacist can say how long to wait between them.',
      ],
      [
        'tetracyclines-calcium',
        'J01AA',
        calcium,
        'caution',
        'Doxycycline with calcium',
        'Less of the antibiotic is taken up. A pharmacist can say how long to wait between them.',
      ],
      [
        'quinolones-iron',
        quinolones,
        iron,
        'caution',
        'Quinolone antibiotics with iron',
        'Less of the antibiotic is taken up. A pharmacist can say how long to wait between them.',
      ],
      [
        'quinolones-calcium',
        quinolones,
        calcium,
        'caution',
        'Quinolone antibiotics with calcium',
        'Less of the antibiotic is taken up. A pharmacist can say how long to wait between them.',
      ],
      [
        'quinolones-steroids',
        quinolones,
        'H02AB',
        'avoid',
        'Quinolone antibiotics with corticosteroids',
        'Not to be prescribed together: tendons may tear. Pain or swelling of a tendon needs a doctor at once.',
      ],
    ],
  ),
];
