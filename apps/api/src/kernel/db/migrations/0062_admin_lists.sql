CREATE INDEX "consultations_in_state" ON "consultations" USING btree ("status","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "consultations_of_doctor_in_state" ON "consultations" USING btree ("doctor_id","status","scheduled_at","id");--> statement-breakpoint
CREATE INDEX "consents_at" ON "consents" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "consents_in_status" ON "consents" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "consents_of_doctor_in_status" ON "consents" USING btree ("doctor_id","status","requested_at","id");--> statement-breakpoint
CREATE INDEX "consents_for_purpose" ON "consents" USING btree ("purpose","requested_at","id");
--> statement-breakpoint
-- Visits for administrators, the one that is scheduled last first, with these columns alone: nothing that patient or doctor wrote can be read by it. Of a change only the state and its
-- moment are told. Planned for what is asked for, so that each filter has its index.
CREATE FUNCTION visits_to_administer(p_status text, p_doctor uuid, p_from timestamptz, p_to timestamptz, p_at timestamptz, p_id uuid, p_most integer)
  RETURNS TABLE (id uuid, status text, type text, scheduled_at timestamptz, duration integer, patient_id uuid, patient_name text, doctor_id uuid, doctor_name text, states jsonb)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  -- Those of an erased person keep the name in the record of the other side, and are told without it here.
  RETURN QUERY EXECUTE 'SELECT c.id, c.status, c.type, c.scheduled_at, c.duration,
      c.patient_id, CASE WHEN c.patient_id IS NOT NULL THEN (c.patient ->> ''firstName'') || '' '' || (c.patient ->> ''lastName'') END,
      c.doctor_id, CASE WHEN c.doctor_id IS NOT NULL THEN (c.doctor ->> ''firstName'') || '' '' || (c.doctor ->> ''lastName'') END,
      (SELECT coalesce(jsonb_agg(jsonb_build_object(''status'', e.change -> ''status'', ''at'', e.change -> ''at'') ORDER BY e.n), ''[]'')
        FROM jsonb_array_elements(c.changes) WITH ORDINALITY AS e (change, n))
    FROM (SELECT v.* FROM consultations v WHERE true'
    || CASE WHEN p_status IS NULL THEN '' ELSE ' AND v.status = $1' END
    || CASE WHEN p_doctor IS NULL THEN '' ELSE ' AND v.doctor_id = $2' END
    || CASE WHEN p_from IS NULL THEN '' ELSE ' AND v.scheduled_at >= $3' END
    || CASE WHEN p_to IS NULL THEN '' ELSE ' AND v.scheduled_at < $4' END
    -- The first half is for an index of the time alone.
    || CASE WHEN p_at IS NULL THEN '' ELSE ' AND v.scheduled_at <= $5 AND (v.scheduled_at, v.id) < ($5, $6)' END
    || ' ORDER BY v.scheduled_at DESC, v.id DESC LIMIT $7) c ORDER BY c.scheduled_at DESC, c.id DESC'
    USING p_status, p_doctor, p_from, p_to, p_at, p_id, least(p_most, 101);
END $$;
--> statement-breakpoint
-- Requests and accesses for administrators, the newest first, with these columns alone: no reason, no contact of the patient, and of the entries only their number. What has run out is
-- EXPIRED before a job has written it down, so that status is read in three parts. What
-- no job has written down is little, and found by when it ends: an offset keeps the planner from going through all of a status in order.
CREATE FUNCTION consents_to_administer(p_status text, p_purpose text, p_doctor uuid, p_patient uuid, p_at timestamptz, p_id uuid, p_most integer)
  RETURNS TABLE (id uuid, status text, origin text, purpose text, patient_id uuid, patient_name text, doctor_id uuid, doctor_name text, kinds text[], from_day date, to_day date,
    access_until timestamptz, entry_count integer, requested_at timestamptz, answer_by timestamptz, granted_at timestamptz, ended_at timestamptz)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  chosen text := CASE WHEN p_purpose IS NULL THEN '' ELSE ' AND a.purpose = $2' END
    || CASE WHEN p_doctor IS NULL THEN '' ELSE ' AND a.doctor_id = $3' END
    || CASE WHEN p_patient IS NULL THEN '' ELSE ' AND a.patient_id = $4' END
    || CASE WHEN p_at IS NULL THEN '' ELSE ' AND (a.requested_at, a.id) < ($5, $6)' END;
  ordered text := ' ORDER BY a.requested_at DESC, a.id DESC LIMIT $7';
  part text := '(SELECT a.* FROM consents a WHERE ';
  found text;
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  found := CASE p_status
    WHEN 'REQUESTED' THEN part || 'a.status = $1 AND a.answer_by > $8' || chosen || ordered || ')'
    WHEN 'GRANTED' THEN part || 'a.status = $1 AND a.access_until > $8' || chosen || ordered || ')'
    WHEN 'EXPIRED' THEN part || 'a.status = $1' || chosen || ordered || ') UNION ALL '
      || part || 'a.status = ''REQUESTED'' AND a.answer_by <= $8' || chosen || ' OFFSET 0) UNION ALL '
      || part || 'a.status = ''GRANTED'' AND a.access_until <= $8' || chosen || ' OFFSET 0)'
    ELSE part || CASE WHEN p_status IS NULL THEN 'true' ELSE 'a.status = $1' END || chosen || ordered || ')' END;
  RETURN QUERY EXECUTE 'SELECT a.id, a.status, a.origin, a.purpose, a.patient_id, (a.patient ->> ''firstName'') || '' '' || (a.patient ->> ''lastName''),
      a.doctor_id, (a.requester ->> ''firstName'') || '' '' || (a.requester ->> ''lastName''),
      CASE WHEN a.granted_at IS NULL THEN a.asked_kinds ELSE coalesce(a.kinds, a.asked_kinds) END, CASE WHEN a.granted_at IS NULL THEN a.asked_from ELSE a.from_day END,
      CASE WHEN a.granted_at IS NULL THEN a.asked_to ELSE a.to_day END, CASE WHEN a.granted_at IS NULL THEN a.asked_until ELSE coalesce(a.access_until, a.asked_until) END,
      cardinality(a.entry_ids), a.requested_at, a.answer_by, a.granted_at, a.ended_at
    FROM (' || found || ') a' || ordered
    USING p_status, p_purpose, p_doctor, p_patient, p_at, p_id, least(p_most, 101), nadi_now();
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['visits_to_administer', 'consents_to_administer'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION visits_to_administer, consents_to_administer TO nadi_reader;
