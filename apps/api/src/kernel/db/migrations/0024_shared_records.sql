DROP POLICY IF EXISTS granted ON medical_records;
--> statement-breakpoint
CREATE POLICY granted ON medical_records FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT medical_records.only_you AND medical_records.deleted_at IS NULL AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = medical_records.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND (CASE medical_records.type WHEN 'allergy' THEN 'allergies' WHEN 'condition' THEN 'conditions' WHEN 'procedure' THEN 'conditions' WHEN 'prescription' THEN 'medicines' WHEN 'lab_report' THEN 'lab-reports' WHEN 'imaging' THEN 'imaging' WHEN 'encounter_note' THEN 'visit-notes' WHEN 'referral' THEN 'visit-notes' WHEN 'discharge_summary' THEN 'discharge-summaries' WHEN 'immunisation' THEN 'immunisations' WHEN 'invoice' THEN 'invoices' ELSE 'documents' END) = ANY (c.kinds)
      AND (c.from_day IS NULL OR coalesce(medical_records.day >= c.from_day AND medical_records.day <= c.to_day, false)) AND (c.entry_ids IS NULL OR medical_records.id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON medical_records;
--> statement-breakpoint
CREATE POLICY standing ON medical_records AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
