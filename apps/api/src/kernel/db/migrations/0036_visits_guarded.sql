ALTER TABLE "consultations" DROP CONSTRAINT "consultations_patient_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "consultations" ALTER COLUMN "patient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" DROP CONSTRAINT "consultations_doctor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "consultations" ALTER COLUMN "doctor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD CONSTRAINT "consultations_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" DROP CONSTRAINT "consultation_notes_patient_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "consultation_notes" ALTER COLUMN "patient_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_notes" DROP CONSTRAINT "consultation_notes_doctor_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "consultation_notes" ALTER COLUMN "doctor_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "consultation_notes" ADD CONSTRAINT "consultation_notes_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "note_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
GRANT UPDATE (note_version) ON consultations TO nadi_app;
--> statement-breakpoint
-- As before; a note has a version of its own.
CREATE OR REPLACE FUNCTION guard_consultation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  note text[] := ARRAY['signed_at', 'version', 'updated_at', 'note_version'];
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
-- Cancels the visits to come of a doctor who is leaving: of the caller, or, by an administrator, of one who is not verified any more.
CREATE FUNCTION cancel_visits_of(p_doctor uuid, p_at timestamptz, p_reason text)
  RETURNS TABLE (id uuid, patient_id uuid, scheduled_at timestamptz, time_zone text, doctor jsonb)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (p_doctor = nadi_user() OR (nadi_role() = 'ADMIN'
      AND NOT EXISTS (SELECT FROM doctor_profiles d WHERE d.user_id = p_doctor AND d.verification = 'VERIFIED'))) THEN
    RAISE EXCEPTION 'Only a doctor who is leaving has their visits cancelled.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN QUERY UPDATE consultations AS c
    SET status = 'cancelled', version = c.version + 1, updated_at = p_at,
      changes = c.changes || jsonb_build_object('status', 'cancelled', 'by', 'DOCTOR', 'reason', p_reason,
        'at', to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'scheduledAt', to_char(c.scheduled_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    WHERE c.doctor_id = p_doctor AND c.status IN ('requested', 'confirmed') AND c.scheduled_at > p_at
    RETURNING c.id, c.patient_id, c.scheduled_at, c.time_zone, c.doctor;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION cancel_visits_of OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION cancel_visits_of FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION cancel_visits_of TO nadi_app;
--> statement-breakpoint
-- A signed note is a medical record, which its doctor and patient keep for a term by law. Whoever is erased loses all else: visits without one, drafts, what
-- the patient wrote, and the link to the account.
CREATE FUNCTION erase_visits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  no_one jsonb := '"00000000-0000-0000-0000-000000000000"';
BEGIN
  -- What the other side was told, and the first answers that it got, name who is erased.
  DELETE FROM notifications n USING consultations c
    WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND n.user_id IN (c.patient_id, c.doctor_id) AND n.consultation_id = c.id;
  DELETE FROM idempotency_keys k USING consultations c
    WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND c.signed_at IS NULL
      AND k.user_id IN (c.patient_id, c.doctor_id) AND k.answer -> 'data' ->> 'id' = c.id::text;
  -- With its key gone, an addendum to a note that stays could be added twice.
  UPDATE idempotency_keys k
    SET answer = jsonb_set(jsonb_set(k.answer::jsonb, '{data,reason}', 'null'), '{data,patient,id}', no_one)::json
    FROM consultations c WHERE c.patient_id = OLD.id AND c.signed_at IS NOT NULL AND k.user_id = c.doctor_id AND k.answer -> 'data' ->> 'id' = c.id::text;
  UPDATE idempotency_keys k SET answer = jsonb_set(k.answer::jsonb, '{data,doctor,id}', no_one)::json
    FROM consultations c WHERE c.doctor_id = OLD.id AND c.signed_at IS NOT NULL AND k.user_id = c.patient_id AND k.answer -> 'data' ->> 'id' = c.id::text;
  DELETE FROM consultations c WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND c.signed_at IS NULL;
  DELETE FROM consultation_notes n USING consultations c
    WHERE n.consultation_id = c.id AND n.kind = 'draft' AND (c.patient_id = OLD.id OR c.doctor_id = OLD.id);
  UPDATE consultations SET reason = NULL, patient = jsonb_set(patient, '{id}', no_one) WHERE patient_id = OLD.id;
  UPDATE consultations SET doctor = jsonb_set(doctor, '{id}', no_one) WHERE doctor_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION erase_visits OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
CREATE TRIGGER erased_visits BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION erase_visits();
--> statement-breakpoint
-- A doctor adds to the note of a patient who was erased, too.
ALTER POLICY written ON consultation_notes WITH CHECK ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user())
  AND EXISTS (SELECT FROM consultations c WHERE c.id = consultation_id AND c.doctor_id = (SELECT nadi_user())
    AND c.patient_id IS NOT DISTINCT FROM consultation_notes.patient_id
    AND CASE kind WHEN 'addendum' THEN c.signed_at IS NOT NULL ELSE c.signed_at IS NULL END));
