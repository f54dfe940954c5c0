-- The accounts that are suspended now: the one condition, with the rights of whoever asks. Without SET, so that the planner writes it out wherever it stands in FROM.
CREATE FUNCTION suspended_accounts() RETURNS TABLE (user_id uuid) LANGUAGE sql STABLE AS $$
  SELECT s.user_id FROM suspensions s WHERE s.suspended_at IS NOT NULL $$;
--> statement-breakpoint
-- As before, for one person; in lists it would be called for each row.
CREATE OR REPLACE FUNCTION is_suspended(p_user uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT EXISTS (SELECT FROM suspended_accounts() s WHERE s.user_id = p_user) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION find_accounts(p_words text, p_role text, p_status text, p_most integer) RETURNS TABLE (id uuid)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  -- Planned for what is asked for, so that each filter has its index.
  RETURN QUERY EXECUTE 'SELECT u.id FROM users u WHERE u.email_verified_at IS NOT NULL'
    || CASE WHEN p_words IS NULL THEN '' ELSE ' AND (lower(u.first_name || '' '' || u.last_name) LIKE $1 OR lower(u.last_name) LIKE $1 OR lower(u.email) LIKE $1)' END
    || CASE WHEN p_role IS NULL THEN '' ELSE ' AND u.role = $2' END
    || CASE p_status WHEN 'LEAVING' THEN ' AND u.deletion_requested_at IS NOT NULL' WHEN 'ACTIVE' THEN ' AND u.deletion_requested_at IS NULL' ELSE '' END
    || CASE WHEN p_status IS NULL THEN '' ELSE ' AND u.id ' || CASE p_status WHEN 'SUSPENDED' THEN '' ELSE 'NOT ' END || 'IN (SELECT s.user_id FROM suspended_accounts() s)' END
    || ' ORDER BY u.created_at DESC, u.id DESC LIMIT $3' USING p_words, p_role, least(p_most, 1000);
END $$;
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
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND NOT EXISTS (SELECT FROM suspended_accounts() s WHERE s.user_id = u.id)
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
    WHERE d.verification = 'VERIFIED' AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND NOT EXISTS (SELECT FROM suspended_accounts() s WHERE s.user_id = u.id)
      AND (p_search IS NULL OR u.first_name ILIKE p_search OR u.last_name ILIKE p_search OR u.first_name || ' ' || u.last_name ILIKE p_search)
      AND (p_specialization IS NULL OR d.specialization = p_specialization)
      AND (p_language IS NULL OR p_language = ANY (d.languages))
      AND (p_max_fee IS NULL OR EXISTS (SELECT FROM jsonb_each_text(a.fees) AS f WHERE f.value::integer <= p_max_fee)) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_broadcast_segment(p_segment text, p_days integer, p_now timestamptz) RETURNS integer
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.'; END IF;
  RETURN (SELECT count(*)::integer FROM users u
    WHERE u.role = CASE p_segment WHEN 'DOCTORS' THEN 'DOCTOR' ELSE 'PATIENT' END AND u.email_verified_at IS NOT NULL AND u.deletion_requested_at IS NULL
      AND NOT EXISTS (SELECT FROM suspended_accounts() s WHERE s.user_id = u.id)
      AND (p_segment <> 'QUIET_PATIENTS' OR (u.created_at <= p_now - p_days * interval '1 day'
        AND NOT EXISTS (SELECT FROM sessions s WHERE s.user_id = u.id AND s.last_used_at >= p_now - p_days * interval '1 day'))));
END $$;
--> statement-breakpoint
-- As before; it ends sessions whatever is decided, and one that begins meanwhile waits, or is waited for.
CREATE OR REPLACE FUNCTION decide_suspension(p_user uuid, p_version integer, p_reason text, p_at timestamptz) RETURNS boolean
  LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' OR p_user = nadi_user() THEN
    RAISE EXCEPTION 'Another administrator decides about an account.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- One decision at a time: of two administrators who suspend each other, the second is suspended by then.
  PERFORM pg_advisory_xact_lock(hashtextextended('suspensions', 0));
  IF is_suspended(nadi_user()) THEN
    RAISE EXCEPTION 'Whoever is suspended decides about nobody.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  -- Sessions first, as wherever an account and its sessions change together.
  PERFORM FROM sessions s WHERE s.user_id = p_user AND s.revoked_at IS NULL ORDER BY s.id FOR UPDATE;
  -- Holds back who signs in now: they read after this whether the account is suspended.
  PERFORM FROM users u WHERE u.id = p_user FOR NO KEY UPDATE;
  INSERT INTO suspensions AS s (user_id, reason, suspended_at, version)
    SELECT p_user, p_reason, CASE WHEN p_reason IS NOT NULL THEN p_at END, p_version + 1
      WHERE p_version = 1 OR EXISTS (SELECT FROM suspensions o WHERE o.user_id = p_user)
    ON CONFLICT (user_id) DO UPDATE SET reason = EXCLUDED.reason, suspended_at = EXCLUDED.suspended_at, version = EXCLUDED.version
      WHERE s.version = p_version;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE sessions SET revoked_at = p_at WHERE user_id = p_user AND revoked_at IS NULL;
  RETURN true;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_verified_doctor(p_doctor uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM doctor_profiles WHERE user_id = p_doctor AND verification = 'VERIFIED') AND NOT is_suspended(p_doctor) $$;
--> statement-breakpoint
-- As before; a feed of a doctor who is suspended does not work.
CREATE OR REPLACE FUNCTION open_calendar_feed(p_hash text, p_from timestamptz, p_until timestamptz, p_at timestamptz)
  RETURNS TABLE (id uuid, status text, scheduled_at timestamptz, ends_at timestamptz, updated_at timestamptz, version integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  owner uuid;
BEGIN
  SELECT f.doctor_id INTO owner FROM calendar_feeds f WHERE f.token_hash = p_hash AND is_verified_doctor(f.doctor_id);
  IF owner IS NULL THEN RETURN; END IF;
  UPDATE calendar_feeds SET last_read_at = date_trunc('hour', p_at)
    WHERE doctor_id = owner AND token_hash = p_hash AND (last_read_at IS NULL OR last_read_at < date_trunc('hour', p_at));
  RETURN QUERY SELECT c.id, c.status, c.scheduled_at, c.ends_at, c.updated_at, c.version
    FROM (VALUES (1)) AS one LEFT JOIN consultations c ON c.doctor_id = owner AND c.scheduled_at >= p_from AND c.scheduled_at < p_until AND c.status <> 'cancelled'
    ORDER BY c.scheduled_at, c.id LIMIT 20000;
END $$;
--> statement-breakpoint
-- As before; a link of a patient who is suspended does not work, and no try at its passcode counts.
CREATE OR REPLACE FUNCTION open_health_link(p_handle text, p_passcodes text[], p_opening uuid, p_recipient text, p_ticket text, p_at timestamptz)
  RETURNS TABLE (outcome text, link_id uuid, patient_id uuid, tries_left integer, is_first boolean, file text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  link health_links;
  said text := 'opened';
BEGIN
  SELECT * INTO link FROM health_links WHERE handle_hash = p_handle FOR UPDATE;
  IF NOT FOUND OR link.ended_at IS NOT NULL OR link.file IS NULL OR link.expires_at <= p_at OR link.openings >= 1000 OR is_suspended(link.patient_id) THEN RETURN; END IF;
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
CREATE OR REPLACE FUNCTION take_health_link_file(p_ticket text, p_at timestamptz) RETURNS TABLE (link_id uuid, patient_id uuid, file text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  opening health_link_openings;
BEGIN
  UPDATE health_link_openings SET ticket_hash = NULL WHERE ticket_hash = p_ticket RETURNING * INTO opening;
  IF NOT FOUND OR opening.at + interval '10 minutes' <= p_at OR is_suspended(opening.patient_id) THEN RETURN; END IF;
  RETURN QUERY SELECT l.id, l.patient_id, l.file FROM health_links l
    WHERE l.id = opening.link_id AND l.ended_at IS NULL AND l.expires_at > p_at AND l.file IS NOT NULL;
END $$;
--> statement-breakpoint
-- As before; whoever is suspended acts for nobody. Others go on acting for a patient who is: the suspension is of who signs in, not of the care of the patient.
CREATE OR REPLACE FUNCTION acting_for(p_patient uuid, p_changes boolean) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.patient_id FROM family_ties t
    WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND nadi_role() = 'PATIENT' AND NOT is_suspended(nadi_user())
      AND (t.until IS NULL OR t.until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date) AND (NOT p_changes OR t.level <> 'view')
      AND NOT (t.level = 'guardian' AND is_adult_patient(t.patient_id, nadi_now())) $$;
