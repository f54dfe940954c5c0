import { caller, type Rules } from '../../../../test/matrix/rule';

export const rules: Rules = {
  listMedicalRecords: caller,
  readMedicalRecordSummary: caller,
  addMedicalRecord: caller,
  readMedicalRecord: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.medicalRecord(owner) }),
  },
  updateMedicalRecord: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.medicalRecord(owner) }),
  },
  deleteMedicalRecord: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.medicalRecord(owner) }),
  },
  restoreMedicalRecord: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.deletedRecord(owner) }),
  },
  listRecordUploads: caller,
  startRecordUpload: caller,
  readRecordUpload: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.recordUpload(owner) }),
  },
  sendRecordUploadPart: {
    about: 'patient',
    ask: async (world, owner) => ({
      id: await world.recordUpload(owner),
      form: { place: '{"offset":0}' },
      file: { content: world.documentOfCanary },
    }),
  },
  discardRecordUpload: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.recordUpload(owner) }),
  },
  downloadRecordFile: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.recordFile(owner) }),
  },
  previewRecordFile: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.recordFile(owner) }),
  },
  startLabReading: {
    about: 'patient',
    ask: async (world, owner) => ({ body: { recordId: await world.waitingReport(owner) } }),
  },
  readLabReading: {
    about: 'patient',
    ask: async (world, owner) => ({ id: await world.labReport(owner) }),
  },
  updateLabReading: {
    about: 'patient',
    ask: async (world, owner) => ({
      id: await world.labReport(owner),
      body: { decisions: [], day: '2026-11-17', isOfMe: true, save: true },
    }),
  },
  listLabObservations: caller,
};
