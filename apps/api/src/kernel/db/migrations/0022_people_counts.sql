CREATE TABLE "people_counts" (
	"role" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL
);

--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON people_counts TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON people_counts TO nadi_reader;
--> statement-breakpoint
ALTER TABLE people_counts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE people_counts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON people_counts TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON people_counts FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
-- An address may be in several rows until one of them is confirmed: only who has confirmed theirs is a person.
CREATE FUNCTION count_person() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.email_verified_at IS NOT NULL THEN
    UPDATE people_counts SET count = count - 1 WHERE role = OLD.role;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.email_verified_at IS NOT NULL THEN
    INSERT INTO people_counts AS kept VALUES (NEW.role, 1) ON CONFLICT (role) DO UPDATE SET count = kept.count + 1;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION clear_people_counts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM people_counts;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Administrators learn how many errors browsers told of, and when the last was, but read none: their text is for those who run the server.
CREATE FUNCTION count_frontend_errors(p_since timestamptz, p_most integer) RETURNS TABLE (many integer, newest timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN QUERY SELECT count(*)::integer, max(received_at) FROM (
    SELECT received_at FROM frontend_logs WHERE level = 'error' AND received_at > p_since ORDER BY received_at DESC LIMIT least(p_most, 10000)
  ) AS latest;
END $$;
--> statement-breakpoint
-- An owner needs leave to create where its function stands, at the moment in which it becomes so.
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['count_person()', 'clear_people_counts()', 'count_frontend_errors(timestamptz, integer)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_frontend_errors(timestamptz, integer) TO nadi_reader;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
CREATE TRIGGER counted_added AFTER INSERT OR DELETE ON users FOR EACH ROW EXECUTE FUNCTION count_person();
--> statement-breakpoint
CREATE TRIGGER counted_changed AFTER UPDATE OF role, email_verified_at ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR (OLD.email_verified_at IS NULL) <> (NEW.email_verified_at IS NULL))
  EXECUTE FUNCTION count_person();
--> statement-breakpoint
CREATE TRIGGER counted_truncate AFTER TRUNCATE ON users FOR EACH STATEMENT EXECUTE FUNCTION clear_people_counts();
--> statement-breakpoint
INSERT INTO people_counts SELECT role, count(*) FROM users WHERE email_verified_at IS NOT NULL GROUP BY role;
