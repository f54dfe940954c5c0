ALTER TABLE "consents" ADD COLUMN "changes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Counts that what the patient shares for whom the caller writes became less or other, and tells by which consents and to whom. Consents are held in the order of their ids.
CREATE FUNCTION count_shared_change() RETURNS TABLE (consent_id uuid, doctor_id uuid)
  LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  UPDATE consents c SET changes = c.changes + 1
    FROM (SELECT g.id FROM consents g WHERE g.patient_id = nadi_patient_to_change() AND g.status = 'GRANTED' AND g.access_until > nadi_now()
      ORDER BY g.id FOR UPDATE) AS granted
    WHERE c.id = granted.id RETURNING c.id, c.doctor_id $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION count_shared_change OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_shared_change FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_shared_change TO nadi_app;
