import { patientSummary } from '@nadi/domain/summary/patient-summary';
import { vitalSignTypes } from '@nadi/domain/vital-signs/vital-sign';
import { packAccount } from '../account-export';
import { signedIn } from '../operation';
import { readingsOf } from '../readings';
import type { Person } from '../world';

/** Operations whose answer is not JSON. */
export const files = {
  exportAccount: signedIn('exportAccount', async ({ me, world, now }) => ({
    bytes: { content: await packAccount(me, world, now), type: 'application/zip' },
    headers: {
      'Content-Disposition': `attachment; filename="nadi-export-${now.toISOString().slice(0, 10)}.zip"`,
    },
  })),

  readInternationalSummary: signedIn('readInternationalSummary', ({ me, now, query }) => {
    const { id, firstName, lastName } = me.account;
    const { content, type, name } = patientSummary(
      {
        patient: {
          id,
          firstName,
          lastName,
          dateOfBirth: null,
          gender: null,
          phone: null,
          abhaNumber: null,
          ...me.patient,
        },
        readings: vitalSignTypes.flatMap((one) => readingsOf(me, one).slice(0, 1)),
        labValues: labValuesOf(me),
        history: { head: me.medicalHistory, rows: me.medicalHistoryEntries },
        medicines: me.medicines,
      },
      {
        withOnlyYou: query.withOnlyYou ?? false,
        installation: 'Nadi, a mock',
        now,
        newId: () => crypto.randomUUID(),
      },
    );
    return {
      bytes: { content, type },
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    };
  }),
};

/** Those of reports that are not deleted, with the laboratory and the mark of their report. */
export const labValuesOf = ({ labObservations, labReadings, medicalRecords }: Person) =>
  labObservations.flatMap((value) => {
    const record = medicalRecords.find(({ _id }) => _id === value.recordId);
    if (!record || record.deletedAt !== null) return [];
    const { laboratory = null } = labReadings.find(({ id }) => id === value.recordId) ?? {};
    return [{ ...value, laboratory, onlyYou: record.onlyYou }];
  });
