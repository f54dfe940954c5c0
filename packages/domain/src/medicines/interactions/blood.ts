import { groups, saidIn } from './interaction';

const { nsaids, aspirin, ssris, antiplatelets, directAnticoagulants, azoles, macrolides } = groups;
const warfarin = 'B01AA03';
const bleeding =
  'The risk of bleeding is higher. Black stools, blood in the urine or bruises without a cause need a doctor at once.';

/** Medicines that keep blood from clotting. */
export const interactionsOfBlood = [
  ...saidIn(
    {
      title: 'NHS, Warfarin: interactions with other medicines',
      url: 'http://www.nhs.uk/Conditions/Anticoagulants-warfarin-/Pages/Interactions---other-medicines.aspx',
    },
    [
      [
        'warfarin-aspirin',
        warfarin,
        aspirin,
        'avoid',
        'Warfarin with aspirin',
        `Aspirin should not be taken with warfarin unless a doctor who knows of both prescribed it. ${bleeding}`,
      ],
      [
        'warfarin-ibuprofen',
        warfarin,
        'M01AE01',
        'avoid',
        'Warfarin with ibuprofen',
        `Ibuprofen should not be taken with warfarin. ${bleeding}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Drug interactions of warfarin, table 3 (PMC3798168)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC3798168/table/T3',
    },
    [
      [
        'warfarin-amiodarone',
        warfarin,
        'C01BD01',
        'caution',
        'Warfarin with amiodarone',
        'Warfarin works more strongly in most people, within two weeks and for long. The INR must be watched.',
      ],
      [
        'warfarin-levothyroxine',
        warfarin,
        'H03AA01',
        'caution',
        'Warfarin with levothyroxine',
        'Warfarin may work more strongly. The INR must be watched when levothyroxine is begun or changed.',
      ],
      [
        'warfarin-tramadol',
        warfarin,
        'N02AX02',
        'caution',
        'Warfarin with tramadol',
        'Warfarin may work more strongly. The INR must be watched.',
      ],
      [
        'warfarin-nsaids',
        warfarin,
        nsaids,
        'caution',
        'Warfarin with anti-inflammatory painkillers',
        `The stomach or bowel may bleed. ${bleeding}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Drug-drug interactions in an era of multiple anticoagulants, Blood 132(21), 2018',
      url: 'http://ashpublications.com/blood/article/132/21/2230/39521/Drug-drug-interactions-in-an-era-of-multiple?searchresult=1',
    },
    [
      [
        'anticoagulants-ssris',
        `B01AA ${directAnticoagulants}`,
        ssris,
        'caution',
        'Anticoagulants with SSRI antidepressants',
        bleeding,
      ],
      [
        'anticoagulants-antiplatelets',
        `B01AA ${directAnticoagulants}`,
        antiplatelets,
        'caution',
        'Anticoagulants with medicines against platelets',
        `Both act against clots. ${bleeding}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Interactions of direct oral anticoagulants, table 3 (PMC7551164)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC7551164/table/healthcare-08-00281-t003',
    },
    [
      [
        'direct-azoles',
        directAnticoagulants,
        azoles,
        'avoid',
        'Direct anticoagulants with itraconazole or ketoconazole',
        `The amount in the blood may double. ${bleeding}`,
      ],
      [
        'direct-rifampicin',
        directAnticoagulants,
        'J04AB02',
        'avoid',
        'Direct anticoagulants with rifampicin',
        'The amount in the blood may be halved, so that a clot may form.',
      ],
      [
        'direct-nsaids',
        directAnticoagulants,
        nsaids,
        'avoid',
        'Direct anticoagulants with anti-inflammatory painkillers',
        `To be avoided where possible. ${bleeding}`,
      ],
      [
        'direct-macrolides',
        'B01AF01 B01AE07',
        macrolides,
        'caution',
        'Rivaroxaban or dabigatran with erythromycin or clarithromycin',
        `The amount in the blood rises. ${bleeding}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Drug-drug interactions of NOACs, table 3 (PMC4321075)',
      url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC4321075/table/t3',
    },
    [
      [
        'apixaban-inducers',
        'B01AF02',
        'N03AF01 N03AB02',
        'avoid',
        'Apixaban with carbamazepine or phenytoin',
        'Apixaban works less, so that a clot may form.',
      ],
      [
        'rivaroxaban-inducers',
        'B01AF01',
        'N03AF01 N03AB02',
        'caution',
        'Rivaroxaban with carbamazepine or phenytoin',
        'Rivaroxaban works less, so that a clot may form.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS, Clopidogrel: interactions with other medicines, 2014',
      url: 'http://www.nhs.uk/conditions/anti-platelets-clopidogrel/Pages/Interactions---other-medicines.aspx',
    },
    [
      [
        'clopidogrel-aspirin',
        'B01AC04',
        aspirin,
        'caution',
        'Clopidogrel with aspirin',
        `Often prescribed together on purpose. ${bleeding}`,
      ],
      [
        'clopidogrel-nsaids',
        'B01AC04',
        nsaids,
        'caution',
        'Clopidogrel with anti-inflammatory painkillers',
        bleeding,
      ],
      ['clopidogrel-ticagrelor', 'B01AC04', 'B01AC24', 'caution', 'Clopidogrel with ticagrelor', bleeding],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS Doncaster, clopidogrel, after MHRA Drug Safety Update 3(9), April 2010',
      url: 'https://medicinesmanagement.doncasterccg.nhs.uk/tls/clopidogrel/',
    },
    [
      [
        'clopidogrel-omeprazole',
        'B01AC04',
        'A02BC01 A02BC05',
        'avoid',
        'Clopidogrel with omeprazole or esomeprazole',
        'Clopidogrel may protect less. To be avoided unless a doctor finds it essential; there are other medicines for the stomach.',
      ],
      [
        'clopidogrel-fluoxetine',
        'B01AC04',
        'N06AB03',
        'caution',
        'Clopidogrel with fluoxetine',
        'Clopidogrel may protect less.',
      ],
      [
        'clopidogrel-fluconazole',
        'B01AC04',
        'J02AC01',
        'caution',
        'Clopidogrel with fluconazole',
        'Clopidogrel may protect less.',
      ],
      [
        'clopidogrel-ciprofloxacin',
        'B01AC04',
        'J01MA02',
        'caution',
        'Clopidogrel with ciprofloxacin',
        'Clopidogrel may protect less.',
      ],
      [
        'clopidogrel-carbamazepine',
        'B01AC04',
        'N03AF01',
        'caution',
        'Clopidogrel with carbamazepine',
        'Clopidogrel may protect less.',
      ],
    ],
  ),
];
