-- Lets guardians of a child, and whoever may do everything for a patient, decide who sees the record: docs/decisions/068.
-- Returns the patient if the caller may decide that; null otherwise.
CREATE FUNCTION sharing_for(p_patient uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.patient_id FROM family_ties t
    WHERE t.patient_id = acting_for(p_patient, true) AND t.user_id = nadi_user() AND t.level IN ('full', 'guardian') $$;
--> statement-breakpoint
-- Returns the patient whose sharing the caller decides: the caller, or for whom the request is.
CREATE FUNCTION nadi_patient_to_share() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN nullif(current_setting('nadi.patient_id', true), '') IS NULL THEN nadi_user() ELSE sharing_for(current_setting('nadi.patient_id', true)::uuid) END $$;
--> statement-breakpoint
DROP POLICY self_only ON sharing_settings;
--> statement-breakpoint
CREATE POLICY who_may_share ON sharing_settings AS RESTRICTIVE TO nadi_app
  USING (user_id = (SELECT nadi_patient_to_share())) WITH CHECK (user_id = (SELECT nadi_patient_to_share()));
--> statement-breakpoint
DROP POLICY self_only ON consent_codes;
--> statement-breakpoint
CREATE POLICY who_may_share ON consent_codes AS RESTRICTIVE TO nadi_app
  USING ((SELECT nadi_role()) <> 'PATIENT' OR patient_id = (SELECT nadi_patient_to_share()));
--> statement-breakpoint
ALTER POLICY of_own_request ON consent_codes WITH CHECK (tries = 0 AND resends = 0
  AND EXISTS (SELECT FROM consents c WHERE c.id = consent_id AND c.patient_id = (SELECT nadi_patient_to_share()) AND c.status = 'REQUESTED'));
--> statement-breakpoint
ALTER POLICY begun ON consents WITH CHECK (
  CASE (SELECT nadi_role())
    WHEN 'DOCTOR' THEN doctor_id = (SELECT nadi_user())
      AND ((origin = 'request' AND status = 'REQUESTED' AND kinds IS NULL AND allowed_at IS NULL AND granted_at IS NULL)
        OR (origin = 'emergency' AND status = 'GRANTED' AND review = 'OPEN' AND reviewed_at IS NULL
          AND access_until <= (SELECT nadi_now()) + interval '15 minutes'))
    WHEN 'PATIENT' THEN patient_id = (SELECT nadi_patient_to_share()) AND origin = 'share' AND status = 'GRANTED'
    ELSE false
  END);
--> statement-breakpoint
ALTER POLICY decided_by_patient ON consents
  USING (patient_id = (SELECT nadi_patient_to_share()) AND (SELECT nadi_role()) = 'PATIENT')
  WITH CHECK (patient_id = (SELECT nadi_patient_to_share()) AND (SELECT nadi_role()) = 'PATIENT');
--> statement-breakpoint
ALTER POLICY made ON health_links WITH CHECK (patient_id = (SELECT nadi_patient_to_share()) AND tries = 0 AND openings = 0
  AND ended_at IS NULL AND file IS NOT NULL);
--> statement-breakpoint
ALTER POLICY ended ON health_links USING (patient_id = (SELECT nadi_patient_to_share()) AND ended_at IS NULL)
  WITH CHECK (patient_id = (SELECT nadi_patient_to_share()) AND end_reason = 'REVOKED');
--> statement-breakpoint
-- Shows the log of a child to its guardians, in requests for that child alone.
CREATE POLICY of_whom_the_caller_decides_for ON audit_entries FOR SELECT TO nadi_reader
  USING (subject_id = (SELECT nadi_patient_to_share()));
--> statement-breakpoint
-- As before; and tells of children, who have no account.
CREATE OR REPLACE FUNCTION found_patient(p_patient uuid, p_emergency boolean)
  RETURNS TABLE (id uuid, first_name text, last_name text, year_of_birth integer, gender text, phone_ending text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT o.id, coalesce(u.first_name, d.first_name), coalesce(u.last_name, d.last_name), extract(year FROM p.date_of_birth)::integer, p.gender, right(p.phone, 3)
    FROM patients o LEFT JOIN users u ON u.id = o.user_id LEFT JOIN dependants d ON d.patient_id = o.id
      LEFT JOIN patient_profiles p ON p.user_id = o.id LEFT JOIN sharing_settings s ON s.user_id = o.id
    WHERE o.id = p_patient AND nadi_role() = 'DOCTOR'
      AND CASE WHEN u.id IS NULL THEN d.patient_id IS NOT NULL AND d.ended_at IS NULL ELSE u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL END
      AND (p_emergency OR (NOT (nadi_user() = ANY (coalesce(s.blocked_doctor_ids, '{}'))) AND (coalesce(s.is_findable, true)
        OR EXISTS (SELECT FROM consents c WHERE c.doctor_id = nadi_user() AND c.patient_id = o.id AND c.status IN ('REQUESTED', 'GRANTED'))))) $$;
--> statement-breakpoint
-- As before; and finds the children of whom is found by a whole phone number or e-mail address. No child is found by a name.
CREATE OR REPLACE FUNCTION search_patients(p_type text, p_wanted text)
  RETURNS TABLE (id uuid, first_name text, last_name text, year_of_birth integer, gender text, phone_ending text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  -- Greater than every text that begins so.
  last_wanted text := p_wanted || chr(1114111);
  hits uuid[];
BEGIN
  IF nadi_role() IS DISTINCT FROM 'DOCTOR' THEN RETURN; END IF;
  CASE p_type
    WHEN 'name' THEN
      -- More than are shown, since some may not be found.
      SELECT array_agg(h.id) INTO hits FROM (
        (SELECT u.id FROM users u WHERE u.role = 'PATIENT' AND lower(u.first_name || ' ' || u.last_name) ~>=~ p_wanted
          AND lower(u.first_name || ' ' || u.last_name) ~<~ last_wanted ORDER BY lower(u.first_name || ' ' || u.last_name) USING ~<~ LIMIT 100)
        UNION
        (SELECT u.id FROM users u WHERE u.role = 'PATIENT' AND lower(u.last_name) ~>=~ p_wanted AND lower(u.last_name) ~<~ last_wanted
          ORDER BY lower(u.last_name) USING ~<~ LIMIT 100)) AS h;
    WHEN 'phone' THEN
      SELECT array_agg(h.user_id) INTO hits FROM (SELECT p.user_id FROM patient_profiles p WHERE p.phone = p_wanted LIMIT 100) AS h;
    WHEN 'abha' THEN
      SELECT array_agg(h.user_id) INTO hits FROM (SELECT p.user_id FROM patient_profiles p WHERE p.abha_number = p_wanted LIMIT 100) AS h;
    WHEN 'email' THEN
      SELECT array_agg(u.id) INTO hits FROM users u WHERE lower(u.email) = p_wanted AND u.email_verified_at IS NOT NULL;
    ELSE RETURN;
  END CASE;
  IF p_type IN ('phone', 'email') THEN
    SELECT array_agg(DISTINCT h.id) INTO hits FROM (
      SELECT unnest(hits) AS id
      UNION
      SELECT t.patient_id FROM family_ties t JOIN dependants d ON d.patient_id = t.patient_id
        WHERE t.user_id = ANY (hits) AND t.level = 'guardian' AND EXISTS (SELECT FROM found_patient(t.user_id, false))) AS h;
  END IF;
  RETURN QUERY SELECT f.* FROM unnest(hits) AS hit (hit), LATERAL found_patient(hit, false) AS f ORDER BY f.first_name, f.last_name, f.id LIMIT 10;
END $$;
--> statement-breakpoint
-- As before; and writes down the name of a child.
CREATE OR REPLACE FUNCTION begin_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT jsonb_build_object('id', d.user_id, 'firstName', u.first_name, 'lastName', u.last_name, 'specialization', d.specialization,
      'licenseNumber', d.license_number, 'council', d.council, 'experience', d.experience) INTO NEW.requester
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id WHERE d.user_id = NEW.doctor_id AND d.verification = 'VERIFIED';
  SELECT jsonb_build_object('id', o.id, 'firstName', coalesce(u.first_name, c.first_name), 'lastName', coalesce(u.last_name, c.last_name),
      'yearOfBirth', extract(year FROM p.date_of_birth)::integer, 'gender', p.gender, 'phoneEnding', right(p.phone, 3)) INTO NEW.patient
    FROM patients o LEFT JOIN users u ON u.id = o.user_id LEFT JOIN dependants c ON c.patient_id = o.id LEFT JOIN patient_profiles p ON p.user_id = o.id
    WHERE o.id = NEW.patient_id
      AND CASE WHEN u.id IS NULL THEN c.patient_id IS NOT NULL ELSE u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL END;
  IF NEW.requester IS NULL OR NEW.patient IS NULL
    OR (current_setting('role') = 'nadi_app' AND NEW.origin = 'request' AND NOT EXISTS (SELECT FROM found_patient(NEW.patient_id, false))) THEN
    RAISE EXCEPTION 'A consent is between a patient and a verified doctor who may ask.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE consents SET status = 'EXPIRED', ended_at = answer_by, version = version + 1
    WHERE doctor_id = NEW.doctor_id AND patient_id = NEW.patient_id AND status = 'REQUESTED' AND answer_by <= nadi_now();
  RETURN NEW;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION sharing_for(uuid) OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION sharing_for(uuid) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sharing_for(uuid) TO nadi_reader, nadi_app;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
