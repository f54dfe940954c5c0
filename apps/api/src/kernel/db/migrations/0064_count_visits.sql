-- Administrators learn how many visits are scheduled between two moments, by what became of them; nothing of any single one.
CREATE FUNCTION count_visits(p_from timestamptz, p_to timestamptz) RETURNS TABLE (planned integer, held integer, cancelled integer, missed integer)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN QUERY SELECT
      (count(*) FILTER (WHERE c.status IN ('requested', 'confirmed', 'checked_in', 'in_progress')))::integer,
      (count(*) FILTER (WHERE c.status = 'completed'))::integer,
      (count(*) FILTER (WHERE c.status = 'cancelled'))::integer,
      (count(*) FILTER (WHERE c.status = 'no_show'))::integer
    FROM consultations c WHERE c.scheduled_at >= p_from AND c.scheduled_at < p_to;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION count_visits(timestamptz, timestamptz) OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION count_visits(timestamptz, timestamptz) FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION count_visits(timestamptz, timestamptz) TO nadi_reader;
