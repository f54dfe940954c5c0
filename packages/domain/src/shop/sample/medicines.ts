/**
 * Invented medicines: names and makers belong to no one. Compositions, forms and schedules are those of real substances, so that rules can be tried.
 * code | name | maker | category | form | strength | composition | pack | units | unit | schedule | price in paise | maximum retail price | stock | description | use | storage
 */
export const sampleMedicines = `
PAI-001|Parivo 500|R|pain-and-fever|tablet|500 mg|Paracetamol 500 mg|15 tablets|15|tablet|none|1450|1600|400|For fever and mild to moderate pain.|Adults: one or two tablets, at most four times in 24 hours with four hours between them, and no other medicine with paracetamol beside it. Not with a disease of the liver without asking a doctor.|
PAI-002|Fevnil 500|G|pain-and-fever|tablet|500 mg|Paracetamol 500 mg|10 tablets|10|tablet|none|750|900|300|For fever and mild to moderate pain.|Adults: one or two tablets, at most four times in 24 hours with four hours between them, and no other medicine with paracetamol beside it. Not with a disease of the liver without asking a doctor.|
PAI-003|Parivo 650|R|pain-and-fever|tablet|650 mg|Paracetamol 650 mg|15 tablets|15|tablet|none|2850|3100|250|For fever and mild to moderate pain.|Adults: one tablet, at most four times in 24 hours with six hours between them, and no other medicine with paracetamol beside it.|
PAI-004|Parivo drops for children|R|pain-and-fever|drops|100 mg/mL|Paracetamol 100 mg/mL|15 mL|15|mL|none|4900|5600|90|For fever and pain of infants, by weight.|The dose depends on the weight of the child: ask a doctor or pharmacist. See a doctor at once if an infant below three months has a fever.|Below 30 °C.
PAI-005|Ibunova 400|R|pain-and-fever|tablet|400 mg|Ibuprofen 400 mg|15 tablets|15|tablet|H|1700|1950|200|For pain with inflammation.||
PAI-006|Ibusera 400|G|pain-and-fever|tablet|400 mg|Ibuprofen 400 mg|10 tablets|10|tablet|H|850|1100|160|For pain with inflammation.||
PAI-007|Diclora gel|R|pain-and-fever|cream|1 %|Diclofenac diethylamine 1.16 %|30 g|30|g|none|8600|9900|120|For pain of joints and muscles, on the skin.|Rub in thinly up to three times a day, not on wounds or near the eyes. Not in the last three months of pregnancy.|
COL-001|Cetivara 10|R|cold-and-cough|tablet|10 mg|Cetirizine 10 mg|10 tablets|10|tablet|H|1650|1900|260|For hay fever and itching rashes. It may make drowsy.||
COL-002|Allerno 10|G|cold-and-cough|tablet|10 mg|Cetirizine 10 mg|10 tablets|10|tablet|H|990|1300|210|For hay fever and itching rashes. It may make drowsy.||
COL-003|Loravo 10|R|cold-and-cough|tablet|10 mg|Loratadine 10 mg|10 tablets|10|tablet|H|4600|5200|110|For hay fever.||
COL-004|Nasira saline spray|R|cold-and-cough|spray|0.65 %|Sodium chloride 0.65 %|20 mL|20|mL|none|6900|7900|140|Salt water for a blocked or dry nose.|One or two sprays in each nostril as often as needed. One bottle for one person.|
COL-005|Honeva lozenges|G|cold-and-cough|other||Amylmetacresol 0.6 mg + Dichlorobenzyl alcohol 1.2 mg|8 lozenges|8|lozenge|none|3600|4000|150|For a sore throat.|Adults and children from six years: one every two to three hours, at most eight in 24 hours. See a doctor if it lasts longer than three days.|
STO-001|Jalora ORS|R|stomach|powder|20.5 g|Oral rehydration salts 20.5 g|1 sachet for a litre|1|sachet|none|2100|2200|500|Salts and glucose by the formula of the WHO, for diarrhoea.|Stir one sachet into one litre of safe water, sip it over the day, and throw away what is left after 24 hours. See a doctor for blood in stools, or a child who drinks nothing.|Dry.
STO-002|Saltiva ORS|G|stomach|powder|20.5 g|Oral rehydration salts 20.5 g|1 sachet for a litre|1|sachet|none|1800|2000|350|Salts and glucose by the formula of the WHO, for diarrhoea.|Stir one sachet into one litre of safe water, sip it over the day, and throw away what is left after 24 hours. See a doctor for blood in stools, or a child who drinks nothing.|Dry.
STO-003|Zinkora 20|R|stomach|tablet|20 mg|Zinc sulphate 20 mg|15 dispersible tablets|15|tablet|none|5200|6000|130|Zinc beside rehydration, for children with diarrhoea.|For children from six months: 20 mg a day for 10 to 14 days, in a spoon of safe water; below six months a doctor gives the dose.|
STO-004|Pantovar 40|R|stomach|tablet|40 mg|Pantoprazole 40 mg|15 tablets|15|tablet|H|10900|12400|220|For heartburn and ulcers.||
STO-005|Pantesa 40|G|stomach|tablet|40 mg|Pantoprazole 40 mg|15 tablets|15|tablet|H|5900|7500|240|For heartburn and ulcers.||
STO-006|Antivo gel|R|stomach|syrup||Aluminium hydroxide 250 mg + Magnesium hydroxide 250 mg|200 mL|200|mL|none|11500|13000|100|For heartburn.|Two teaspoons after meals and at bedtime. Two hours apart from other medicines.|
STO-007|Loperin 2|R|stomach|capsule|2 mg|Loperamide 2 mg|10 capsules|10|capsule|H|1800|2100|90|For sudden diarrhoea of adults.||
STO-008|Isabel husk|G|stomach|powder||Ispaghula husk 100 g|100 g|100|g|none|8900|9900|80|Fibre for constipation.|One to two teaspoons in a full glass of water, with more to drink over the day. Not with trouble swallowing.|Dry.
HEA-001|Telmora 40|R|heart-and-pressure|tablet|40 mg|Telmisartan 40 mg|15 tablets|15|tablet|H|9900|11250|140|For high blood pressure. Not in pregnancy.||Below 30 °C, in the strip, away from moisture.
HEA-002|Telvani 40|G|heart-and-pressure|tablet|40 mg|Telmisartan 40 mg|15 tablets|15|tablet|H|5700|6900|320|For high blood pressure. Not in pregnancy.||Below 30 °C, in the strip, away from moisture.
HEA-003|Amlovia 5|R|heart-and-pressure|tablet|5 mg|Amlodipine 5 mg|15 tablets|15|tablet|H|4200|4800|260|For high blood pressure and angina.||
HEA-004|Amlodina 5|G|heart-and-pressure|tablet|5 mg|Amlodipine 5 mg|10 tablets|10|tablet|H|1900|2400|280|For high blood pressure and angina.||
HEA-005|Atorvio 10|R|heart-and-pressure|tablet|10 mg|Atorvastatin 10 mg|15 tablets|15|tablet|H|8600|9800|180|To lower cholesterol. Not in pregnancy.||
HEA-006|Atorsana 10|G|heart-and-pressure|tablet|10 mg|Atorvastatin 10 mg|15 tablets|15|tablet|H|4700|6100|190|To lower cholesterol. Not in pregnancy.||
HEA-007|Metopra 25|R|heart-and-pressure|tablet|25 mg|Metoprolol succinate 25 mg|15 prolonged-release tablets|15|tablet|H|7800|8900|120|For high blood pressure, angina and heart failure. Do not stop suddenly.||
HEA-008|Clopira 75|R|heart-and-pressure|tablet|75 mg|Clopidogrel 75 mg|15 tablets|15|tablet|H|9200|10400|100|Against clots, after a heart attack or stroke.||
HEA-009|Warfina 5|R|heart-and-pressure|tablet|5 mg|Warfarin 5 mg|30 tablets|30|tablet|H|13500|14900|40|Against clots. Blood tests (INR) guide the dose.||
HEA-010|Warsela 5|G|heart-and-pressure|tablet|5 mg|Warfarin 5 mg|30 tablets|30|tablet|H|9900|11800|30|Against clots. Blood tests (INR) guide the dose.||
DIA-001|Metforva 500|R|diabetes|tablet|500 mg|Metformin 500 mg|20 tablets|20|tablet|H|3900|4400|300|For type 2 diabetes.||
DIA-002|Glucomin 500|G|diabetes|tablet|500 mg|Metformin 500 mg|20 tablets|20|tablet|H|2300|3000|310|For type 2 diabetes.||
DIA-003|Glimvar 1|R|diabetes|tablet|1 mg|Glimepiride 1 mg|15 tablets|15|tablet|H|7100|8200|120|For type 2 diabetes. It may make the sugar fall too low.||
DIA-004|Sitagra 100|R|diabetes|tablet|100 mg|Sitagliptin 100 mg|15 tablets|15|tablet|H|24900|28500|80|For type 2 diabetes.||
DIA-005|Sitavela 100|G|diabetes|tablet|100 mg|Sitagliptin 100 mg|15 tablets|15|tablet|H|14500|18900|90|For type 2 diabetes.||
DIA-006|Insulora regular|R|diabetes|injection|40 IU/mL|Human insulin 40 IU/mL|10 mL vial|10|mL|H|15800|17200|50|Short-acting insulin. Use syringes for 40 IU/mL alone.||Between 2 and 8 °C, never frozen.
INF-001|Amoxira 500|R|infections|capsule|500 mg|Amoxicillin 500 mg|15 capsules|15|capsule|H|12900|14500|110|An antibiotic. Tell the doctor of any allergy to penicillin.||
INF-002|Amoxela 500|G|infections|capsule|500 mg|Amoxicillin 500 mg|10 capsules|10|capsule|H|6100|7600|130|An antibiotic. Tell the doctor of any allergy to penicillin.||
INF-003|Azithora 500|R|infections|tablet|500 mg|Azithromycin 500 mg|3 tablets|3|tablet|H|7400|8300|120|An antibiotic.||
INF-004|Cefixa 200|R|infections|tablet|200 mg|Cefixime 200 mg|10 tablets|10|tablet|H1|10900|12100|60|An antibiotic of Schedule H1. Tell the doctor of any allergy to penicillin or cephalosporins.||
INF-005|Cefixela 200|G|infections|tablet|200 mg|Cefixime 200 mg|10 tablets|10|tablet|H1|6900|8800|70|An antibiotic of Schedule H1. Tell the doctor of any allergy to penicillin or cephalosporins.||
INF-006|Levofa 500|R|infections|tablet|500 mg|Levofloxacin 500 mg|5 tablets|5|tablet|H1|5400|6200|50|An antibiotic of Schedule H1. Not for children.||
INF-007|Albenta 400|G|infections|tablet|400 mg|Albendazole 400 mg|1 tablet|1|tablet|H|900|1100|200|Against worms. Not in pregnancy.||
LUN-001|Salbuair 100|R|lungs|inhaler|100 microgram|Salbutamol 100 microgram|200 doses|200|dose|H|14200|15900|90|Opens the airways in asthma. Seek help at once if it does not help as it used to.||Below 30 °C, not in the sun.
LUN-002|Salbreeze 100|G|lungs|inhaler|100 microgram|Salbutamol 100 microgram|200 doses|200|dose|H|10800|13200|80|Opens the airways in asthma. Seek help at once if it does not help as it used to.||Below 30 °C, not in the sun.
LUN-003|Budesair 200|R|lungs|inhaler|200 microgram|Budesonide 200 microgram|200 doses|200|dose|H|32500|36800|45|To prevent asthma attacks, every day. Rinse the mouth after it.||
LUN-004|Montela 10|R|lungs|tablet|10 mg|Montelukast 10 mg|10 tablets|10|tablet|H|13900|15600|85|To prevent asthma. Tell a doctor of changes of mood or sleep.||
MIN-001|Sertiva 50|R|mind-and-nerves|tablet|50 mg|Sertraline 50 mg|10 tablets|10|tablet|H|7600|8700|70|For depression and anxiety. Do not stop suddenly.||
MIN-002|Lamovia 50|R|mind-and-nerves|tablet|50 mg|Lamotrigine 50 mg|10 tablets|10|tablet|H|9400|10600|50|For epilepsy. See a doctor at once with a rash.||
MIN-003|Lamosela 50|G|mind-and-nerves|tablet|50 mg|Lamotrigine 50 mg|10 tablets|10|tablet|H|6200|7900|40|For epilepsy. See a doctor at once with a rash.||
THY-001|Thyrova 50|R|thyroid-and-hormones|tablet|50 microgram|Levothyroxine 50 microgram|100 tablets|100|tablet|H|14900|16400|90|For an underactive thyroid, on an empty stomach.||Below 25 °C, dry and dark.
THY-002|Thyrasel 50|G|thyroid-and-hormones|tablet|50 microgram|Levothyroxine 50 microgram|100 tablets|100|tablet|H|10500|12900|80|For an underactive thyroid, on an empty stomach.||Below 25 °C, dry and dark.
SKI-001|Clotrima cream|R|skin-and-eyes|cream|1 %|Clotrimazole 1 %|30 g|30|g|none|7200|8400|120|Against fungi of the skin.|Thinly two to three times a day, for two weeks after the skin looks well.|
SKI-002|Fungosel cream|G|skin-and-eyes|cream|1 %|Clotrimazole 1 %|20 g|20|g|none|3500|4600|110|Against fungi of the skin.|Thinly two to three times a day, for two weeks after the skin looks well.|
SKI-003|Calmina lotion|G|skin-and-eyes|other||Calamine 8 % + Zinc oxide 8 %|100 mL|100|mL|none|8800|9900|90|For itching and mild rashes.|Shake, and dab on as often as needed. Not on wounds.|
SKI-004|Tearova drops|R|skin-and-eyes|drops|0.5 %|Carboxymethylcellulose 0.5 %|10 mL|10|mL|none|12900|14500|75|Moisture for dry eyes.|One drop as often as needed. Throw away four weeks after opening.|
VIT-001|Vitadee 60000|R|vitamins|capsule|60000 IU|Cholecalciferol 60000 IU|4 capsules|4|capsule|H|11900|13400|150|Vitamin D for a deficiency, as a doctor says: one too many does harm.||
VIT-002|Calvita 500|G|vitamins|tablet|500 mg|Calcium 500 mg + Cholecalciferol 250 IU|15 tablets|15|tablet|none|6900|7900|170|Calcium with vitamin D.|One tablet a day with a meal, if a doctor or dietician advises it. Four hours apart from levothyroxine.|
VIT-003|Ferrova|R|vitamins|tablet||Ferrous ascorbate 100 mg + Folic acid 1.5 mg|15 tablets|15|tablet|H|11200|12700|100|Iron with folic acid, for anaemia.||Out of reach of children: some tablets can kill a child.
VIT-004|Folisana 5|G|vitamins|tablet|5 mg|Folic acid 5 mg|15 tablets|15|tablet|none|2400|2800|130|Folic acid.|One tablet a day, as a doctor advises.|
`;
