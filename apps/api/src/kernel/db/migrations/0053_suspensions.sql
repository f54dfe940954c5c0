CREATE TABLE "suspensions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"reason" text,
	"suspended_at" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "suspensions" ADD CONSTRAINT "suspensions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "suspensions_now" ON "suspensions" USING btree ("suspended_at") WHERE "suspensions"."suspended_at" is not null;--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_newest_of_role" ON "users" USING btree ("role","created_at","id");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower(first_name || ' ' || last_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_last_name" ON "users" USING btree (lower(last_name) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "users_address" ON "users" USING btree (lower(email) text_pattern_ops);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON suspensions TO nadi_keeper;
--> statement-breakpoint
ALTER TABLE suspensions ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE suspensions FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON suspensions TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Asked at each sign-in and each request; nobody but the functions below writes it.
GRANT SELECT ON suspensions TO nadi_gate, nadi_reader;
--> statement-breakpoint
CREATE POLICY gate ON suspensions FOR SELECT TO nadi_gate USING (true);
--> statement-breakpoint
CREATE POLICY own_read ON suspensions FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()));
--> statement-breakpoint
-- The ids of people with a confirmed address, the newest first. `p_words` is a pattern in lower case.
CREATE FUNCTION find_accounts(p_words text, p_role text, p_status text, p_most integer) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  -- Planned for what is asked for, so that each filter has its index.
  RETURN QUERY EXECUTE 'SELECT u.id FROM users u WHERE u.email_verified_at IS NOT NULL'
    || CASE WHEN p_words IS NULL THEN '' ELSE ' AND (lower(u.first_name || '' '' || u.last_name) LIKE $1 OR lower(u.last_name) LIKE $1 OR lower(u.email) LIKE $1)' END
    || CASE WHEN p_role IS NULL THEN '' ELSE ' AND u.role = $2' END
    || CASE p_status
      WHEN 'SUSPENDED' THEN ' AND u.id IN (SELECT s.user_id FROM suspensions s WHERE s.suspended_at IS NOT NULL)'
      WHEN 'LEAVING' THEN ' AND u.deletion_requested_at IS NOT NULL AND NOT EXISTS (SELECT FROM suspensions s WHERE s.user_id = u.id AND s.suspended_at IS NOT NULL)'
      WHEN 'ACTIVE' THEN ' AND u.deletion_requested_at IS NULL AND NOT EXISTS (SELECT FROM suspensions s WHERE s.user_id = u.id AND s.suspended_at IS NOT NULL)'
      ELSE '' END
    || ' ORDER BY u.created_at DESC, u.id DESC LIMIT $3' USING p_words, p_role, least(p_most, 1000);
