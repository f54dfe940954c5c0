-- A photo that its profile no longer names is erased. Who changes it may not delete files: those of records are deleted with their records.
CREATE FUNCTION erase_old_photo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE id = OLD.photo_id AND owner_id = OLD.user_id
    AND NOT EXISTS (SELECT FROM record_files WHERE record_files.id = OLD.photo_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER photo_erased AFTER UPDATE OF photo_id ON patient_profiles FOR EACH ROW
  WHEN (OLD.photo_id IS DISTINCT FROM NEW.photo_id) EXECUTE FUNCTION erase_old_photo();
--> statement-breakpoint
CREATE TRIGGER photo_erased AFTER UPDATE OF photo_id ON doctor_profiles FOR EACH ROW
  WHEN (OLD.photo_id IS DISTINCT FROM NEW.photo_id) EXECUTE FUNCTION erase_old_photo();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION erase_old_photo() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION erase_old_photo() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION erase_old_photo() TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
