ALTER TABLE "consultations" ADD COLUMN "photos" jsonb DEFAULT '[]'::jsonb NOT NULL;
--> statement-breakpoint
ALTER TABLE consultations ADD CONSTRAINT few_photos CHECK (jsonb_typeof(photos) = 'array' AND jsonb_array_length(photos) <= 4);
--> statement-breakpoint
GRANT UPDATE (photos) ON consultations TO nadi_app;
--> statement-breakpoint
-- Photos are the patient's alone to add and delete, until the visit begins. They go with the account of the patient, also where a signed note stays.
CREATE FUNCTION guard_visit_photos() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.patient ->> 'id' = '00000000-0000-0000-0000-000000000000' THEN
    NEW.photos := '[]';
  ELSIF current_user = 'nadi_app' AND NEW.photos IS DISTINCT FROM OLD.photos
      AND (nadi_role() <> 'PATIENT' OR OLD.status NOT IN ('requested', 'confirmed', 'checked_in')) THEN
    RAISE EXCEPTION 'A patient adds photos before a visit.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guards_visit_photos BEFORE UPDATE ON consultations FOR EACH ROW EXECUTE FUNCTION guard_visit_photos();
--> statement-breakpoint
-- Deletes the files of photos that are not of the visit any more, or whose visit is gone.
CREATE FUNCTION forget_visit_photos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  kept jsonb := '[]';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    kept := NEW.photos;
  END IF;
  DELETE FROM files WHERE id IN (SELECT (gone ->> 'id')::uuid FROM jsonb_array_elements(OLD.photos) AS gone
    WHERE NOT kept @> jsonb_build_array(jsonb_build_object('id', gone -> 'id')));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgets_changed_photos AFTER UPDATE ON consultations FOR EACH ROW WHEN (OLD.photos IS DISTINCT FROM NEW.photos) EXECUTE FUNCTION forget_visit_photos();
--> statement-breakpoint
CREATE TRIGGER forgets_photos AFTER DELETE ON consultations FOR EACH ROW WHEN (OLD.photos <> '[]') EXECUTE FUNCTION forget_visit_photos();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION forget_visit_photos() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_visit_photos() FROM PUBLIC;
