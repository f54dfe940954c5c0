-- Row-level security. Every transaction works under one of these roles, none of which can bypass it:
--   nadi_reader   someone signed in, in an operation that only reads
--   nadi_app      someone signed in
--   nadi_gate     before anyone is signed in: accounts and tokens, nothing clinical
--   nadi_keeper   the platform's own work: seeding, sweeping, erasing, changing keys
--   nadi_auditor  nobody; owns the one function that writes the audit trail
-- Roles belong to the whole server, so another database of it may have made them.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['nadi_reader', 'nadi_app', 'nadi_gate', 'nadi_keeper', 'nadi_auditor'] LOOP
    BEGIN
      EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS NOCREATEDB NOCREATEROLE', name);
    EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
    END;
    -- Two databases of a server may do this at once.
    BEGIN
      EXECUTE format('GRANT %I TO CURRENT_USER', name);
    EXCEPTION WHEN unique_violation OR internal_error THEN NULL;
    END;
  END LOOP;
  BEGIN
    GRANT nadi_reader TO nadi_app;
  EXCEPTION WHEN unique_violation OR internal_error THEN NULL;
  END;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO nadi_reader, nadi_app, nadi_gate, nadi_keeper, nadi_auditor;
--> statement-breakpoint
-- Who asks, as `SET LOCAL nadi.user_id` says it; null before anyone is signed in.
CREATE FUNCTION nadi_user() RETURNS uuid LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('nadi.user_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE FUNCTION nadi_role() RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT nullif(current_setting('nadi.role', true), '') $$;
--> statement-breakpoint
-- Holds for the table's owner too.
DO $$
DECLARE name text;
BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
  END LOOP;
  -- What the platform does for itself has every row, but never the right to change what was audited.
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename NOT LIKE 'audit_%' LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Tables whose rows belong to one person.
DO $$
DECLARE own record;
BEGIN
  FOR own IN SELECT * FROM (VALUES
    ('patient_profiles', 'user_id'),
    ('doctor_profiles', 'user_id'),
    ('vital_signs', 'patient_id'),
    ('files', 'owner_id'),
    ('sessions', 'user_id'),
    ('idempotency_keys', 'user_id'),
    ('password_resets', 'user_id'),
    ('totp_secrets', 'user_id'),
    ('recovery_codes', 'user_id'),
    ('passkeys', 'user_id'),
    ('passkey_challenges', 'user_id')
  ) AS owned (name, person) LOOP
    EXECUTE format('GRANT SELECT ON %I TO nadi_reader', own.name);
    EXECUTE format('GRANT INSERT, UPDATE, DELETE ON %I TO nadi_app', own.name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (%I = (SELECT nadi_user()))', own.name, own.person);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (%2$I = (SELECT nadi_user())) WITH CHECK (%2$I = (SELECT nadi_user()))', own.name, own.person);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON users, refresh_tokens, audit_entries TO nadi_reader;
--> statement-breakpoint
-- Nobody changes their own role, address or its confirmation.
GRANT UPDATE (first_name, last_name, password_hash, onboarding_completed_at, deletion_requested_at, updated_at) ON users TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON users FOR SELECT TO nadi_reader USING (id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON users FOR UPDATE TO nadi_app USING (id = (SELECT nadi_user())) WITH CHECK (id = (SELECT nadi_user()));
--> statement-breakpoint
GRANT INSERT, UPDATE ON refresh_tokens TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON refresh_tokens FOR SELECT TO nadi_reader
  USING (session_id IN (SELECT id FROM sessions WHERE user_id = (SELECT nadi_user())));
--> statement-breakpoint
CREATE POLICY own ON refresh_tokens TO nadi_app
  USING (session_id IN (SELECT id FROM sessions WHERE user_id = (SELECT nadi_user())))
  WITH CHECK (session_id IN (SELECT id FROM sessions WHERE user_id = (SELECT nadi_user())));
--> statement-breakpoint
-- An administrator sees doctors and decides on their registration; of patients they see nothing here.
CREATE POLICY doctors_for_admin ON users FOR SELECT TO nadi_reader
  USING (role = 'DOCTOR' AND (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY registrations_for_admin ON doctor_profiles FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY decided_by_admin ON doctor_profiles FOR UPDATE TO nadi_app
  USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
-- At the gate: accounts, tokens and sessions of anyone; a profile can be begun there, never read.
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['users', 'sessions', 'refresh_tokens', 'email_verifications', 'password_resets', 'sign_in_guards', 'passkeys', 'passkey_challenges'] LOOP
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %I TO nadi_gate', name);
    EXECUTE format('CREATE POLICY gate ON %I TO nadi_gate USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT DELETE ON passkey_challenges, sign_in_guards TO nadi_gate;
--> statement-breakpoint
GRANT INSERT ON patient_profiles, doctor_profiles TO nadi_gate;
--> statement-breakpoint
CREATE POLICY begun_at_gate ON patient_profiles FOR INSERT TO nadi_gate WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY begun_at_gate ON doctor_profiles FOR INSERT TO nadi_gate WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT (user_id, verification) ON doctor_profiles TO nadi_gate;
--> statement-breakpoint
CREATE POLICY standing_at_gate ON doctor_profiles FOR SELECT TO nadi_gate USING (true);
--> statement-breakpoint
-- Whether a second step is asked for; the secret itself stays out of reach.
GRANT SELECT (user_id, confirmed_at) ON totp_secrets TO nadi_gate;
--> statement-breakpoint
CREATE POLICY asked_at_gate ON totp_secrets FOR SELECT TO nadi_gate USING (true);
--> statement-breakpoint
-- The audit trail: read by its subject, written by one function, changed by nobody.
GRANT SELECT, INSERT ON audit_entries TO nadi_auditor;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON audit_heads TO nadi_auditor;
--> statement-breakpoint
GRANT SELECT ON audit_entries, audit_heads TO nadi_keeper;
--> statement-breakpoint
CREATE POLICY auditor ON audit_entries TO nadi_auditor USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY auditor ON audit_heads TO nadi_auditor USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY keeper_read ON audit_entries FOR SELECT TO nadi_keeper USING (true);
--> statement-breakpoint
CREATE POLICY keeper_read ON audit_heads FOR SELECT TO nadi_keeper USING (true);
--> statement-breakpoint
CREATE POLICY own_read ON audit_entries FOR SELECT TO nadi_reader USING (subject_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql
  AS $$ BEGIN RAISE EXCEPTION 'The audit trail is only added to.'; END $$;
--> statement-breakpoint
CREATE TRIGGER only_added_to BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
-- What the hash of an entry is taken of: its fields, parted by a sign that none of them can hold.
CREATE FUNCTION audit_text(before text, entry audit_entries) RETURNS text LANGUAGE sql STABLE
  AS $$ SELECT concat_ws(E'\x1f', before, entry.subject_id, entry.seq, entry.id,
    to_char(entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(entry.actor_id::text, ''), entry.actor_role,
    coalesce(entry.on_behalf_of::text, ''), entry.purpose, entry.operation, entry.action, entry.record_type,
    array_to_string(entry.record_ids, ','), entry.request_id) $$;
--> statement-breakpoint
-- Adds an entry to the chain of its subject. The head's row is held until the end of the transaction: entries of one subject come
-- one after the other, those of others at the same time.
CREATE FUNCTION append_audit(
  p_subject uuid, p_id uuid, p_at timestamptz, p_actor uuid, p_actor_role text, p_on_behalf_of uuid, p_purpose text,
  p_operation text, p_action text, p_record_type text, p_record_ids text[], p_request_id text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  head audit_heads;
  entry audit_entries;
BEGIN
  IF nadi_user() IS NOT NULL AND nadi_user() IS DISTINCT FROM p_actor THEN
    RAISE EXCEPTION 'An entry is written in the name of who asks.';
  END IF;
  INSERT INTO audit_heads AS known VALUES (p_subject, 1, '')
    ON CONFLICT (subject_id) DO UPDATE SET seq = known.seq + 1
    RETURNING * INTO head;
  entry := ROW(p_subject, head.seq, p_id, p_at, p_actor, p_actor_role, p_on_behalf_of, p_purpose, p_operation, p_action,
    p_record_type, p_record_ids, p_request_id, '');
  entry.hash := encode(sha256(convert_to(audit_text(head.hash, entry), 'UTF8')), 'hex');
  INSERT INTO audit_entries SELECT entry.*;
  UPDATE audit_heads SET hash = entry.hash WHERE subject_id = p_subject;
END $$;
--> statement-breakpoint
-- The name of who did what an entry tells, to whom it tells it; null where the account is gone.
CREATE FUNCTION audit_person(p_subject uuid, p_person uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT first_name || ' ' || last_name FROM users
    WHERE id = p_person AND p_subject = nadi_user()
      AND EXISTS (SELECT FROM audit_entries WHERE subject_id = p_subject AND (actor_id = p_person OR on_behalf_of = p_person)) $$;
--> statement-breakpoint
GRANT SELECT (id, first_name, last_name) ON users TO nadi_auditor;
--> statement-breakpoint
CREATE POLICY auditor_names ON users FOR SELECT TO nadi_auditor USING (true);
--> statement-breakpoint
-- An owner needs leave to create where its function stands, at the moment in which it becomes so.
GRANT CREATE ON SCHEMA public TO nadi_auditor;
--> statement-breakpoint
ALTER FUNCTION append_audit OWNER TO nadi_auditor;
--> statement-breakpoint
ALTER FUNCTION audit_person OWNER TO nadi_auditor;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_auditor;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION append_audit, audit_person FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION append_audit TO nadi_reader, nadi_app, nadi_gate, nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION audit_person TO nadi_reader, nadi_app;
