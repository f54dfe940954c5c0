CREATE TABLE "availabilities" (
	"doctor_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"visit_minutes" integer NOT NULL,
	"buffer_minutes" integer NOT NULL,
	"notice_minutes" integer NOT NULL,
	"days_ahead" integer NOT NULL,
	"confirmation" text NOT NULL,
	"weekly" jsonb NOT NULL,
	"exceptions" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"clinic_address" text,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultation_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consultations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"type" text NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"duration" integer NOT NULL,
	"time_zone" text NOT NULL,
	"reason" text,
	"fee" integer,
	"clinic_address" text,
	"patient" jsonb NOT NULL,
	"doctor" jsonb NOT NULL,
	"changes" jsonb NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "availabilities" ADD CONSTRAINT "availabilities_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_notes_of" ON "consultation_notes" USING btree ("consultation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_notes_signed" ON "consultation_notes" USING btree ("consultation_id") WHERE kind = 'signed';--> statement-breakpoint
CREATE INDEX "consultations_of_patient" ON "consultations" USING btree ("patient_id","scheduled_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consultations_confirmed" ON "consultations" USING btree ("scheduled_at") WHERE status = 'confirmed';--> statement-breakpoint
CREATE INDEX "consultations_of_doctor" ON "consultations" USING btree ("doctor_id","scheduled_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
-- A range of text: two ranges overlap exactly if they are of one doctor and of times that overlap. A range of times alone would need the extension btree_gist
-- beside the doctor's id, which not every installation has.
CREATE TYPE visit_span AS RANGE (subtype = text, collation = "C");
--> statement-breakpoint
CREATE FUNCTION visit_second(p_doctor uuid, p_at timestamptz) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  AS $$ SELECT p_doctor::text || lpad(extract(epoch FROM p_at)::bigint::text, 12, '0') $$;
--> statement-breakpoint
-- One time, one visit: whatever the servers decide, the second of two is refused.
ALTER TABLE consultations
  ADD CONSTRAINT consultations_apart EXCLUDE USING gist (visit_span(visit_second(doctor_id, scheduled_at), visit_second(doctor_id, ends_at)) WITH &&)
    WHERE (status IN ('requested', 'confirmed', 'checked_in', 'in_progress')),
  ADD CONSTRAINT known_status CHECK (status IN ('requested', 'confirmed', 'checked_in', 'in_progress', 'completed', 'cancelled', 'no_show')),
  ADD CONSTRAINT known_type CHECK (type IN ('video_call', 'audio_call', 'in_clinic')),
  ADD CONSTRAINT ends_later CHECK (ends_at > scheduled_at),
  ADD CONSTRAINT begins_after_1970 CHECK (scheduled_at >= '1970-01-01T00:00:00Z' AND ends_at < '9999-01-01T00:00:00Z'),
  ADD CONSTRAINT signed_when_completed CHECK (signed_at IS NULL OR status = 'completed');
--> statement-breakpoint
ALTER TABLE consultation_notes ADD CONSTRAINT known_kind CHECK (kind IN ('draft', 'signed', 'addendum'));
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['availabilities', 'consultations', 'consultation_notes'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('GRANT SELECT ON %I TO nadi_reader', name);
    EXECUTE format('GRANT INSERT ON %I TO nadi_app', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT UPDATE (time_zone, visit_minutes, buffer_minutes, notice_minutes, days_ahead, confirmation, weekly, exceptions, fees, clinic_address, version, updated_at)
  ON availabilities TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, type, scheduled_at, ends_at, duration, time_zone, fee, clinic_address, changes, signed_at, version, updated_at) ON consultations TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON availabilities FOR SELECT TO nadi_reader USING (doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON availabilities TO nadi_app USING (doctor_id = (SELECT nadi_user())) WITH CHECK (doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON availabilities AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR');
--> statement-breakpoint
CREATE POLICY own_read ON consultations FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()) OR doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY booked ON consultations FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_user())
  AND status IN ('requested', 'confirmed') AND signed_at IS NULL AND jsonb_array_length(changes) = 1);
--> statement-breakpoint
CREATE POLICY changed ON consultations FOR UPDATE TO nadi_app USING (patient_id = (SELECT nadi_user()) OR doctor_id = (SELECT nadi_user()))
  WITH CHECK (patient_id = (SELECT nadi_user()) OR doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON consultations AS RESTRICTIVE TO nadi_reader USING (((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_user()))
  OR ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user())));
--> statement-breakpoint
-- A patient reads what is signed, and never a draft.
CREATE POLICY own_read ON consultation_notes FOR SELECT TO nadi_reader
  USING (doctor_id = (SELECT nadi_user()) OR (patient_id = (SELECT nadi_user()) AND kind <> 'draft'));
--> statement-breakpoint
CREATE POLICY standing ON consultation_notes AS RESTRICTIVE TO nadi_reader USING (((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_user()))
  OR ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user())));
--> statement-breakpoint
CREATE POLICY written ON consultation_notes FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user())
  AND EXISTS (SELECT FROM consultations c WHERE c.id = consultation_id AND c.doctor_id = (SELECT nadi_user()) AND c.patient_id = consultation_notes.patient_id
    AND CASE kind WHEN 'addendum' THEN c.signed_at IS NOT NULL ELSE c.signed_at IS NULL END));
