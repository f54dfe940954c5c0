export type RecordType =
  | 'lab_report'
  | 'prescription'
  | 'discharge_summary'
  | 'imaging'
  | 'immunisation'
  | 'allergy'
  | 'condition'
  | 'procedure'
  | 'encounter_note'
  | 'referral'
  | 'insurance'
  | 'invoice'
  | 'consent'
  | 'other';

export type RecordFileRow = {
  id: string;
  name: string;
  /** Bytes. */
  bytes: number;
  /** Null if that is not known. */
  pages: number | null;
  /** How many of its first pages can be shown. */
  previews: number;
};

/** The details of a record that its person gives. */
export type RecordDraft = {
  type: RecordType;
  title: string;
  /** 'YYYY-MM-DD'; null if it has none. */
  day: string | null;
  tags: readonly string[];
  notes: string | null;
  source: string | null;
  onlyYou: boolean;
};

/** The contract's `MedicalRecord`, as far as screens need it. */
export type RecordRow = RecordDraft & {
  _id: string;
  files: readonly RecordFileRow[];
  status: 'filed' | 'deleted';
  version: number;
  /** RFC 3339. */
  createdAt: string;
};
