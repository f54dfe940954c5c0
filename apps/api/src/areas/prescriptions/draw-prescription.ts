import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PrintedPrescription } from '@nadi/contract/schema';
import { sayDate, sayDayInIndia } from '@nadi/domain/kernel/say-day';
import { capital } from '@nadi/domain/kernel/words';
import { printedDoses, printedName, printedQuantity } from '@nadi/domain/prescriptions/item-words';
import { asPrinted } from '@nadi/domain/prescriptions/printable';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { PrescriptionRow } from './tables/prescriptions';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const fonts = { regular: 'LiberationSans-Regular', bold: 'LiberationSans-Bold' } as const;
/** The files of the fonts; a rule of the domain says which letters they have. */
export const fontFiles = Object.entries(fonts).map(
  ([name, file]) => [name, join(home, 'standard_fonts', `${file}.ttf`)] as const,
);

const margin = 48;
/** Points at the foot of each page, in which stands whose it is. */
const footRoom = 76;
const codeSide = 150;
const ink = '#000000';

type Signed = PrescriptionRow & { printed: NonNullable<PrintedPrescription>; signedAt: Date };
type Style = { size?: number; isBold?: boolean; gap?: number; indent?: number };
type Line = [text: string, style: Style];

const modes: Record<Signed['printed']['mode'], string> = {
  video_call: 'Consultation by video',
  audio_call: 'Consultation by voice',
  in_clinic: 'Consultation in the clinic',
};
const sexes: Record<NonNullable<Signed['printed']['patient']['sex']>, string> = {
  MALE: 'male',
  FEMALE: 'female',
  OTHER: 'other',
  PREFER_NOT_TO_SAY: 'sex not said',
};
const ends: Partial<Record<PrescriptionRow['state'], string>> = {
  cancelled: 'CANCELLED',
  replaced: 'REPLACED',
};

/**
 * Draws a prescription as a tagged PDF, with what the sample format of the Telemedicine Practice Guidelines, 2020 (annexure 2) asks for.
 *
 * @param address that its code leads to
 */
