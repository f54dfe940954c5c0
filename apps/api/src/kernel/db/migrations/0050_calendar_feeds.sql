CREATE TABLE "calendar_feeds" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_read_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE calendar_feeds ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE calendar_feeds FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON calendar_feeds TO nadi_keeper;
--> statement-breakpoint
CREATE POLICY keeper ON calendar_feeds TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Leaves the hash out: no one who is signed in reads it.
GRANT SELECT (doctor_id, created_at, last_read_at) ON calendar_feeds TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (token_hash, created_at, last_read_at) ON calendar_feeds TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON calendar_feeds FOR SELECT TO nadi_reader USING (doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON calendar_feeds TO nadi_app USING (doctor_id = (SELECT nadi_user())) WITH CHECK (doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON calendar_feeds AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR');
--> statement-breakpoint
-- Returns the times of the visits of whoever made a feed, without patients, and notes the hour of the request. Returns no row for a feed that does not work, and one without a visit if there is none.
CREATE FUNCTION open_calendar_feed(p_hash text, p_from timestamptz, p_until timestamptz, p_at timestamptz)
  RETURNS TABLE (id uuid, status text, scheduled_at timestamptz, ends_at timestamptz, updated_at timestamptz, version integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  owner uuid;
BEGIN
  SELECT f.doctor_id INTO owner FROM calendar_feeds f JOIN doctor_profiles d ON d.user_id = f.doctor_id AND d.verification = 'VERIFIED' WHERE f.token_hash = p_hash;
  IF owner IS NULL THEN RETURN; END IF;
  UPDATE calendar_feeds SET last_read_at = date_trunc('hour', p_at)
    WHERE doctor_id = owner AND token_hash = p_hash AND (last_read_at IS NULL OR last_read_at < date_trunc('hour', p_at));
  RETURN QUERY SELECT c.id, c.status, c.scheduled_at, c.ends_at, c.updated_at, c.version
    FROM (VALUES (1)) AS one LEFT JOIN consultations c ON c.doctor_id = owner AND c.scheduled_at >= p_from AND c.scheduled_at < p_until AND c.status <> 'cancelled'
    ORDER BY c.scheduled_at, c.id LIMIT 20000;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION open_calendar_feed OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION open_calendar_feed FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION open_calendar_feed TO nadi_gate;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
