import { cast, examples } from '@nadi/contract/examples';
import type { DoctorProfile, Prescription, PrintedPrescription } from '@nadi/contract/schema';
import { ageInYears } from '@nadi/domain/kernel/age';
import { fullName } from '@nadi/domain/kernel/full-name';
import { keepItem } from '@nadi/domain/prescriptions/items';
import { signDraft } from '@nadi/domain/prescriptions/prescribing';
import type { KeptPrescription } from '@nadi/domain/prescriptions/prescription';
import { lineOf } from '@nadi/domain/prescriptions/present-prescription';
import { eq } from 'drizzle-orm';
import { availabilities, consultations } from '../areas/appointments/offers';
import { hashOf, prescriptions, signCode } from '../areas/prescriptions/offers';
import type { Writer } from '../kernel/db/transaction';
import type { Secrets } from '../kernel/keys/secrets';

const told = examples.listPrescriptions.answers['200'].asha.data as unknown as readonly Prescription[];

/** Adds the prescription of the example's visit, signed by the code that signs for doctors. @param shift milliseconds by which visits are moved */
export async function seedPrescriptions(
  doctor: DoctorProfile,
  { shift, secrets }: { shift: number; secrets: Secrets },
  tx: Writer,
): Promise<void> {
  const moved = (text: string) => new Date(Date.parse(text) + shift);
  const { dateOfBirth, gender } = cast.profiles.asha;
  for (const one of told) {
    const [visit] = await tx.select().from(consultations).where(eq(consultations.id, one.consultationId));
    const [hours] = await tx.select().from(availabilities).where(eq(availabilities.doctorId, doctor.id));
    if (!visit || !one.signedAt) continue;
    const { id, consultationId, items, diagnosis, advice, tests, adultPresent } = one;
    const { isSameCondition, validDays, acknowledgements, version } = one;
    const createdAt = moved(one.createdAt);
    const draft: KeptPrescription<NonNullable<PrintedPrescription>> = {
      ...{ id, consultationId, state: 'draft', printed: null, signedAt: null, validUntil: null },
      content: {
        items: items.map(({ key: _, atc: __, list: ___, quantityUnit: ____, ...item }) => keepItem(item)),
        ...{ diagnosis, advice, tests, adultPresent, isSameCondition, validDays, acknowledgements },
      },
      ...{ cancelledAt: null, cancelReason: null, replacedBy: null, version: version - 1, createdAt },
      updatedAt: createdAt,
    };
    const now = moved(one.signedAt);
    const seen = {
      ...{ recordSeen: { medicines: false, history: false }, medicines: [], history: [], weightKg: null },
      ...{ pregnancy: 'unknown' as const, age: ageInYears(dateOfBirth, now.toISOString()), sex: gender },
    };
    const { licenseNumber, council, specialization } = doctor;
    const clinicAddress = hours?.clinicAddress ?? null;
    const signed = signDraft(
      draft,
      { visit, rows: [draft], seen, lastInPersonAt: null, now },
      { name: `Dr. ${fullName(doctor)}`, licenseNumber, council, specialization, clinicAddress },
    );
    const hash = hashOf(signed);
    await tx.insert(prescriptions).values({
      ...signed,
      ...{
        patientId: visit.patientId,
        doctorId: doctor.id,
        hash,
        token: await signCode({ id, hash }, secrets),
      },
      ...{ signedAt: now, cancelledAt: null, createdAt, updatedAt: now },
    });
    await tx
      .update(consultations)
      .set({ prescription: lineOf(signed) })
      .where(eq(consultations.id, visit.id));
  }
}