export async function drawPrescription(row: Signed, address: string): Promise<Buffer> {
  const { mode, patient } = row.printed;
  const { specialization, ...said } = row.printed.doctor;
  const doctor = {
    name: asPrinted(said.name, 'name'),
    licenseNumber: asPrinted(said.licenseNumber, 'number'),
    council: asPrinted(said.council, 'council'),
    clinicAddress: said.clinicAddress && asPrinted(said.clinicAddress, 'address'),
  };
  const patientName = asPrinted(patient.name, 'name');
  const day = sayDayInIndia(row.signedAt);
  const document = new PDFDocument({
    ...{ size: 'A4', bufferPages: true, tagged: true, pdfVersion: '1.7', lang: 'en-IN' },
    margins: { top: margin, left: margin, right: margin, bottom: footRoom },
    displayTitle: true,
    info: { Title: `Prescription of ${day}`, Author: doctor.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of fontFiles) document.registerFont(name, file);
  const root = document.struct('Document');
  document.addStructure(root);
  const write = ({ size = 10, isBold = false }: Style) =>
    document
      .font(isBold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(ink);
  const say = (tag: 'H1' | 'H2' | 'P', text: string, style: Style = {}) => {
    const { gap = 4, indent = 0 } = style;
    root.add(
      document.struct(tag, {}, () => {
        write(style).text(text.normalize('NFC'), margin + indent, undefined, { paragraphGap: gap });
      }),
    );
  };
  const width = document.page.width - 2 * margin;
  const heightOf = (lines: readonly Line[]): number =>
    lines.reduce(
      (sum, [text, style]) =>
        sum +
        write(style).heightOfString(text, { width: width - (style.indent ?? 0) }) +
        (style.gap ?? 4) * text.split('\n').length,
      0,
    );
  const head = (text: string) => say('H2', text, { size: 11, isBold: true, gap: 3 });

  const end = ends[row.state];
  if (end) say('H1', `${end}: this prescription is no longer valid`, { size: 15, isBold: true, gap: 8 });
  say(end ? 'P' : 'H1', doctor.name, { size: 16, isBold: true, gap: 2 });
  say(
    'P',
    `${capital(specialization.replaceAll('-', ' '))}. Registration number ${doctor.licenseNumber}, ${doctor.council}`,
  );
  if (doctor.clinicAddress) say('P', doctor.clinicAddress);
  say('P', `${modes[mode]}, ${day}`, { gap: 12 });
  const about = [
    patient.age === null ? 'age not known' : `${patient.age} years`,
    patient.sex && sexes[patient.sex],
  ];
  say('P', `${patientName}, ${about.filter(Boolean).join(', ')}`, { size: 12, isBold: true });
  const { items, diagnosis, advice, tests, adultPresent } = row.content;
  if (adultPresent) say('P', `Adult present: ${adultPresent.name} (${adultPresent.relation})`);
  if (diagnosis) say('P', `Diagnosis: ${diagnosis}`, { gap: 12 });
  head('Medicines');
  for (const [index, item] of items.entries()) {
    const name = { size: 11, isBold: true, gap: 1 };
    const lines: Line[] = [
      [`${index + 1}. ${printedName(item)}`, name],
      ...(item.brand ? [[`Brand suggested: ${item.brand}`, { gap: 1 }] satisfies Line] : []),
      [printedDoses(item), { gap: 1 }],
      ...(item.instructions ? [[`How: ${item.instructions}`, { gap: 1, indent: 16 }] satisfies Line] : []),
      [printedQuantity(item), { gap: 8 }],
    ];
    // Keeps a name and its dose on one page: apart, the dose would be taken for another medicine's.
    if (heightOf(lines) > document.page.height - footRoom - document.y) document.addPage();
    for (const [text, style] of lines) say('P', text, style);
  }
  if (tests.length > 0) {
    head('Tests');
    for (const test of tests) say('P', test);
  }
  if (advice) {
    head('Advice');
    say('P', advice, { gap: 8 });
  }
  if (row.validUntil) say('P', `Valid until ${sayDate(row.validUntil)}.`, { isBold: true, gap: 10 });
  drawCode();
  say(
    'P',
    `Signed in Nadi by ${doctor.name}, ${doctor.licenseNumber}. Scan the code to check this paper before you give anything. The code is no electronic signature under the Information Technology Act, 2000.`,
    { size: 9 },
  );
  root.end();
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    if (end) drawAcross(document, end);
    drawFoot(document, [
      `Prescription for ${patientName} by ${doctor.name}, ${doctor.licenseNumber}`,
      `${day}, page ${page - start + 1} of ${count}`,
    ]);
  }
  document.end();
  return whole;

  function drawCode(): void {
    const { data, size } = encode(address, { ecc: 'L', border: 4 });
    const isRoom = document.y + codeSide + 40 < document.page.height - footRoom;
    if (!isRoom) document.addPage();
    const [top, side] = [document.y, codeSide / size];
    const draw = () => {
      document.fillColor(ink);
      for (const [y, line] of data.entries())
        for (const [x, isDark] of line.entries())
          if (isDark) document.rect(margin + x * side, top + y * side, side, side);
      document.fill();
    };
    const alt = 'Code that leads to the page that checks this prescription';
    // On a screen it is pressed; nobody scans the phone that they hold.
    const link = document.struct('Link', { alt });
    root.add(link);
    link.add(document.struct('Figure', { alt }, draw));
    const within = { Border: [0, 0, 0], structParent: link };
    document.link(margin, top, codeSide, codeSide, address, within);
    link.end();
    document.y = top + codeSide + 6;
  }
}

/** Draws a word across a page, beside its structure. */
function drawAcross(document: PDFKit.PDFDocument, word: string): void {
  const { width, height } = document.page;
  document.markContent('Artifact', { type: 'Layout' });
  document.save();
  document.rotate(-45, { origin: [width / 2, height / 2] });
  document.font('bold').fontSize(80).fillColor('#b3261e').fillOpacity(0.35);
  document.text(word, 0, height / 2 - 50, { width, align: 'center', lineBreak: false });
  document.restore();
  document.endMarkedContent();
}

/** Draws whose paper it is at the foot of a page, beside its structure: pages of two people may be mixed up. */
function drawFoot(document: PDFKit.PDFDocument, lines: readonly string[]): void {
  const { page } = document;
  document.markContent('Artifact', { type: 'Pagination', subtype: 'Footer' } as object);
  // Text in the margin would begin a page.
  page.margins.bottom = 0;
  document.font('regular').fontSize(8).fillColor(ink).fillOpacity(1);
  for (const [index, line] of lines.entries())
    document.text(line, margin, page.height - footRoom + 24 + index * 11, {
      ...{ width: page.width - 2 * margin, height: 10, ellipsis: true },
    });
  page.margins.bottom = footRoom;
  document.endMarkedContent();
}
