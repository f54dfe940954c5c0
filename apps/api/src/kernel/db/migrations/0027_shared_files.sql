-- Files are shared as their records are: what a doctor sees of `medical_records` is the rule.
CREATE POLICY granted ON record_files FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR'
  AND EXISTS (SELECT FROM medical_records r WHERE r.id = record_files.record_id));
--> statement-breakpoint
DROP POLICY standing ON record_files;
--> statement-breakpoint
CREATE POLICY standing ON record_files AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
  OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