END $$;
--> statement-breakpoint
-- Accounts as administrators see them: nothing of the health of their owners.
CREATE FUNCTION accounts_of(p_ids uuid[]) RETURNS TABLE (id uuid, role text, first_name text, last_name text, email text, deletion_requested_at timestamptz,
    created_at timestamptz, verification text, has_second_step boolean, last_seen_at timestamptz, suspended_at timestamptz, reason text, version integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.role, u.first_name, u.last_name, u.email, u.deletion_requested_at, u.created_at, d.verification,
      EXISTS (SELECT FROM totp_secrets t WHERE t.user_id = u.id AND t.confirmed_at IS NOT NULL) OR EXISTS (SELECT FROM passkeys p WHERE p.user_id = u.id),
      (SELECT max(o.last_used_at) FROM sessions o WHERE o.user_id = u.id), s.suspended_at, s.reason, coalesce(s.version, 1)
    FROM users u LEFT JOIN doctor_profiles d ON d.user_id = u.id AND u.role = 'DOCTOR' LEFT JOIN suspensions s ON s.user_id = u.id
    WHERE nadi_role() = 'ADMIN' AND u.id = ANY (p_ids) AND u.email_verified_at IS NOT NULL
    ORDER BY u.created_at DESC, u.id DESC $$;
--> statement-breakpoint
-- Suspends an account and ends its sessions, or, without a reason, ends its suspension. False if it was decided on since `p_version`.
CREATE FUNCTION decide_suspension(p_user uuid, p_version integer, p_reason text, p_at timestamptz) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' OR p_user = nadi_user() THEN
    RAISE EXCEPTION 'Another administrator decides about an account.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Sessions first, as wherever an account and its sessions change together.
  PERFORM FROM sessions s WHERE s.user_id = p_user AND s.revoked_at IS NULL ORDER BY s.id FOR UPDATE;
  INSERT INTO suspensions AS s (user_id, reason, suspended_at, version)
    SELECT p_user, p_reason, CASE WHEN p_reason IS NOT NULL THEN p_at END, p_version + 1
      WHERE p_version = 1 OR EXISTS (SELECT FROM suspensions o WHERE o.user_id = p_user)
    ON CONFLICT (user_id) DO UPDATE SET reason = EXCLUDED.reason, suspended_at = EXCLUDED.suspended_at, version = EXCLUDED.version
      WHERE s.version = p_version;
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_reason IS NOT NULL THEN UPDATE sessions SET revoked_at = p_at WHERE user_id = p_user AND revoked_at IS NULL; END IF;
  RETURN true;
END $$;
--> statement-breakpoint
-- Removes what signs a person in beside the password, and ends their sessions. False if there is none; an administrator's is left alone.
CREATE FUNCTION remove_second_step(p_user uuid, p_at timestamptz) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE removed integer; passkeys_removed integer;
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' OR EXISTS (SELECT FROM users u WHERE u.id = p_user AND u.role = 'ADMIN') THEN
    RAISE EXCEPTION 'The second step of an administrator is removed at the server alone.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  PERFORM FROM sessions s WHERE s.user_id = p_user AND s.revoked_at IS NULL ORDER BY s.id FOR UPDATE;
  DELETE FROM passkeys WHERE user_id = p_user;
  GET DIAGNOSTICS passkeys_removed = ROW_COUNT;
  DELETE FROM totp_secrets WHERE user_id = p_user;
  GET DIAGNOSTICS removed = ROW_COUNT;
  DELETE FROM recovery_codes WHERE user_id = p_user;
  IF removed + passkeys_removed = 0 THEN RETURN false; END IF;
  UPDATE sessions SET revoked_at = p_at WHERE user_id = p_user AND revoked_at IS NULL;
  RETURN true;
END $$;
--> statement-breakpoint
-- Whoever is suspended cannot be found or booked, and their visits can be cancelled.
CREATE FUNCTION is_suspended(p_user uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM suspensions s WHERE s.user_id = p_user AND s.suspended_at IS NOT NULL) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_doctors(p_ids uuid[], p_search text, p_specialization text, p_language text, p_max_fee integer, p_limit integer, p_offset integer)
  RETURNS TABLE (id uuid, first_name text, last_name text, specialization text, license_number text, council text, experience integer, languages text[],
    about text, availability jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name, d.specialization, d.license_number, d.council, d.experience, d.languages, d.about,
      CASE WHEN a.doctor_id IS NOT NULL THEN jsonb_build_object('timeZone', a.time_zone, 'visitMinutes', a.visit_minutes, 'bufferMinutes', a.buffer_minutes,
        'noticeMinutes', a.notice_minutes, 'daysAhead', a.days_ahead, 'confirmation', a.confirmation, 'weekly', a.weekly,
        'exceptions', (SELECT coalesce(jsonb_agg(e || '{"note": null}'), '[]') FROM jsonb_array_elements(a.exceptions) AS e),
        'fees', a.fees, 'clinicAddress', a.clinic_address) END
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id LEFT JOIN availabilities a ON a.doctor_id = d.user_id
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL AND NOT is_suspended(u.id)
      AND (p_ids IS NULL OR d.user_id = ANY (p_ids))
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee))
    ORDER BY u.first_name, u.last_name, u.id LIMIT p_limit OFFSET p_offset $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_doctors(p_search text, p_specialization text, p_language text, p_max_fee integer) RETURNS bigint
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT count(*)
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id LEFT JOIN availabilities a ON a.doctor_id = d.user_id
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL AND NOT is_suspended(u.id)
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee)) $$;
--> statement-breakpoint
-- Cancels the visits to come of a doctor who is leaving: of the caller, or, by an administrator, of one who is suspended or not verified any more.
CREATE OR REPLACE FUNCTION cancel_visits_of(p_doctor uuid, p_at timestamptz, p_reason text)
  RETURNS TABLE (id uuid, patient_id uuid, scheduled_at timestamptz, time_zone text, doctor jsonb)
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT (p_doctor = nadi_user() OR (nadi_role() = 'ADMIN'
      AND (is_suspended(p_doctor) OR NOT EXISTS (SELECT FROM doctor_profiles d WHERE d.user_id = p_doctor AND d.verification = 'VERIFIED')))) THEN
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
CREATE OR REPLACE FUNCTION count_broadcast_segment(p_segment text, p_days integer, p_now timestamptz) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN (SELECT count(*)::integer FROM users u
    WHERE u.role = CASE p_segment WHEN 'DOCTORS' THEN 'DOCTOR' ELSE 'PATIENT' END AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL AND NOT is_suspended(u.id)
      AND (p_segment <> 'QUIET_PATIENTS' OR (u.created_at <= p_now - p_days * interval '1 day'
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.last_used_at >= p_now - p_days * interval '1 day'))));
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['find_accounts', 'accounts_of', 'decide_suspension', 'remove_second_step', 'is_suspended'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_accounts, accounts_of TO nadi_reader;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION decide_suspension, remove_second_step TO nadi_app;
--> statement-breakpoint
-- Called by functions of the same owner, and by policies and jobs that leave suspended people out.
GRANT EXECUTE ON FUNCTION is_suspended TO nadi_keeper;
