import type { RecordFileRow, RecordRow } from '../types';

const file = (id: string, name: string, more: Partial<RecordFileRow> = {}): RecordFileRow => ({
  id,
  name,
  bytes: 184_320,
  pages: 2,
  previews: 2,
  ...more,
});

export const recordOf = (more: Partial<RecordRow>): RecordRow => ({
  _id: 'lipid',
  type: 'lab_report',
  title: 'Lipid profile and kidney function',
  day: '2026-11-17',
  tags: ['heart', 'kidney'],
  notes: null,
  source: 'Aarogya Diagnostics',
  onlyYou: false,
  files: [file('f1', 'lipid-profile.pdf')],
  status: 'filed',
  version: 1,
  createdAt: '2026-11-17T18:00:00+05:30',
  ...more,
});

/** For stories: some of Asha's records. */
export const sampleRecords: RecordRow[] = [
  recordOf({}),
  recordOf({ _id: 'hba1c', title: 'HbA1c 7.4 %', day: '2026-11-12', tags: [], files: [] }),
  recordOf({
    _id: 'rx',
    type: 'prescription',
    title: 'Telmisartan, atorvastatin',
    day: '2026-11-02',
    tags: ['heart'],
    source: 'Dr. Meera Rao',
    files: [file('f2', 'prescription.jpg', { pages: 1, previews: 1 })],
  }),
  recordOf({
    _id: 'talk',
    type: 'encounter_note',
    title: 'Counselling, third session',
    day: '2026-10-24',
    tags: [],
    source: 'Saathi Clinic',
    onlyYou: true,
    files: [],
  }),
  recordOf({
    _id: 'retina',
    type: 'imaging',
    title: 'Retina photograph, both eyes',
    day: '2025-08-03',
    tags: [],
    source: 'Netra Eye Clinic',
    files: [file('f3', 'retina.dcm', { bytes: 41_000_000, pages: null, previews: 0 })],
  }),
  recordOf({
    _id: 'allergy',
    type: 'allergy',
    title: 'Penicillin',
    day: null,
    tags: [],
    source: null,
    files: [],
  }),
];