--> statement-breakpoint
-- Names are filled in here, so that nobody says them of themselves; a visit is between a patient and a verified doctor.
CREATE FUNCTION begin_consultation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT jsonb_build_object('id', d.user_id, 'firstName', u.first_name, 'lastName', u.last_name, 'specialization', d.specialization) INTO NEW.doctor
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id WHERE d.user_id = NEW.doctor_id AND d.verification = 'VERIFIED';
  SELECT jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) INTO NEW.patient
    FROM users u WHERE u.id = NEW.patient_id AND u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL;
  IF NEW.doctor IS NULL OR NEW.patient IS NULL THEN
    RAISE EXCEPTION 'A visit is between a patient and a verified doctor.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begun BEFORE INSERT ON consultations FOR EACH ROW EXECUTE FUNCTION begin_consultation();
--> statement-breakpoint
-- What no operation may get wrong: what is over stays so, a signed note stays signed, changes are only added to, and a patient decides nothing for the doctor.
CREATE FUNCTION guard_consultation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  note text[] := ARRAY['signed_at', 'version', 'updated_at'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.status IN ('completed', 'cancelled', 'no_show') AND to_jsonb(NEW) - note IS DISTINCT FROM to_jsonb(OLD) - note THEN
    RAISE EXCEPTION 'A visit that is over stays so.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.signed_at IS DISTINCT FROM NEW.signed_at AND (OLD.signed_at IS NOT NULL OR nadi_role() <> 'DOCTOR') THEN
    RAISE EXCEPTION 'A note is signed once, by its doctor.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.changes IS DISTINCT FROM OLD.changes AND NEW.changes - (jsonb_array_length(NEW.changes) - 1) IS DISTINCT FROM OLD.changes THEN
    RAISE EXCEPTION 'Changes are added, one at a time.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.status, NEW.scheduled_at) IS DISTINCT FROM (OLD.status, OLD.scheduled_at) AND NEW.changes IS NOT DISTINCT FROM OLD.changes THEN
    RAISE EXCEPTION 'Each change is noted.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF nadi_role() = 'PATIENT' AND NEW.status IS DISTINCT FROM OLD.status AND NOT (NEW.status IN ('cancelled', 'checked_in')
      OR (NEW.status IN ('requested', 'confirmed') AND NEW.scheduled_at <> OLD.scheduled_at)) THEN
    RAISE EXCEPTION 'A patient cancels, moves and checks in.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF nadi_role() = 'DOCTOR' AND (NEW.scheduled_at, NEW.ends_at, NEW.type, NEW.fee) IS DISTINCT FROM (OLD.scheduled_at, OLD.ends_at, OLD.type, OLD.fee) THEN
    RAISE EXCEPTION 'A patient chooses the time.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded_consultation BEFORE UPDATE ON consultations FOR EACH ROW EXECUTE FUNCTION guard_consultation();
--> statement-breakpoint
-- Verified doctors as patients may see them; their phone, and the notes of their exceptions, stay with them.
CREATE FUNCTION find_doctors(p_ids uuid[], p_search text, p_specialization text, p_language text, p_max_fee integer, p_limit integer, p_offset integer)
  RETURNS TABLE (id uuid, first_name text, last_name text, specialization text, license_number text, council text, experience integer, languages text[],
    about text, availability jsonb, total bigint)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name, d.specialization, d.license_number, d.council, d.experience, d.languages, d.about,
      CASE WHEN a.doctor_id IS NOT NULL THEN jsonb_build_object('timeZone', a.time_zone, 'visitMinutes', a.visit_minutes, 'bufferMinutes', a.buffer_minutes,
        'noticeMinutes', a.notice_minutes, 'daysAhead', a.days_ahead, 'confirmation', a.confirmation, 'weekly', a.weekly,
        'exceptions', (SELECT coalesce(jsonb_agg(e || '{"note": null}'), '[]') FROM jsonb_array_elements(a.exceptions) AS e),
        'fees', a.fees, 'clinicAddress', a.clinic_address) END,
      count(*) OVER ()
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id LEFT JOIN availabilities a ON a.doctor_id = d.user_id
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND (p_ids IS NULL OR d.user_id = ANY (p_ids))
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee))
    ORDER BY u.first_name, u.last_name, u.id LIMIT p_limit OFFSET p_offset $$;
--> statement-breakpoint
-- When doctors have visits, and not whose.
CREATE FUNCTION busy_times(p_doctors uuid[], p_from timestamptz, p_to timestamptz) RETURNS TABLE (doctor_id uuid, starts_at timestamptz, ends_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.doctor_id, c.scheduled_at, c.ends_at FROM consultations c WHERE c.doctor_id = ANY (p_doctors)
    AND c.scheduled_at >= p_from - interval '1 day' AND c.scheduled_at < p_to AND c.ends_at > p_from
    AND c.status IN ('requested', 'confirmed', 'checked_in', 'in_progress') $$;
--> statement-breakpoint
-- Bookings of one doctor come one after the other, so that the second sees what the first took. It ends with the transaction.
CREATE FUNCTION hold_times(p_doctor uuid) RETURNS text LANGUAGE sql VOLATILE AS $$ SELECT pg_advisory_xact_lock(hashtextextended(p_doctor::text, 34))::text $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['begin_consultation()', 'find_doctors(uuid[], text, text, text, integer, integer, integer)',
    'busy_times(uuid[], timestamptz, timestamptz)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_doctors, busy_times TO nadi_reader;
