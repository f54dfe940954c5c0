import { groups, saidIn } from './interaction';

const { azoles, macrolides } = groups;
const muscles = 'Muscles may be damaged. Pain or weakness of muscles, or dark urine, need a doctor at once.';

/** Medicines for cholesterol. */
export const interactionsOfStatins = [
  ...saidIn(
    {
      title: 'Advice on drug interactions with simvastatin and atorvastatin, after MHRA 2012',
      url: 'https://docslib.org/doc/4698552/drug-interactions-with-simvastatin-and-atorvastatin',
    },
    [
      [
        'simvastatin-ciclosporin',
        'C10AA01',
        'L04AD01',
        'avoid',
        'Simvastatin with ciclosporin',
        `Must not be taken together. ${muscles}`,
      ],
      [
        'simvastatin-azoles',
        'C10AA01',
        azoles,
        'avoid',
        'Simvastatin with itraconazole or ketoconazole',
        `Simvastatin is paused while they are taken. ${muscles}`,
      ],
      [
        'simvastatin-macrolides',
        'C10AA01',
        macrolides,
        'avoid',
        'Simvastatin with erythromycin or clarithromycin',
        `Simvastatin is paused while they are taken. ${muscles}`,
      ],
      [
        'atorvastatin-ciclosporin',
        'C10AA05',
        'L04AD01',
        'avoid',
        'Atorvastatin with ciclosporin',
        `To be avoided if possible. ${muscles}`,
      ],
      [
        'atorvastatin-itraconazole',
        'C10AA05',
        'J02AC02',
        'caution',
        'Atorvastatin with itraconazole',
        `A doctor keeps the dose of atorvastatin low. ${muscles}`,
      ],
      [
        'atorvastatin-macrolides',
        'C10AA05',
        macrolides,
        'caution',
        'Atorvastatin with erythromycin or clarithromycin',
        `A doctor keeps the dose of atorvastatin low. ${muscles}`,
      ],
      [
        'statins-rifampicin',
        'C10AA01 C10AA05',
        'J04AB02',
        'caution',
        'Simvastatin or atorvastatin with rifampicin',
        'The statin may work less.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS Tayside Prescriber 125, statin interactions, September 2012',
      url: 'https://docslib.org/doc/12402393/tayside-prescriber-125-statin-interactions-pub',
    },
    [
      [
        'simvastatin-gemfibrozil',
        'C10AA01',
        'C10AB04',
        'avoid',
        'Simvastatin with gemfibrozil',
        `Must not be taken together. ${muscles}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS Wales (ABHB), simvastatin interactions, September 2012, after MHRA',
      url: 'https://www.scribd.com/document/449914990/SimvastatinAmlodipineInteraction-ABHBfinalSept2012',
    },
    [
      [
        'simvastatin-calcium-blockers',
        'C10AA01',
        'C08CA01 C08DB01',
        'caution',
        'Simvastatin with amlodipine or diltiazem',
        `No more than 20 mg of simvastatin a day. ${muscles}`,
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS, Taking rosuvastatin with other medicines',
      url: 'https://nhs.uk/medicines/rosuvastatin/taking-rosuvastatin-with-other-medicines-and-herbal-supplements',
    },
    [
      [
        'rosuvastatin-erythromycin',
        'C10AA07',
        'J01FA01',
        'caution',
        'Rosuvastatin with erythromycin',
        'Side effects are more likely. A doctor may change the dose or pause rosuvastatin.',
      ],
      [
        'rosuvastatin-clopidogrel',
        'C10AA07',
        'B01AC04',
        'caution',
        'Rosuvastatin with clopidogrel',
        'Side effects are more likely. A doctor may change the dose.',
      ],
      [
        'rosuvastatin-warfarin',
        'C10AA07',
        'B01AA03',
        'caution',
        'Rosuvastatin with warfarin',
        'A doctor must know of both.',
      ],
      [
        'rosuvastatin-ciclosporin',
        'C10AA07',
        'L04AD01',
        'caution',
        'Rosuvastatin with ciclosporin',
        `A doctor may choose another statin. ${muscles}`,
      ],
      [
        'rosuvastatin-fibrates',
        'C10AA07',
        'C10AB',
        'caution',
        'Rosuvastatin with fibrates',
        `A doctor may change the dose. ${muscles}`,
      ],
    ],
  ),
];
