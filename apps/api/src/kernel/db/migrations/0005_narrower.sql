ALTER TABLE "vital_signs" DROP CONSTRAINT "vital_signs_entered_by_users_id_fk";
--> statement-breakpoint
ALTER TABLE "vital_signs" ALTER COLUMN "entered_by" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD CONSTRAINT "vital_signs_entered_by_users_id_fk" FOREIGN KEY ("entered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- What a session may touch at all, as the contract says which role asks what: nothing clinical before the address is confirmed and
-- the second step taken. Holds for nadi_app too, which is a nadi_reader.
DO $$
DECLARE wall record;
BEGIN
  FOR wall IN SELECT * FROM (VALUES
    ('vital_signs', '{PATIENT}'),
    ('patient_profiles', '{PATIENT}'),
    ('doctor_profiles', '{DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('files', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR}'),
    ('audit_entries', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('idempotency_keys', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('password_resets', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('passkeys', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('passkey_challenges', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'),
    ('totp_secrets', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN,SECOND_STEP}'),
    ('recovery_codes', '{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN,SECOND_STEP}')
  ) AS walls (name, roles) LOOP
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ANY (%L::text[]))', wall.name, wall.roles);
  END LOOP;
END $$;
--> statement-breakpoint
-- To hold a row is an update too: every session may hold its own.
CREATE POLICY standing ON users AS RESTRICTIVE FOR UPDATE TO nadi_app
  USING (true) WITH CHECK ((SELECT nadi_role()) IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN'));
--> statement-breakpoint
-- The second step uses a code up. It neither turns itself off nor makes codes of its own.
CREATE POLICY not_made_in_second_step ON totp_secrets AS RESTRICTIVE FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) <> 'SECOND_STEP');
--> statement-breakpoint
CREATE POLICY not_removed_in_second_step ON totp_secrets AS RESTRICTIVE FOR DELETE TO nadi_app USING ((SELECT nadi_role()) <> 'SECOND_STEP');
--> statement-breakpoint
CREATE POLICY not_made_in_second_step ON recovery_codes AS RESTRICTIVE FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) <> 'SECOND_STEP');
--> statement-breakpoint
CREATE POLICY not_removed_in_second_step ON recovery_codes AS RESTRICTIVE FOR DELETE TO nadi_app USING ((SELECT nadi_role()) <> 'SECOND_STEP');
--> statement-breakpoint
CREATE POLICY used_once ON recovery_codes AS RESTRICTIVE FOR UPDATE TO nadi_app USING (used_at IS NULL) WITH CHECK (used_at IS NOT NULL);
--> statement-breakpoint
CREATE FUNCTION refuse_change_of_second_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'nadi_app' THEN
    RAISE EXCEPTION 'An app that is confirmed is removed, not changed, and a code is good once.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER stays_confirmed BEFORE UPDATE ON totp_secrets FOR EACH ROW
  WHEN (OLD.confirmed_at IS NOT NULL AND (NEW.sealed <> OLD.sealed OR NEW.confirmed_at IS DISTINCT FROM OLD.confirmed_at
    OR coalesce(NEW.last_step, 0) < coalesce(OLD.last_step, 0)))
  EXECUTE FUNCTION refuse_change_of_second_step();
--> statement-breakpoint
-- In someone's name a session is opened in one case: the second step was taken. That the code was right is the operation's to
-- know; the policy holds that nobody else opens one, and that it is no other than this person's.
CREATE POLICY after_second_step ON sessions AS RESTRICTIVE FOR INSERT TO nadi_app
  WITH CHECK ((SELECT nadi_role()) = 'SECOND_STEP' AND NOT needs_second_step);
--> statement-breakpoint
CREATE POLICY after_second_step ON refresh_tokens AS RESTRICTIVE FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'SECOND_STEP');
--> statement-breakpoint
CREATE FUNCTION refuse_reopening() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What has ended stays so, and what was counted.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER stays_ended BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL) OR NEW.failed_steps < OLD.failed_steps)
  EXECUTE FUNCTION refuse_reopening();
--> statement-breakpoint
-- Who is signed in writes what operations write, column by column.
REVOKE INSERT, DELETE ON patient_profiles, doctor_profiles FROM nadi_app;
--> statement-breakpoint
REVOKE UPDATE, DELETE ON vital_signs, sessions, files FROM nadi_app;
--> statement-breakpoint
GRANT UPDATE (type, unit, systolic, diastolic, value, canonical_value, arm, posture, timing, note, measured_at, measured_offset, version, updated_at, deleted_at)
  ON vital_signs TO nadi_app;