--> statement-breakpoint
-- A note is saved every few seconds while it is written: of each ten minutes the last draft stays, and of all the newest fifty.
CREATE FUNCTION thin_drafts() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM consultation_notes n WHERE n.consultation_id = NEW.consultation_id AND n.kind = 'draft' AND n.id <> NEW.id
    AND date_bin('10 minutes', n.at, '2000-01-01T00:00:00Z') = date_bin('10 minutes', NEW.at, '2000-01-01T00:00:00Z');
  DELETE FROM consultation_notes n WHERE n.id IN (SELECT d.id FROM consultation_notes d
    WHERE d.consultation_id = NEW.consultation_id AND d.kind = 'draft' ORDER BY d.at DESC, d.id DESC OFFSET 50);
  RETURN NULL;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION thin_drafts OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
CREATE TRIGGER thinned_drafts AFTER INSERT ON consultation_notes FOR EACH ROW WHEN (NEW.kind = 'draft') EXECUTE FUNCTION thin_drafts();
--> statement-breakpoint
-- Counted apart from the page: a page beyond the last has a total too, and only a list needs one.
DROP FUNCTION find_doctors;
--> statement-breakpoint
CREATE FUNCTION find_doctors(p_ids uuid[], p_search text, p_specialization text, p_language text, p_max_fee integer, p_limit integer, p_offset integer)
  RETURNS TABLE (id uuid, first_name text, last_name text, specialization text, license_number text, council text, experience integer, languages text[],
    about text, availability jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name, d.specialization, d.license_number, d.council, d.experience, d.languages, d.about,
      CASE WHEN a.doctor_id IS NOT NULL THEN jsonb_build_object('timeZone', a.time_zone, 'visitMinutes', a.visit_minutes, 'bufferMinutes', a.buffer_minutes,
        'noticeMinutes', a.notice_minutes, 'daysAhead', a.days_ahead, 'confirmation', a.confirmation, 'weekly', a.weekly,
        'exceptions', (SELECT coalesce(jsonb_agg(e || '{"note": null}'), '[]') FROM jsonb_array_elements(a.exceptions) AS e),
        'fees', a.fees, 'clinicAddress', a.clinic_address) END
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id LEFT JOIN availabilities a ON a.doctor_id = d.user_id
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND (p_ids IS NULL OR d.user_id = ANY (p_ids))
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee))
    ORDER BY u.first_name, u.last_name, u.id LIMIT p_limit OFFSET p_offset $$;
--> statement-breakpoint
CREATE FUNCTION count_doctors(p_search text, p_specialization text, p_language text, p_max_fee integer) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id LEFT JOIN availabilities a ON a.doctor_id = d.user_id
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee)) $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION find_doctors OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION count_doctors OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION find_doctors, count_doctors FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_doctors, count_doctors TO nadi_reader;
