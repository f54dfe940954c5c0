DROP INDEX "audit_entries_at";--> statement-breakpoint
CREATE INDEX "audit_entries_subject_at" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_record_at" ON "audit_entries" USING btree ("record_type","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor_at" ON "audit_entries" USING btree ("actor_id","at","id") WHERE actor_id <> subject_id;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
-- Entries for administrators, the newest first: one more than asked for tells that there is more. Where other conditions than that of the index leave few, it looks at p_looked
-- entries, and then returns the place where it stopped, as the row that is_edge. Planned for what is asked for, so that each filter has its index.
CREATE FUNCTION find_audit_entries(p_actor uuid, p_subject uuid, p_record text, p_action text, p_from timestamptz, p_to timestamptz, p_at timestamptz, p_id uuid,
    p_looked integer, p_most integer)
  RETURNS TABLE (is_edge boolean, id uuid, at timestamptz, subject_id uuid, subject_name text, actor_id uuid, actor_name text, actor_role text, on_behalf_of uuid,
    on_behalf_name text, purpose text, operation text, action text, record_type text, record_ids text[], request_id text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  span text := CASE WHEN p_from IS NULL THEN '' ELSE ' AND e.at >= $5' END || CASE WHEN p_to IS NULL THEN '' ELSE ' AND e.at < $6' END
    || CASE WHEN p_at IS NULL THEN '' ELSE ' AND (e.at, e.id) < ($7, $8)' END;
  ordered text := ' ORDER BY e.at DESC, e.id DESC LIMIT ';
  looked text;
  rest text := '';
  most integer := least(p_most, 101);
  looks integer := least(p_looked, 10000);
  found integer;
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  IF p_subject IS NOT NULL THEN
    looked := 'SELECT e.* FROM audit_entries e WHERE e.subject_id = $2' || span;
    IF p_actor IS NOT NULL THEN rest := rest || ' AND e.actor_id = $1'; END IF;
    IF p_record IS NOT NULL THEN rest := rest || ' AND e.record_type = $3'; END IF;
  ELSIF p_actor IS NOT NULL THEN
    IF p_record IS NOT NULL THEN rest := ' AND e.record_type = $3'; END IF;
    -- The two halves are in one order each; together at most twice as many are looked at.
    looked := 'SELECT e.* FROM ((SELECT e.* FROM audit_entries e WHERE e.subject_id = $1 AND e.actor_id = $1' || span || ordered || looks
      || ') UNION ALL (SELECT e.* FROM audit_entries e WHERE e.actor_id = $1 AND e.actor_id <> e.subject_id' || span || ordered || looks || ')) e WHERE true';
  ELSIF p_record IS NOT NULL THEN
    looked := 'SELECT e.* FROM audit_entries e WHERE e.record_type = $3' || span;
  ELSE
    looked := 'SELECT e.* FROM audit_entries e WHERE true' || span;
  END IF;
  IF p_action IS NOT NULL THEN rest := rest || ' AND e.action = $4'; END IF;
  IF rest = '' THEN looks := most; END IF;
  RETURN QUERY EXECUTE 'SELECT false, e.id, e.at, e.subject_id, audit_name(e.subject_id), e.actor_id, audit_name(e.actor_id), e.actor_role, e.on_behalf_of,
      audit_name(e.on_behalf_of), e.purpose, e.operation, e.action, e.record_type, e.record_ids, e.request_id
      FROM (SELECT * FROM (' || looked || ordered || looks || ') e WHERE true' || rest || ordered || most || ') e ORDER BY e.at DESC, e.id DESC'
    USING p_actor, p_subject, p_record, p_action, p_from, p_to, p_at, p_id;
  GET DIAGNOSTICS found = ROW_COUNT;
  IF rest <> '' AND found < most THEN
    RETURN QUERY EXECUTE 'SELECT true, e.id, e.at, e.subject_id, NULL, NULL::uuid, NULL, e.actor_role, NULL::uuid, NULL, e.purpose, e.operation, e.action, e.record_type,
        ''{}''::text[], '''' FROM (' || looked || ordered || '1 OFFSET ' || looks - 1 || ') e'
      USING p_actor, p_subject, p_record, p_action, p_from, p_to, p_at, p_id;
  END IF;
END $$;
--> statement-breakpoint
-- The name of a person with or without an account. Called by the function above alone, with its rights.
CREATE FUNCTION audit_name(p_person uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT who.name FROM (
    SELECT first_name || ' ' || last_name AS name FROM public.users WHERE id = p_person
    UNION ALL
    SELECT first_name || ' ' || last_name FROM public.dependants WHERE patient_id = p_person) AS who LIMIT 1 $$;
--> statement-breakpoint
-- The next entries in the order of their chains from one place on, that place included, beside the recorded end of each chain, all of one moment. A chain without entries, and one
-- without a recorded end, is among them.
CREATE FUNCTION audit_slice(p_subject uuid, p_seq integer, p_most integer)
  RETURNS TABLE (subject_id uuid, head_seq integer, head_hash text, seq integer, id uuid, at timestamptz, actor_id uuid, actor_role text, on_behalf_of uuid, purpose text,
    operation text, action text, record_type text, record_ids text[], request_id text, hash text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  most integer := least(p_most, 5000);
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN QUERY WITH slice AS MATERIALIZED (
      SELECT * FROM audit_entries e WHERE (e.subject_id, e.seq) >= (p_subject, p_seq) ORDER BY e.subject_id, e.seq LIMIT most),
    ended AS MATERIALIZED (SELECT CASE WHEN count(*) = most THEN (SELECT s.subject_id FROM slice s ORDER BY s.subject_id DESC LIMIT 1) END AS up_to FROM slice),
    heads AS MATERIALIZED (
      SELECT h.* FROM audit_heads h WHERE h.subject_id >= p_subject AND h.subject_id <= coalesce((SELECT up_to FROM ended), 'ffffffff-ffff-ffff-ffff-ffffffffffff')
        ORDER BY h.subject_id LIMIT most + 1)
    SELECT coalesce(s.subject_id, h.subject_id), h.seq, h.hash, s.seq, s.id, s.at, s.actor_id, s.actor_role, s.on_behalf_of, s.purpose, s.operation, s.action, s.record_type,
      s.record_ids, s.request_id, s.hash
      FROM slice s FULL JOIN heads h ON h.subject_id = s.subject_id ORDER BY 1, 4;
END $$;
--> statement-breakpoint
-- Finds what pages logged, for administrators: without any person.
CREATE FUNCTION find_frontend_logs(p_error text, p_from timestamptz, p_to timestamptz, p_at timestamptz, p_id uuid, p_most integer)
  RETURNS TABLE (id uuid, received_at timestamptz, noticed_at timestamptz, level text, message text, error_id text, url text, user_agent text, role text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'ADMIN' THEN RAISE EXCEPTION 'Administrators only.' USING ERRCODE = 'insufficient_privilege'; END IF;
  RETURN QUERY EXECUTE 'SELECT l.id, l.received_at, l.noticed_at, l.level, l.message, l.error_id, l.url, l.user_agent, l.claimed_role FROM frontend_logs l WHERE true'
    || CASE WHEN p_error IS NULL THEN '' ELSE ' AND l.error_id = $1' END
    || CASE WHEN p_from IS NULL THEN '' ELSE ' AND l.received_at >= $2' END
    || CASE WHEN p_to IS NULL THEN '' ELSE ' AND l.received_at < $3' END
    || CASE WHEN p_at IS NULL THEN '' ELSE ' AND (l.received_at, l.id) < ($4, $5)' END
    || ' ORDER BY l.received_at DESC, l.id DESC LIMIT $6' USING p_error, p_from, p_to, p_at, p_id, least(p_most, 101);
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_auditor, nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['find_audit_entries', 'audit_name', 'audit_slice', 'find_frontend_logs'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO %I', name, CASE name WHEN 'find_frontend_logs' THEN 'nadi_keeper' ELSE 'nadi_auditor' END);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_auditor, nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION find_audit_entries, audit_slice, find_frontend_logs TO nadi_reader;
