ALTER TABLE "lab_observations" ADD COLUMN "only_you" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "lab_observations" ADD COLUMN "is_filed" boolean DEFAULT true NOT NULL;
--> statement-breakpoint
-- Whether a report is in nothing that is shared, and whether it is deleted, is said of each of its values too: a policy that does not see the mark would
-- show the value. The values follow their record, whoever changes it.
CREATE FUNCTION follow_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE lab_observations SET only_you = NEW.only_you, is_filed = NEW.deleted_at IS NULL WHERE record_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER followed AFTER UPDATE ON medical_records FOR EACH ROW
  WHEN ((OLD.only_you, OLD.deleted_at IS NULL) IS DISTINCT FROM (NEW.only_you, NEW.deleted_at IS NULL)) EXECUTE FUNCTION follow_record();
--> statement-breakpoint
CREATE FUNCTION follow_record_at_insert() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Locked, so that a change of the record that is under way is seen.
  SELECT r.only_you, r.deleted_at IS NULL INTO STRICT NEW.only_you, NEW.is_filed FROM medical_records r WHERE r.id = NEW.record_id FOR SHARE;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER followed BEFORE INSERT ON lab_observations FOR EACH ROW EXECUTE FUNCTION follow_record_at_insert();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['follow_record()', 'follow_record_at_insert()'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_keeper', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
-- The owner of the tables sees no row of them: policies bind it too.
SET LOCAL ROLE nadi_keeper;
--> statement-breakpoint
UPDATE lab_observations o SET only_you = r.only_you, is_filed = r.deleted_at IS NULL FROM medical_records r WHERE r.id = o.record_id;
--> statement-breakpoint
RESET ROLE;
--> statement-breakpoint
DROP POLICY IF EXISTS granted ON lab_observations;
--> statement-breakpoint
CREATE POLICY granted ON lab_observations FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT lab_observations.only_you AND lab_observations.is_filed AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = lab_observations.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND 'lab-reports' = ANY (c.kinds)
      AND (c.from_day IS NULL OR coalesce(lab_observations.day >= c.from_day AND lab_observations.day <= c.to_day, false)) AND (c.entry_ids IS NULL OR lab_observations.id = ANY (c.entry_ids) OR lab_observations.record_id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON lab_observations;
--> statement-breakpoint
CREATE POLICY standing ON lab_observations AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
