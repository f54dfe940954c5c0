import { versioned } from '@nadi/api-server/answers';
import { changedSince, conflict } from '@nadi/api-server/problem';
import { fullName } from '@nadi/domain/kernel/full-name';
import { missingOf, signDraft } from '@nadi/domain/prescriptions/prescribing';
import { lineOf, presentPrescription } from '@nadi/domain/prescriptions/present-prescription';
import { refuseSigning } from '@nadi/domain/prescriptions/sign';
import { and, eq, sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { changeConsultation, findAvailability, tellBoth, touchOf } from '../../appointments/offers';
import { findOwnDoctorProfile } from '../../doctors/offers';
import { prescriptionReplaced, prescriptionSigned } from '../notices';
import { loadPrescribing } from '../prescribing';
import { holdPrescription } from '../queries/find-prescriptions';
import { hashOf, signCode } from '../sign-code';
import { prescriptions } from '../tables/prescriptions';

export const signPrescription = mutation('signPrescription', async ({ path, body }, given) => {
  const { tx, caller, now, secrets, touched, notify } = given;
  const { visit, shown, found: draft } = await holdPrescription(path.id, given);
  touched({ ...touchOf(visit, caller), recordIds: [draft.id] });
  const refusal = refuseSigning(draft.state);
  if (refusal) throw conflict(refusal);
  if (body.version !== draft.version) throw changedSince('Prescription', presentPrescription(draft));
  const prescribing = await loadPrescribing(visit, given);
  const { content } = draft;
  const { profile, person } = await findOwnDoctorProfile(caller, tx);
  const missing = missingOf(prescribing, content, profile.verification === 'VERIFIED');
  if (missing.length > 0) throw conflict(missing.map(({ text }) => text).join(' '));
  const { licenseNumber, council, specialization } = profile;
  const clinicAddress = visit.clinicAddress ?? (await findAvailability(caller, tx)).clinicAddress;
  const signed = signDraft(draft, prescribing, {
    ...{ name: `Dr. ${fullName(person)}`, licenseNumber, council, specialization, clinicAddress },
  });
  const hash = hashOf(signed);
  const { state, printed, signedAt, validUntil, version } = signed;
  const token = await signCode({ id: draft.id, hash }, secrets);
  const replaced = await tx
    .update(prescriptions)
    .set({
      ...{ state: 'replaced', replacedBy: draft.id, updatedAt: now },
      version: sql`${prescriptions.version} + 1`,
    })
    .where(and(eq(prescriptions.consultationId, visit.id), eq(prescriptions.state, 'signed')))
    .returning({ id: prescriptions.id });
  await tx
    .update(prescriptions)
    .set({ state, printed, hash, token, signedAt, validUntil, version, updatedAt: now })
    .where(eq(prescriptions.id, draft.id));
  await changeConsultation(visit, { prescription: lineOf(signed) }, given);
  const notice = replaced.length > 0 ? prescriptionReplaced(shown) : prescriptionSigned(shown);
  if (visit.patientId !== null) notify(visit.patientId, notice);
  tellBoth(shown, given);
  return versioned(presentPrescription(signed));
});
