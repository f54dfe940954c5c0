CREATE TABLE "health_link_openings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recipient" text NOT NULL,
	"outcome" text NOT NULL,
	"ticket_hash" text
);
--> statement-breakpoint
CREATE TABLE "health_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"label" text NOT NULL,
	"handle_hash" text NOT NULL,
	"has_passcode" boolean NOT NULL,
	"passcode_hash" text,
	"tries" integer NOT NULL,
	"openings" integer NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"file" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_link_openings" ADD CONSTRAINT "health_link_openings_link_id_health_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."health_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_link_openings" ADD CONSTRAINT "health_link_openings_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_links" ADD CONSTRAINT "health_links_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_link_openings_of" ON "health_link_openings" USING btree ("link_id","at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "health_link_openings_ticket" ON "health_link_openings" USING btree ("ticket_hash");--> statement-breakpoint
CREATE INDEX "health_links_of" ON "health_links" USING btree ("patient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "health_links_handle" ON "health_links" USING btree ("handle_hash");--> statement-breakpoint
CREATE INDEX "health_links_to_empty" ON "health_links" USING btree ("expires_at") WHERE file IS NOT NULL;--> statement-breakpoint
-- What is over has no file and never works again, whoever writes it.
ALTER TABLE health_links
  ADD CONSTRAINT ended_for_a_reason CHECK ((ended_at IS NULL) = (end_reason IS NULL)),
  ADD CONSTRAINT over_is_empty CHECK (ended_at IS NULL OR file IS NULL),
  ADD CONSTRAINT few_passcodes CHECK (tries BETWEEN 0 AND 5),
  ADD CONSTRAINT few_openings CHECK (openings BETWEEN 0 AND 1000),
  ADD CONSTRAINT passcode_or_none CHECK (has_passcode = (passcode_hash IS NOT NULL));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['health_links', 'health_link_openings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Hashes and files are read by nobody who is signed in.
GRANT SELECT (id, patient_id, label, has_passcode, tries, openings, last_opened_at, created_at, expires_at, ended_at, end_reason, version, updated_at)
  ON health_links TO nadi_reader;
--> statement-breakpoint
GRANT SELECT (id, link_id, patient_id, at, recipient, outcome) ON health_link_openings TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, UPDATE (ended_at, end_reason, file, version, updated_at) ON health_links TO nadi_app;
--> statement-breakpoint
CREATE POLICY made ON health_links FOR INSERT TO nadi_app WITH CHECK (patient_id = (SELECT nadi_user()) AND tries = 0 AND openings = 0
  AND ended_at IS NULL AND file IS NOT NULL);
--> statement-breakpoint
-- A person ends a link, and does nothing else with it.
CREATE POLICY ended ON health_links FOR UPDATE TO nadi_app USING (patient_id = (SELECT nadi_user()) AND ended_at IS NULL)
  WITH CHECK (patient_id = (SELECT nadi_user()) AND end_reason = 'REVOKED');
--> statement-breakpoint
-- Who has the link asks: the passcode is compared, counted and noted in one step that holds the row, so that of two at once one comes after the other.
-- Hashes are of one passcode with each key of the server. A link that does not work gives no row.
CREATE FUNCTION open_health_link(p_handle text, p_passcodes text[], p_opening uuid, p_recipient text, p_ticket text, p_at timestamptz)
  RETURNS TABLE (outcome text, link_id uuid, patient_id uuid, tries_left integer, is_first boolean, file text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  link health_links;
  said text := 'opened';
BEGIN
  SELECT * INTO link FROM health_links WHERE handle_hash = p_handle FOR UPDATE;
  IF NOT FOUND OR link.ended_at IS NOT NULL OR link.file IS NULL OR link.expires_at <= p_at OR link.openings >= 1000 THEN RETURN; END IF;
  IF link.passcode_hash IS NOT NULL AND cardinality(p_passcodes) = 0 THEN
    RETURN QUERY SELECT 'missing', link.id, link.patient_id, 5 - link.tries, false, NULL::text;
    RETURN;
  END IF;
  IF link.passcode_hash IS NOT NULL AND NOT (link.passcode_hash = ANY (p_passcodes)) THEN
    said := CASE WHEN link.tries + 1 < 5 THEN 'wrong' ELSE 'locked' END;
    UPDATE health_links SET tries = tries + 1, version = version + 1, updated_at = p_at,
        ended_at = CASE said WHEN 'locked' THEN p_at END, end_reason = CASE said WHEN 'locked' THEN 'LOCKED' END,
        file = CASE said WHEN 'wrong' THEN link.file END
      WHERE id = link.id;
  ELSE
    UPDATE health_links SET openings = openings + 1, last_opened_at = p_at, version = version + 1, updated_at = p_at WHERE id = link.id;
  END IF;
  INSERT INTO health_link_openings (id, link_id, patient_id, at, recipient, outcome, ticket_hash)
    VALUES (p_opening, link.id, link.patient_id, p_at, p_recipient, CASE said WHEN 'wrong' THEN 'wrong-passcode' ELSE said END,
      CASE said WHEN 'opened' THEN p_ticket END);
  RETURN QUERY SELECT said, link.id, link.patient_id,
    CASE said WHEN 'opened' THEN 5 - link.tries ELSE 4 - link.tries END, link.openings = 0, CASE said WHEN 'opened' THEN link.file END;
END $$;
--> statement-breakpoint
-- A file is fetched at its location once, within ten minutes, and while the link works.
CREATE FUNCTION take_health_link_file(p_ticket text, p_at timestamptz) RETURNS TABLE (link_id uuid, patient_id uuid, file text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  opening health_link_openings;
BEGIN
  UPDATE health_link_openings SET ticket_hash = NULL WHERE ticket_hash = p_ticket RETURNING * INTO opening;
  IF NOT FOUND OR opening.at + interval '10 minutes' <= p_at THEN RETURN; END IF;
  RETURN QUERY SELECT l.id, l.patient_id, l.file FROM health_links l
    WHERE l.id = opening.link_id AND l.ended_at IS NULL AND l.expires_at > p_at AND l.file IS NOT NULL;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['open_health_link(text, text[], uuid, text, text, timestamptz)', 'take_health_link_file(text, timestamptz)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
    EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO nadi_gate', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
