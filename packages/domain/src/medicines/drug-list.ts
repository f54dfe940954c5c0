/**
 * Medicines that are often taken in India, by generic name, with the ATC code of the WHO (https://atcddd.fhi.no/atc_ddd_index/) and names under which they are
 * sold. It serves to find a name, and to know what is compared; it is no formulary. Any other name can be written.
 *
 * `Generic|ATC|brands|ATC codes of its parts`
 */
export const drugList = `
Aceclofenac|M01AB16|Zerodol, Hifenac
Acenocoumarol|B01AA07|Acitrom
Acetylcysteine|R05CB01|Mucinac
Aciclovir|J05AB01|Acivir, Zovirax
Albendazole|P02CA03|Zentel, Bandy
Alendronic acid|M05BA04|Osteofos
Alfentanil|N01AH02|
Allopurinol|M04AA01|Zyloric
Alprazolam|N05BA12|Alprax, Restyl, Anxit, Trika
Ambroxol|R05CB06|Mucolite
Amfetamine|N06BA01|
Amiodarone|C01BD01|Cordarone
Amitriptyline|N06AA09|Tryptomer
Amitriptyline and chlordiazepoxide|N06CA01|Amixide|N06AA09, N05BA02
Amlodipine|C08CA01|Amlong, Amlokind, Stamlo
Amobarbital|N05CA02|
Amoxicillin|J01CA04|Mox, Novamox
Amoxicillin and clavulanic acid|J01CR02|Augmentin, Clavam, Moxikind-CV|J01CA04
Apixaban|B01AF02|Eliquis
Aspirin|B01AC06|Ecosprin, Disprin
Atenolol|C07AB03|Aten, Tenormin
Atorvastatin|C10AA05|Atorva, Storvas, Lipicure
Azathioprine|L04AX01|Imuran, Azoran
Azithromycin|J01FA10|Azithral, Azee
Barbital|N05CA04|
Bisoprolol|C07AB07|Concor
Bromazepam|N05BA08|Lexotan
Bromhexine|R05CB02|
Budesonide|R03BA02|Budecort
Buprenorphine|N02AE01|Addnok, Tidigesic
Calcium carbonate|A12AA04|
Candesartan|C09CA06|Candesar
Carbamazepine|N03AF01|Tegretol, Mazetol
Carbimazole|H03BB01|Neo-Mercazole
Carisoprodol|M03BA02|Soma, Carisoma
Carvedilol|C07AG02|Carca, Cardivas
Cefalexin|J01DB01|Phexin, Sporidex
Cefixime|J01DD08|Taxim-O, Zifi
Cefuroxime|J01DC02|Ceftum
Cetirizine|R06AE07|Cetzine, Okacet
Chlordiazepoxide|N05BA02|Librium
Chlortalidone|C03BA04|CTD
Ciclosporin|L04AD01|Sandimmun Neoral, Panimun Bioral
Cilnidipine|C08CA14|Cilacar
Ciprofloxacin|J01MA02|Ciplox, Cifran
Clarithromycin|J01FA09|Claribid
Clidinium and chlordiazepoxide|A03CA02|Normaxin, Librax|N05BA02
Clobazam|N05BA09|Frisium, Lobazam
Clonazepam|N03AE01|Rivotril, Lonazep, Zapiz, Clonotril
Clopidogrel|B01AC04|Clopilet, Plavix
Clorazepate|N05BA05|Tranxene
Clotrimazole|D01AC01|Candid, Canesten
Codeine|R05DA04|Codistar
Colchicine|M04AC01|Zycolchin
Cyclobarbital|N05CA10|
Dabigatran etexilate|B01AE07|Pradaxa
Dapagliflozin|A10BK01|Forxiga
Dexamfetamine|N06BA02|
Dextromethorphan|R05DA09|
Dextropropoxyphene|N02AC04|Proxyvon
Diazepam|N05BA01|Valium, Calmpose
Diclofenac|M01AB05|Voveran
Digoxin|C01AA05|Lanoxin
Diltiazem|C08DB01|Dilzem
Diphenoxylate|A07DA01|Lomotil
Domperidone|A03FA03|Domstal
Doxycycline|J01AA02|Doxy-1
Empagliflozin|A10BK03|Jardiance
Enalapril|C09AA02|Envas
Enalapril and hydrochlorothiazide|C09BA02||C09AA02, C03AA03
Erythromycin|J01FA01|Althrocin
Escitalopram|N06AB10|Nexito, Cipralex
Ethchlorvynol|N05CM08|
Etizolam|N05BA19|Etizola, Etilaam
Etoricoxib|M01AH05|Nucoxia, Etoshine
Fenofibrate|C10AB05|Lipicard
Fentanyl|N02AB03|Durogesic
Ferrous sulfate|B03AA07|
Ferrous sulfate and folic acid|B03AD03|Fefol|B03AA07, B03BB01
Fexofenadine|R06AX26|Allegra
Fluconazole|J02AC01|Forcan, Zocon
Fluoxetine|N06AB03|Fludac, Prodep
Flurazepam|N05CD01|
Folic acid|B03BB01|Folvite
Formoterol and budesonide|R03AK07|Foracort|R03BA02
Furosemide|C03CA01|Lasix
Gemfibrozil|C10AB04|Lopid
Glibenclamide|A10BB01|Daonil
Gliclazide|A10BB09|Diamicron
Glimepiride|A10BB12|Amaryl
Glutethimide|N05CE01|
Glyceryl trinitrate|C01DA02|Angised
Guaifenesin|R05CA03|
Hydrochlorothiazide|C03AA03|Aquazide
Hydroxychloroquine|P01BA02|HCQS
Ibuprofen|M01AE01|Brufen
Ibuprofen and paracetamol|N02BE51|Combiflam|M01AE01, N02BE01
Indapamide|C03BA11|Natrilix
Insulin aspart|A10AB05|NovoRapid
Insulin glargine|A10AE04|Lantus, Basalog
Insulin human, mixed|A10AD01|Human Mixtard, Huminsulin 30/70
Isoniazid|J04AC01|
Isosorbide dinitrate|C01DA08|Sorbitrate, Isordil
Isosorbide mononitrate|C01DA14|Monotrate
Isotretinoin|D10BA01|Accutane, Tretiva
Itraconazole|J02AC02|Canditral, Itaspor
Ketamine|N01AX03|Ketalar, Aneket
Ketoconazole|J02AB02|
Levetiracetam|N03AX14|Levipil
Levocetirizine|R06AE09|Levocet, Xyzal
Levofloxacin|J01MA12|Levoflox
Levothyroxine|H03AA01|Thyronorm, Eltroxin
Linagliptin|A10BH05|Trajenta
Lisinopril|C09AA03|Listril
Lithium|N05AN01|Licab
Loperamide|A07DA03|Eldoper
Lorazepam|N05BA06|Ativan, Larpose, Trapex
Losartan|C09CA01|Losar, Losacar
Losartan and hydrochlorothiazide|C09DA01|Losar-H|C09CA01, C03AA03
Mefenamic acid|M01AG01|Meftal
Meprobamate|N05BC01|
Metamfetamine|N06BA03|
Metformin|A10BA02|Glycomet, Glyciphage
Methadone|N07BC02|
Methaqualone|N05CM01|
Methotrexate|L04AX03|Folitrax
Methylphenidate|N06BA04|Ritalin, Inspiral, Addwize, Concerta
Methylphenobarbital|N03AA01|
Metoprolol|C07AB02|Metolar, Betaloc
Metronidazole|P01AB01|Flagyl, Metrogyl
Midazolam|N05CD08|Mezolam, Fulsed
Montelukast|R03DC03|Montair
Morphine|N02AA01|Morcontin
Mupirocin|D06AX09|T-Bact
Naproxen|M01AE02|Naprosyn
Nifedipine|C08CA05|Nicardia
Nimesulide|M01AX17|Nise
Nitrazepam|N05CD02|Nitravet, Nitrosun
Nitrofurantoin|J01XE01|Niftran
Norfloxacin|J01MA06|Norflox
Ofloxacin|J01MA01|Zenflox, Zanocin
Olmesartan|C09CA08|Olmezest
Olmesartan and hydrochlorothiazide|C09DA08|Olmezest-H|C09CA08, C03AA03
Omeprazole|A02BC01|Omez
Ondansetron|A04AA01|Emeset
Oseltamivir|J05AH02|Fluvir
Oxazepam|N05BA04|Serepax
Oxycodone|N02AA05|Oxycontin
Pantoprazole|A02BC02|Pan, Pantocid
Paracetamol|N02BE01|Crocin, Dolo, Calpol
Pentazocine|N02AD01|Fortwin
Pentobarbital|N05CA01|
Pethidine|N02AB02|
Phenobarbital|N03AA02|Gardenal
Phentermine|A08AA01|
Phenytoin|N03AB02|Eptoin
Pioglitazone|A10BG03|Pioz
Potassium chloride|A12BA01|Potklor
Prednisolone|H02AB06|Wysolone, Omnacortil
Pregabalin|N02BF02|Lyrica, Pregalin
Propranolol|C07AA05|Ciplar, Inderal
Rabeprazole|A02BC04|Razo, Rablet
Ramipril|C09AA05|Cardace
Ramipril and hydrochlorothiazide|C09BA05|Cardace-H|C09AA05, C03AA03
Rifampicin|J04AB02|R-Cin
Rivaroxaban|B01AF01|Xarelto
Rosuvastatin|C10AA07|Rosuvas, Crestor
Sacubitril and valsartan|C09DX04|Vymada|C09CA03
Salbutamol|R03AC02|Asthalin
Salmeterol and fluticasone|R03AK06|Seroflo
Secobarbital|N05CA06|
Sertraline|N06AB06|Daxid, Serta
Sildenafil|G04BE03|Viagra, Penegra
Simvastatin|C10AA01|Simvotin
Sitagliptin|A10BH01|Januvia
Sitagliptin and metformin|A10BD07|Janumet|A10BH01, A10BA02
Spironolactone|C03DA01|Aldactone
Sulfamethoxazole and trimethoprim|J01EE01|Septran, Bactrim|J01EA01
Tacrolimus|L04AD02|Pangraf
Tadalafil|G04BE08|Tadacip, Megalis
Tamoxifen|L02BA01|Cytotam
Tamsulosin|G04CA02|Urimax
Telmisartan|C09CA07|Telma, Telmikind
Telmisartan and amlodipine|C09DB04|Telma-AM|C09CA07, C08CA01
Telmisartan and hydrochlorothiazide|C09DA07|Telma-H|C09CA07, C03AA03
Temazepam|N05CD07|
Teneligliptin|A10BH08|Tenepride
Theophylline|R03DA04|
Theophylline and salbutamol|R03DB04|Theo-Asthalin|R03DA04, R03AC02
Ticagrelor|B01AC24|Brilinta
Topiramate|N03AX11|Topamac
Torasemide|C03CA04|Dytor
Tramadol|N02AX02|Tramazac, Contramal
Tramadol and paracetamol|N02AJ13|Ultracet|N02AX02, N02BE01
Tranexamic acid|B02AA02|Pause
Triazolam|N05CD05|
Valproate|N03AG01|Valparin, Encorate
Valsartan|C09CA03|Valzaar
Valsartan and hydrochlorothiazide|C09DA03||C09CA03, C03AA03
Verapamil|C08DA01|Calaptin
Vildagliptin|A10BH02|Galvus
Vitamin B12 (mecobalamin)|B03BA05|Methycobal
Vitamin D3 (colecalciferol)|A11CC05|Uprise-D3
Warfarin|B01AA03|Warf
Zinc sulfate|A12CB01|
Zolpidem|N05CF02|Zolfresh, Nitrest, Stilnoct
`;

