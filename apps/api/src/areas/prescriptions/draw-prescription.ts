import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PrintedPrescription } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { capital } from '@nadi/domain/kernel/words';
import { printedDoses, printedName, printedQuantity } from '@nadi/domain/prescriptions/item-words';
import { sayDay } from '@nadi/domain/prescriptions/present-prescription';
import PDFDocument from 'pdfkit';
import { encode } from 'uqr';
import type { PrescriptionRow } from './tables/prescriptions';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const fonts = { regular: 'LiberationSans-Regular', bold: 'LiberationSans-Bold' } as const;

const margin = 48;
const codeSide = 150;
const ink = '#000000';

type Signed = PrescriptionRow & { printed: NonNullable<PrintedPrescription>; signedAt: Date };
type Style = { size?: number; isBold?: boolean; gap?: number };

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
  const { doctor, patient, mode } = row.printed;
  const document = new PDFDocument({
    ...{ size: 'A4', margin, bufferPages: true, tagged: true, pdfVersion: '1.7', lang: 'en-IN' },
    displayTitle: true,
    info: { Title: `Prescription of ${sayDay(dayInIndia(row.signedAt))}`, Author: doctor.name },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
  for (const [name, file] of Object.entries(fonts))
    document.registerFont(name, join(home, 'standard_fonts', `${file}.ttf`));
  const root = document.struct('Document');
  document.addStructure(root);
  const say = (tag: 'H1' | 'H2' | 'P', text: string, { size = 10, isBold = false, gap = 4 }: Style = {}) => {
    root.add(
      document.struct(tag, {}, () => {
        document
          .font(isBold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(ink);
        document.text(text, margin, undefined, { paragraphGap: gap });
      }),
    );
  };
  const head = (text: string) => say('H2', text, { size: 11, isBold: true, gap: 3 });

  const end = ends[row.state];
  if (end) say('H1', `${end}: this prescription is no longer valid`, { size: 15, isBold: true, gap: 8 });
  say(end ? 'P' : 'H1', doctor.name, { size: 16, isBold: true, gap: 2 });
  say(
    'P',
    `${capital(doctor.specialization.replaceAll('-', ' '))}. Registration number ${doctor.licenseNumber}, ${doctor.council}`,
  );
  if (doctor.clinicAddress) say('P', doctor.clinicAddress);
  say('P', `${modes[mode]}, ${sayDay(dayInIndia(row.signedAt))}`, { gap: 12 });
  const about = [
    patient.age === null ? 'age not known' : `${patient.age} years`,
    patient.sex && sexes[patient.sex],
  ];
  say('P', `${patient.name}, ${about.filter(Boolean).join(', ')}`, { size: 12, isBold: true });
  const { items, diagnosis, advice, tests, adultPresent } = row.content;
  if (adultPresent) say('P', `Adult present: ${adultPresent.name} (${adultPresent.relation})`);
  if (diagnosis) say('P', `Diagnosis: ${diagnosis}`, { gap: 12 });
  head('Medicines');
  for (const [index, item] of items.entries()) {
    say('P', `${index + 1}. ${printedName(item)}`, { size: 11, isBold: true, gap: 1 });
    if (item.brand) say('P', `Brand suggested: ${item.brand}`, { gap: 1 });
    say('P', printedDoses(item), { gap: 1 });
    if (item.instructions) say('P', item.instructions, { gap: 1 });
    say('P', printedQuantity(item), { gap: 8 });
  }
  if (tests.length > 0) {
    head('Tests');
    for (const test of tests) say('P', test);
  }
  if (advice) {
    head('Advice');
    say('P', advice, { gap: 8 });
  }
  if (row.validUntil) say('P', `Valid until ${sayDay(row.validUntil)}.`, { isBold: true, gap: 10 });
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
  }
  document.end();
  return whole;

  function drawCode(): void {
    const { data, size } = encode(address, { ecc: 'L', border: 4 });
    const isRoom = document.y + codeSide + 40 < document.page.height - margin;
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
