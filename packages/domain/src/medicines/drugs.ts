/** Raised with each change of the drug list or of the warnings. */
export const medicineDataVersion = '2026-11-28';

/**
 * A medicine of the drug list.
 *
 * @property parts ATC codes of the substances in it, for products with several
 */
export type Drug = { generic: string; atc: string; brands: readonly string[]; parts: readonly string[] };

/**
 * Medicines that are often taken in India, by generic name, with the ATC code of the WHO (https://atcddd.fhi.no/atc_ddd_index/) and names under which they are
 * sold. It serves to find a name, and to know what is compared; it is no formulary. Any other name can be written.
 *
 * `Generic|ATC|brands|ATC codes of its parts`
 */
const text = `
Aceclofenac|M01AB16|Zerodol, Hifenac
Acenocoumarol|B01AA07|Acitrom
Acetylcysteine|R05CB01|Mucinac
Aciclovir|J05AB01|Acivir, Zovirax
Albendazole|P02CA03|Zentel, Bandy
Alendronic acid|M05BA04|Osteofos
Alfentanil|N01AH02|
Allopurinol|M04AA01|Zyloric
Alprazolam|N05BA12|Alprax, Restyl
Ambroxol|R05CB06|Mucolite
Amfetamine|N06BA01|
Amiodarone|C01BD01|Cordarone
Amitriptyline|N06AA09|Tryptomer
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
Clobazam|N05BA09|Frisium, Lobazam
Clonazepam|N03AE01|Rivotril, Lonazep
Clopidogrel|B01AC04|Clopilet, Plavix
Clotrimazole|D01AC01|Candid, Canesten
Codeine|R05DA04|Codistar
Colchicine|M04AC01|Zycolchin
Cyclobarbital|N05CA10|
Dabigatran etexilate|B01AE07|Pradaxa
Dapagliflozin|A10BK01|Forxiga
Dexamfetamine|N06BA02|
Dextromethorphan|R05DA09|
Dextropropoxyphene|N02AC04|Proxyvon
Diazepam|N05BA01|Valium
Diclofenac|M01AB05|Voveran
Digoxin|C01AA05|Lanoxin
Diltiazem|C08DB01|Dilzem
Domperidone|A03FA03|Domstal
Doxycycline|J01AA02|Doxy-1
Empagliflozin|A10BK03|Jardiance
Enalapril|C09AA02|Envas
Erythromycin|J01FA01|Althrocin
Escitalopram|N06AB10|Nexito, Cipralex
Ethchlorvynol|N05CM08|
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
Lorazepam|N05BA06|Ativan, Larpose
Losartan|C09CA01|Losar, Losacar
Losartan and hydrochlorothiazide|C09DA01|Losar-H|C09CA01, C03AA03
Mefenamic acid|M01AG01|Meftal
Meprobamate|N05BC01|
Metamfetamine|N06BA03|
Metformin|A10BA02|Glycomet, Glyciphage
Methadone|N07BC02|
Methaqualone|N05CM01|
Methotrexate|L04AX03|Folitrax
Methylphenidate|N06BA04|Ritalin, Inspiral
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
Tramadol|N02AX02|Tramazac
Tramadol and paracetamol|N02AJ13|Ultracet|N02AX02, N02BE01
Tranexamic acid|B02AA02|Pause
Triazolam|N05CD05|
Valproate|N03AG01|Valparin, Encorate
Valsartan|C09CA03|Valzaar
Verapamil|C08DA01|Calaptin
Vildagliptin|A10BH02|Galvus
Vitamin B12 (mecobalamin)|B03BA05|Methycobal
Vitamin D3 (colecalciferol)|A11CC05|Uprise-D3
Warfarin|B01AA03|Warf
Zinc sulfate|A12CB01|
Zolpidem|N05CF02|Zolfresh, Nitrest
`;

const listOf = (part = ''): string[] =>
  part
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

export const drugs: readonly Drug[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [generic = '', atc = '', brands, parts] = line.split('|');
    return { generic, atc, brands: listOf(brands), parts: listOf(parts) };
  });

const byCode = new Map(drugs.map((drug) => [drug.atc, drug]));

/** Returns the medicine of the list with a code. */
export const drugOf = (atc: string | null): Drug | undefined => (atc === null ? undefined : byCode.get(atc));

/** Returns the ATC codes by which a medicine of the list is compared: its own and those of its parts. */
export const codesOf = ({ atc, parts }: Drug): string[] => [atc, ...parts];

export type FoundDrug = {
  generic: string;
  atc: string /** The brand that the text means; null if it means the generic name. */;
  brand: string | null;
};

const maxFound = 8;

/** Returns medicines of the list in whose generic name or brand each typed word begins a word; those that begin with the text first. */
export function findDrugs(typed: string): FoundDrug[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const matches = (name: string) => {
    const own = name.toLowerCase().split(/[\s(,-]+/);
    return words.every((word) => own.some((one) => one.startsWith(word)));
  };
  const found = drugs.flatMap(({ generic, atc, brands }) => [
    ...(matches(generic) ? [{ generic, atc, brand: null }] : []),
    ...brands.filter(matches).map((brand) => ({ generic, atc, brand })),
  ]);
  const rank = ({ generic, brand }: FoundDrug) =>
    (brand ?? generic).toLowerCase().startsWith(words[0] ?? '') ? 0 : 1;
  return found.sort((a, b) => rank(a) - rank(b)).slice(0, maxFound);
}

/** Returns the code of a medicine in the list by its generic name or brand, in whatever case; null if it is not in the list. */
export function codeOfName(name: string): string | null {
  const said = name.trim().toLowerCase();
  const found =
    drugs.find(({ generic }) => generic.toLowerCase() === said) ??
    drugs.find(({ brands }) => brands.some((brand) => brand.toLowerCase() === said));
  return found?.atc ?? null;
}
