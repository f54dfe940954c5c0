CREATE INDEX "audit_entries_looks" ON "audit_entries" USING btree ("actor_id","subject_id","at") WHERE operation = 'readPatientSummary';--> statement-breakpoint
CREATE INDEX "lab_observations_entered" ON "lab_observations" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "medical_records_entered" ON "medical_records" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE INDEX "vital_signs_entered" ON "vital_signs" USING btree ("patient_id","created_at") WHERE "vital_signs"."deleted_at" is null;--> statement-breakpoint
-- When the caller opened the record of each of these people last; nothing of what anybody else did. A look at a dashboard opens no record.
CREATE FUNCTION last_looks(p_patients uuid[]) RETURNS TABLE (patient_id uuid, looked_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT person.id, (SELECT max(a.at) FROM audit_entries a WHERE a.actor_id = (SELECT nadi_user()) AND a.subject_id = person.id AND a.operation = 'readPatientSummary')
    FROM unnest(p_patients) AS person (id) $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION last_looks(uuid[]) OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION last_looks(uuid[]) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION last_looks(uuid[]) TO nadi_reader;
