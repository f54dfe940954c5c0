import { groups, saidIn } from './interaction';

const { nsaids, aceInhibitors, sartans, diuretics, nitrates, azoles } = groups;
const digoxin = 'C01AA05';
const sildenafil = 'G04BE03';

/** Medicines for heart and blood pressure. */
export const interactionsOfHeart = [
  ...saidIn(
    {
      title: 'Label of Viagra (sildenafil), sections 4.1 and 7, DailyMed',
      url: 'https://dailymed.nlm.nih.gov/dailymed/lookup.cfm?setid=0b0be196-0c62-461c-94f4-9a35339b4501',
    },
    [
      [
        'sildenafil-nitrates',
        sildenafil,
        nitrates,
        'avoid',
        'Sildenafil with nitrates',
        'Must not be taken together in any form: the blood pressure may fall dangerously. With chest pain after sildenafil, call 112 and say that it was taken.',
      ],
      [
        'sildenafil-inhibitors',
        sildenafil,
        `${azoles} J01FA01`,
        'caution',
        'Sildenafil with ketoconazole, itraconazole or erythromycin',
        'More sildenafil stays in the blood. A doctor may choose a smaller dose.',
      ],
      [
        'sildenafil-tamsulosin',
        sildenafil,
        'G04CA02',
        'caution',
        'Sildenafil with tamsulosin',
        'The blood pressure may fall, down to fainting.',
      ],
      [
        'sildenafil-amlodipine',
        sildenafil,
        'C08CA01',
        'caution',
        'Sildenafil with amlodipine',
        'The blood pressure falls a little more.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Lilly, Nitrates and use of Cialis (tadalafil), after its label of 2017',
      url: 'https://www.lillymedical.com/en-us/answers/nitrates-and-use-of-cialis-tadalafil-26426',
    },
    [
      [
        'tadalafil-nitrates',
        'G04BE08',
        'C01DA08 C01DA14',
        'avoid',
        'Tadalafil with nitrates',
        'Must not be taken together in any form: the blood pressure may fall dangerously. With chest pain after tadalafil, call 112 and say that it was taken.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'FDA MedWatch, safety labelling changes, Nitrostat, July 2011',
      url: 'http://www.fda.gov/Safety/MedWatch/SafetyInformation/ucm266664.htm?icid=EMN0911',
    },
    [
      [
        'glyceryl-trinitrate-tadalafil',
        'C01DA02',
        'G04BE08',
        'avoid',
        'Glyceryl trinitrate with tadalafil',
        'Must not be taken together: the blood pressure may fall dangerously. With chest pain after tadalafil, call 112 and say that it was taken.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'NHS, Taking glyceryl trinitrate with other medicines',
      url: 'https://nhs.uk/medicines/glyceryl-trinitrate-gtn/taking-glyceryl-trinitrate-gtn-with-other-medicines-and-herbal-supplements',
    },
    [
      [
        'glyceryl-trinitrate-nsaids',
        'C01DA02',
        `${nsaids} B01AC06`,
        'caution',
        'Glyceryl trinitrate with anti-inflammatory painkillers or aspirin',
        'Taken regularly they may make angina worse. Low-dose aspirin that a doctor prescribed for the heart is not to be stopped without asking.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'MHRA Drug Safety Update, February 2016, in short',
      url: 'https://www.prescriber.org.uk/2016/02/drug-safety-update-february-2016/print/',
    },
    [
      [
        'spironolactone-renin',
        'C03DA01',
        `${aceInhibitors} ${sartans}`,
        'avoid',
        'Spironolactone with medicines on the renin-angiotensin system',
        'Potassium in the blood may rise dangerously. To be avoided where possible; where a doctor finds it needed, potassium is tested regularly.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'MHRA Drug Safety Update, June 2014, in short',
      url: 'https://www.prescriber.org.uk/2014/06/drug-safety-update-june-2014/print',
    },
    [
      [
        'ace-sartan',
        aceInhibitors,
        sartans,
        'caution',
        'An ACE inhibitor with a sartan',
        'Potassium may rise, blood pressure may fall and kidneys may suffer. With kidney disease of diabetes they should not be given together.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Ontario Drug Benefit Formulary, therapeutic note on digoxin',
      url: 'https://www.formulary.health.gov.on.ca/formulary/therapeuticNotes.xhtml?drugId=02498502',
    },
    [
      [
        'digoxin-verapamil',
        digoxin,
        'C08DA01',
        'caution',
        'Digoxin with verapamil',
        'A significant interaction: too much digoxin may stay in the blood. Its level is tested. Nausea, seeing yellow or a slow pulse need a doctor at once.',
      ],
      [
        'digoxin-diuretics',
        digoxin,
        diuretics,
        'caution',
        'Digoxin with diuretics',
        'Digoxin may become toxic. Its level is tested after a diuretic, spironolactone above all, is added.',
      ],
    ],
  ),
  ...saidIn(
    {
      title: 'Pharmacokinetic interactions between digoxin and other drugs, JACC 5(5), 1985',
      url: 'https://docslib.org/doc/5725115/pharmacokinetic-interactions-between-digoxin-and-other-drugs',
    },
    [
      [
        'digoxin-amiodarone',
        digoxin,
        'C01BD01',
        'caution',
        'Digoxin with amiodarone',
        'Digoxin in the blood may rise markedly. Its level is tested, and the dose often made smaller by a doctor.',
      ],
      [
        'digoxin-rifampicin',
        digoxin,
        'J04AB02',
        'caution',
        'Digoxin with rifampicin',
        'Digoxin in the blood may fall, so that it works less.',
      ],
    ],
  ),
];