--> statement-breakpoint
CREATE POLICY entered_by_self ON vital_signs AS RESTRICTIVE FOR INSERT TO nadi_app WITH CHECK (entered_by = (SELECT nadi_user()));
--> statement-breakpoint
GRANT UPDATE (revoked_at, confirmed_at, failed_steps) ON sessions TO nadi_app;
--> statement-breakpoint
REVOKE UPDATE ON idempotency_keys, passkeys, recovery_codes, refresh_tokens, password_resets FROM nadi_app;
--> statement-breakpoint
GRANT UPDATE (used_at) ON recovery_codes, password_resets TO nadi_app;
--> statement-breakpoint
-- A link that sets a password is made at the gate alone.
REVOKE INSERT, DELETE ON password_resets FROM nadi_app;
--> statement-breakpoint
-- At the gate likewise. Administrators are made by the keeper.
REVOKE UPDATE ON users, sessions, refresh_tokens, email_verifications, password_resets, passkeys FROM nadi_gate;
--> statement-breakpoint
GRANT UPDATE (email_verified_at, password_hash, updated_at) ON users TO nadi_gate;
--> statement-breakpoint
GRANT UPDATE (last_used_at, revoked_at) ON sessions TO nadi_gate;
--> statement-breakpoint
GRANT UPDATE (used_at, successor_hash) ON refresh_tokens TO nadi_gate;
--> statement-breakpoint
GRANT UPDATE (used_at) ON email_verifications, password_resets TO nadi_gate;
--> statement-breakpoint
GRANT UPDATE (counter, is_synced, last_used_at) ON passkeys TO nadi_gate;
--> statement-breakpoint
REVOKE INSERT ON passkeys FROM nadi_gate;
--> statement-breakpoint
CREATE POLICY signed_up ON users AS RESTRICTIVE FOR INSERT TO nadi_gate
  WITH CHECK (role IN ('PATIENT', 'DOCTOR') AND email_verified_at IS NULL AND onboarding_completed_at IS NULL);
--> statement-breakpoint
-- Hashes of passwords are read at the gate. Who is signed in gets their own, and changes it against the one that they knew.
REVOKE SELECT ON users FROM nadi_reader;
--> statement-breakpoint
GRANT SELECT (id, role, first_name, last_name, email, email_verified_at, onboarding_completed_at, terms_accepted_at, deletion_requested_at, created_at, updated_at)
  ON users TO nadi_reader;
--> statement-breakpoint
REVOKE UPDATE (password_hash) ON users FROM nadi_app;
--> statement-breakpoint
CREATE FUNCTION own_password_hash() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT password_hash FROM users
    WHERE id = nadi_user() AND nadi_role() IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN') $$;
--> statement-breakpoint
CREATE FUNCTION replace_password(p_person uuid, p_old text, p_new text, p_at timestamptz) RETURNS boolean LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The role that the transaction works under; `current_user` is the function's owner here.
  IF current_setting('role') <> 'nadi_gate' AND (p_person IS DISTINCT FROM nadi_user()
    OR nadi_role() IS NULL OR nadi_role() NOT IN ('PATIENT', 'DOCTOR', 'UNVERIFIED_DOCTOR', 'ADMIN')) THEN
    RAISE EXCEPTION 'A password is changed by its owner.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE users SET password_hash = p_new, updated_at = p_at WHERE id = p_person AND password_hash = p_old;
  RETURN FOUND;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_gate;
--> statement-breakpoint
ALTER FUNCTION own_password_hash OWNER TO nadi_gate;
--> statement-breakpoint
ALTER FUNCTION replace_password OWNER TO nadi_gate;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_gate;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION own_password_hash, replace_password FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION own_password_hash TO nadi_reader;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION replace_password TO nadi_app, nadi_gate;
--> statement-breakpoint
-- An administrator decides and writes nothing else; a doctor does not stay verified with another number.
CREATE FUNCTION guard_registration() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE decision text[] := ARRAY['verification', 'reason', 'decided_at', 'decided_by', 'version', 'updated_at'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.user_id IS DISTINCT FROM nadi_user() AND
    (to_jsonb(NEW) - decision IS DISTINCT FROM to_jsonb(OLD) - decision OR NEW.decided_by IS DISTINCT FROM nadi_user()) THEN
    RAISE EXCEPTION 'What a doctor says is theirs to change, and a decision is signed.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.verification <> 'UNVERIFIED' AND
    (NEW.license_number IS DISTINCT FROM OLD.license_number OR NEW.council IS DISTINCT FROM OLD.council) THEN
    RAISE EXCEPTION 'Another registration has to be checked anew.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded_registration BEFORE UPDATE ON doctor_profiles FOR EACH ROW EXECUTE FUNCTION guard_registration();
--> statement-breakpoint
GRANT SELECT (role) ON users TO nadi_auditor;
--> statement-breakpoint
-- As before, and no more than the role of the transaction may say: in one's own name and role, at the gate of who comes in alone,
-- and for nobody else until someone can act for another. The moment is the server's word; tests move its clock.
CREATE OR REPLACE FUNCTION append_audit(
  p_subject uuid, p_id uuid, p_at timestamptz, p_actor uuid, p_actor_role text, p_on_behalf_of uuid, p_purpose text,
  p_operation text, p_action text, p_record_type text, p_record_ids text[], p_request_id text
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked text := current_setting('role');
  head audit_heads;
  entry audit_entries;
BEGIN
  IF asked IN ('nadi_reader', 'nadi_app') AND (p_actor IS NULL OR nadi_user() IS DISTINCT FROM p_actor) THEN
    RAISE EXCEPTION 'An entry is written in the name of who asks.';
  END IF;
  IF asked = 'nadi_gate' AND p_actor IS NOT NULL AND p_actor IS DISTINCT FROM p_subject THEN
    RAISE EXCEPTION 'An entry at the gate is of who comes in.';
  END IF;
  IF asked IN ('nadi_reader', 'nadi_app', 'nadi_gate') THEN
    IF p_on_behalf_of IS NOT NULL THEN
      RAISE EXCEPTION 'Nobody acts for another.';
    END IF;
    -- Someone whose account went in the meantime has no role to compare with.
    IF NOT (asked = 'nadi_gate' AND p_actor_role = 'SYSTEM')
      AND (p_actor IS NULL OR EXISTS (SELECT FROM users WHERE id = p_actor AND role <> p_actor_role)) THEN
      RAISE EXCEPTION 'An entry names the role of who asks.';
    END IF;
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