/**
 * Other names of medicines of the list, as they are written in India and elsewhere. They are found and compared, and are no brands.
 *
 * `ATC|names`
 */
export const synonymList = `
A10BB01|glyburide
A11CC05|cholecalciferol, vitamin d 3
A12CB01|zinc sulphate
B01AA07|acenocumarol, nicoumalone
B01AC06|acetylsalicylic acid
B03AA07|ferrous sulphate
B03BA05|mecobalamin, methylcobalamin, vitamin b 12
C01DA02|nitroglycerin, nitroglycerine
C03BA04|chlorthalidone
C03CA01|frusemide
C03CA04|torsemide
C09CA01|losartan potassium
C10AA05|atorvastatin calcium
C10AA07|rosuvastatin calcium
H03AA01|thyroxine, l thyroxine
J01CA04|amoxycillin
J01CR02|co amoxiclav, amoxiclav, amoxycillin and clavulanic acid, amoxicillin clavulanate, amoxycillin clavulanate, amoxicillin potassium clavulanate, amoxycillin potassium clavulanate
J01DB01|cephalexin
J01EE01|cotrimoxazole, co trimoxazole, trimethoprim and sulfamethoxazole, sulphamethoxazole and trimethoprim
J04AB02|rifampin
J05AB01|acyclovir
L04AD01|cyclosporin, cyclosporine
M01AB05|diclofenac potassium
M05BA04|alendronate
N02AB02|meperidine
N02BE01|acetaminophen
N03AA02|phenobarbitone
N03AB02|diphenylhydantoin
N03AG01|valproic acid, divalproex
N05CA02|amylobarbitone
N05CA04|barbitone
N05CA01|pentobarbitone
N05CA06|quinalbarbitone
N06BA01|amphetamine
N06BA02|dexamphetamine, dextroamphetamine
N06BA03|methamphetamine
R03AC02|albuterol
R05CA03|guaiphenesin
`;
