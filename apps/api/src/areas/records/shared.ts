import { recordKinds } from '@nadi/domain/records/record-types';
import type { SharedTable } from '../../kernel/sharing/shared-table';
import { labObservations } from './tables/lab-observations';
import { medicalRecords } from './tables/medical-records';

/**
 * Lists what a patient may share of this area: what a record says about itself, its files, and the values that were saved of a lab report. The tags by which its person finds it are not shared. A record
 * without a day has none, and is in consents of all dates alone.
 */
export const shared: readonly SharedTable[] = [
  {
    table: medicalRecords,
    person: medicalRecords.patientId,
    onlyYou: medicalRecords.onlyYou,
    isMarkedElsewhere: 'Mark this record among your medical records.',
    kinds: [
      'allergies',
      'conditions',
      'medicines',
      'lab-reports',
      'imaging',
      'visit-notes',
      'discharge-summaries',
      'immunisations',
      'documents',
      'invoices',
    ],
    kind: `(CASE $type ${Object.entries(recordKinds)
      .map(([type, kind]) => `WHEN '${type}' THEN '${kind}'`)
      .join(' ')} ELSE 'documents' END)`,
    day: '$day',
    there: '$deleted_at IS NULL',
    // Puts what has no day last.
    order: `($place_day::timestamp AT TIME ZONE 'UTC')`,
    offset: null,
    as: 'record',
    fields: {
      type: '$type',
      title: '$title',
      source: '$source',
      notes: '$notes',
      // Row security lets a doctor see the files of the records that they see.
      files: `(SELECT coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'type', f.type, 'bytes', f.bytes, 'pages', f.pages, 'previews', cardinality(f.preview_ids)) ORDER BY f.place), '[]'::json) FROM record_files f WHERE f.record_id = $id)`,
    },
  },
  {
    table: labObservations,
    person: labObservations.patientId,
    onlyYou: labObservations.onlyYou,
    isMarkedElsewhere: 'Mark its lab report among your medical records.',
    kinds: ['lab-reports'],
    // The day of the sample, which may be another than that of the report.
    day: '$day',
    there: '$is_filed',
    partOf: '$record_id',
    order: `($day::timestamp AT TIME ZONE 'UTC')`,
    offset: null,
    as: 'lab',
    // Without the place on the page: who sees a value alone does not see the page.
    fields: {
      recordId: '$record_id',
      analyte: '$analyte',
      name: '$name',
      loinc: '$loinc',
      comparator: '$comparator',
      number: '$number',
      words: '$words',
      unit: '$unit',
      low: '$low',
      high: '$high',
      rangeText: '$range_text',
      standing: '$standing',
      flag: '$flag',
      origin: '$origin',
    },
  },
];
