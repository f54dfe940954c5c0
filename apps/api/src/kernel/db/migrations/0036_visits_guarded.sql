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
