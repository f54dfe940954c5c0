import type { PrintedPrescription } from '@nadi/contract/schema';
import { sayDate, sayDayInIndia } from '@nadi/domain/kernel/say-day';
import { capital } from '@nadi/domain/kernel/words';
import { printedDoses, printedName, printedQuantity } from '@nadi/domain/prescriptions/item-words';
import { asPrinted } from '@nadi/domain/prescriptions/printable';
import { encode } from 'uqr';
import { footRoom, ink, margin, openTaggedPaper, type PaperStyle } from '../../kernel/paper/tagged-paper';
import type { PrescriptionRow } from './tables/prescriptions';

const codeSide = 150;

type Signed = PrescriptionRow & { printed: NonNullable<PrintedPrescription>; signedAt: Date };
type Line = [text: string, style: PaperStyle];

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
  const {
    document,
    root,
    write,
    say,
    end: endPaper,
  } = openTaggedPaper({
    title: `Prescription of ${day}`,
    author: doctor.name,
  });
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
  return endPaper(
    (page, pages) => [
      `Prescription for ${patientName} by ${doctor.name}, ${doctor.licenseNumber}`,
      `${day}, page ${page} of ${pages}`,
    ],
    () => end && drawAcross(document, end),
  );

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
