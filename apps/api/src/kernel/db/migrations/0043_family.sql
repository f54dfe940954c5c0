CREATE TABLE "family_ties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	"patient_is" text NOT NULL,
	"user_is" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"until" date,
	"declaration" text,
	"version" integer NOT NULL,
	CONSTRAINT "family_ties_once" UNIQUE("patient_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "dependants" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"sender_id" uuid NOT NULL,
	"sender_name" text NOT NULL,
	"purpose" text NOT NULL,
	"member_id" uuid,
	"member_name" text,
	"email" text NOT NULL,
	"relationship" text NOT NULL,
	"level" text NOT NULL,
	"until" date,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "family_ties" ADD CONSTRAINT "family_ties_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_ties" ADD CONSTRAINT "family_ties_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dependants" ADD CONSTRAINT "dependants_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_sender_id_users_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_member_id_patients_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_ties_of_user" ON "family_ties" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_invitations_of_sender" ON "family_invitations" USING btree ("sender_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "family_invitations_to" ON "family_invitations" USING btree (lower("email")) WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "family_invitations_of_member" ON "family_invitations" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE family_ties
  ADD CONSTRAINT known_level CHECK (level IN ('view', 'manage', 'full', 'guardian')),
  ADD CONSTRAINT not_oneself CHECK (patient_id <> user_id),
  ADD CONSTRAINT guardian_declares CHECK ((level = 'guardian') = (declaration IS NOT NULL)),
  ADD CONSTRAINT guardian_has_no_last_day CHECK (level <> 'guardian' OR until IS NULL);
--> statement-breakpoint
ALTER TABLE family_invitations
  ADD CONSTRAINT known_purpose CHECK (purpose IN ('act-for-me', 'act-for-you', 'guardian')),
  ADD CONSTRAINT known_status CHECK (status IN ('WAITING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  ADD CONSTRAINT guardian_of_someone CHECK ((purpose = 'guardian') = (member_id IS NOT NULL) AND (purpose = 'guardian') = (level = 'guardian'));
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_owner_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "member_id" uuid;
--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_member_id_patients_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
DROP INDEX "notifications_about";
--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_about" ON "notifications" USING btree ("user_id","type","about",coalesce("member_id", "user_id"));
--> statement-breakpoint
CREATE INDEX "notifications_of_member" ON "notifications" USING btree ("member_id") WHERE member_id is not null;
--> statement-breakpoint
CREATE INDEX audit_entries_on_behalf ON audit_entries (subject_id, seq) WHERE on_behalf_of IS NOT NULL;
--> statement-breakpoint
-- The patient for whom the caller acts, if a tie lets them; null if none does. With nobody named, the caller.
CREATE FUNCTION acting_for(p_patient uuid, p_changes boolean) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.patient_id FROM family_ties t
    WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND nadi_role() = 'PATIENT'
      AND (t.until IS NULL OR t.until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date) AND (NOT p_changes OR t.level <> 'view') $$;
--> statement-breakpoint
CREATE FUNCTION nadi_patient() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN nullif(current_setting('nadi.patient_id', true), '') IS NULL THEN nadi_user() ELSE acting_for(current_setting('nadi.patient_id', true)::uuid, false) END $$;
--> statement-breakpoint
CREATE FUNCTION nadi_patient_to_change() RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN nullif(current_setting('nadi.patient_id', true), '') IS NULL THEN nadi_user() ELSE acting_for(current_setting('nadi.patient_id', true)::uuid, true) END $$;
--> statement-breakpoint
-- Accounts whose names the caller sees: of patients for whom they act, of those who act for them, and of those who act for the same patients.
CREATE FUNCTION family_circle() RETURNS uuid[] LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT array_agg(DISTINCT who) FROM (
    SELECT user_id AS who FROM family_ties WHERE patient_id = nadi_user() AND nadi_role() = 'PATIENT'
      AND (until IS NULL OR until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date)
    UNION ALL
    SELECT unnest(ARRAY[other.patient_id, other.user_id]) FROM family_ties mine JOIN family_ties other ON other.patient_id = mine.patient_id
      WHERE mine.user_id = nadi_user() AND nadi_role() = 'PATIENT' AND acting_for(mine.patient_id, false) IS NOT NULL
        AND (other.until IS NULL OR other.until >= (nadi_now() AT TIME ZONE 'Asia/Kolkata')::date)
  ) AS circle $$;
--> statement-breakpoint
-- The confirmed address of the caller, in lower case.
CREATE FUNCTION own_address() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT lower(email) FROM users WHERE id = nadi_user() AND role = 'PATIENT' AND nadi_role() = 'PATIENT' AND email_verified_at IS NOT NULL $$;
--> statement-breakpoint
-- Patients for whom the caller acts, with what their page says.
CREATE FUNCTION family_members() RETURNS TABLE (tie_id uuid, patient_id uuid, first_name text, last_name text, patient_is text, level text, since timestamptz, until date,
  has_account boolean, date_of_birth date, gender text, version integer, guardians jsonb)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT t.id, t.patient_id, coalesce(u.first_name, d.first_name), coalesce(u.last_name, d.last_name), t.patient_is, t.level, t.since, t.until,
      u.id IS NOT NULL, p.date_of_birth, p.gender, t.version + coalesce(d.version, 0),
      coalesce((SELECT jsonb_agg(jsonb_build_object('firstName', g.first_name, 'lastName', g.last_name, 'isYou', g.id = nadi_user()) ORDER BY gt.since, gt.id)
        FROM family_ties gt JOIN users g ON g.id = gt.user_id WHERE gt.patient_id = t.patient_id AND gt.level = 'guardian'), '[]')
    FROM family_ties t LEFT JOIN users u ON u.id = t.patient_id LEFT JOIN dependants d ON d.patient_id = t.patient_id LEFT JOIN patient_profiles p ON p.user_id = t.patient_id
    WHERE t.user_id = nadi_user() AND acting_for(t.patient_id, false) IS NOT NULL
    ORDER BY t.since, t.id $$;
--> statement-breakpoint
-- Adds a child without an account and its first guardian, and checks again that a patient adds a new one.
CREATE FUNCTION add_dependant(p_id uuid, p_tie uuid, p_first text, p_last text, p_born date, p_gender text, p_relationship text, p_guardian text, p_declaration text,
  p_ranges integer, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF nadi_role() IS DISTINCT FROM 'PATIENT' OR EXISTS (SELECT FROM patients WHERE id = p_id) THEN
    RAISE EXCEPTION 'A patient adds a child that is new.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  INSERT INTO patients (id, user_id) VALUES (p_id, NULL);
  INSERT INTO dependants (patient_id, first_name, last_name, version, created_at, updated_at) VALUES (p_id, p_first, p_last, 1, p_at, p_at);
  INSERT INTO patient_profiles (user_id, date_of_birth, gender, version, updated_at, ranges_version) VALUES (p_id, p_born, p_gender, 1, p_at, p_ranges);
  INSERT INTO family_ties (id, patient_id, user_id, level, patient_is, user_is, since, declaration, version)
    VALUES (p_tie, p_id, nadi_user(), 'guardian', p_relationship, p_guardian, p_at, p_declaration, 1);
END $$;
--> statement-breakpoint
-- Makes the tie of an invitation that waits for the caller, with what they allow, which is never more than was asked for. Returns whether there was one to accept.
CREATE FUNCTION accept_family_invitation(p_invitation uuid, p_tie uuid, p_relationship text, p_level text, p_until date, p_declaration text, p_at timestamptz)
  RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  asked family_invitations;
  levels text[] := ARRAY['view', 'manage', 'full', 'guardian'];
BEGIN
  UPDATE family_invitations SET status = 'ACCEPTED'
    WHERE id = p_invitation AND status = 'WAITING' AND expires_at > nadi_now() AND lower(email) = own_address() AND sender_id <> nadi_user() RETURNING * INTO asked;
  IF NOT FOUND THEN RETURN false; END IF;
  IF array_position(levels, p_level) > array_position(levels, asked.level) OR (asked.until IS NOT NULL AND (p_until IS NULL OR p_until > asked.until)) THEN
    RAISE EXCEPTION 'More is allowed than was asked for.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF asked.purpose = 'guardian' THEN
    -- Two who accept at once wait for each other.
    PERFORM FROM patients WHERE id IN (asked.sender_id, nadi_user(), asked.member_id) ORDER BY id FOR UPDATE;
    IF NOT EXISTS (SELECT FROM family_ties WHERE patient_id = asked.member_id AND user_id = asked.sender_id AND level = 'guardian')
      OR (SELECT count(*) FROM family_ties WHERE patient_id = asked.member_id AND level = 'guardian' AND user_id <> nadi_user()) >= 2 THEN
      RETURN false;
    END IF;
  END IF;
  -- Two that would pass a limit together wait for each other.
  PERFORM FROM patients WHERE id IN (asked.sender_id, nadi_user(), asked.member_id) ORDER BY id FOR UPDATE;
  IF (SELECT count(*) FROM family_ties WHERE user_id = CASE asked.purpose WHEN 'act-for-you' THEN asked.sender_id ELSE nadi_user() END) >= 12
    OR (SELECT count(*) FROM family_ties
      WHERE patient_id = CASE asked.purpose WHEN 'act-for-me' THEN asked.sender_id WHEN 'act-for-you' THEN nadi_user() ELSE asked.member_id END) >= 12 THEN
    RETURN false;
  END IF;
  INSERT INTO family_ties AS tie (id, patient_id, user_id, level, patient_is, user_is, since, until, declaration, version)
    SELECT p_tie, patient, who, p_level, patient_is, user_is, p_at, p_until, CASE WHEN asked.purpose = 'guardian' THEN p_declaration END, 1
      FROM (SELECT
        CASE asked.purpose WHEN 'act-for-me' THEN asked.sender_id WHEN 'act-for-you' THEN nadi_user() ELSE asked.member_id END AS patient,
        CASE asked.purpose WHEN 'act-for-you' THEN asked.sender_id ELSE nadi_user() END AS who,
        CASE asked.purpose WHEN 'act-for-you' THEN asked.relationship ELSE p_relationship END AS patient_is,
        CASE asked.purpose WHEN 'act-for-you' THEN p_relationship ELSE asked.relationship END AS user_is) AS made
    ON CONFLICT (patient_id, user_id) DO UPDATE SET level = excluded.level, until = excluded.until, declaration = excluded.declaration,
      patient_is = excluded.patient_is, user_is = excluded.user_is, since = excluded.since, version = tie.version + 1;
  RETURN true;
END $$;
--> statement-breakpoint
-- Corrects a child, for a guardian.
CREATE FUNCTION update_dependant(p_patient uuid, p_first text, p_last text, p_at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE dependants d SET first_name = p_first, last_name = p_last, version = d.version + 1, updated_at = p_at
    WHERE d.patient_id = p_patient AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian');
  IF NOT FOUND THEN RAISE EXCEPTION 'A guardian corrects a child.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
-- Deletes a child with the whole record, for its only guardian.
CREATE FUNCTION erase_dependant(p_patient uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A guardian who is accepted at the same time is waited for.
  PERFORM FROM patients WHERE id = p_patient FOR UPDATE;
  DELETE FROM patients p WHERE p.id = p_patient AND p.user_id IS NULL
    AND EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id = nadi_user() AND t.level = 'guardian')
    AND NOT EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p_patient AND t.user_id <> nadi_user() AND t.level = 'guardian');
  IF NOT FOUND THEN RAISE EXCEPTION 'The only guardian deletes a child.' USING ERRCODE = 'insufficient_privilege'; END IF;
END $$;
--> statement-breakpoint
-- Keeps a guardian for each child. `end_patient` deletes the children whose only guardian deletes their account.
CREATE FUNCTION keep_guardian() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF OLD.level = 'guardian' AND EXISTS (SELECT FROM users WHERE id = OLD.user_id) AND EXISTS (SELECT FROM patients WHERE id = OLD.patient_id) THEN
    -- Two who leave at once wait for each other.
    PERFORM FROM patients WHERE id = OLD.patient_id FOR UPDATE;
    IF NOT EXISTS (SELECT FROM family_ties WHERE patient_id = OLD.patient_id AND level = 'guardian' AND id <> OLD.id) THEN
      RAISE EXCEPTION 'A child has a guardian.' USING ERRCODE = 'insufficient_privilege';
    END IF;
  END IF;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER keeps_guardian BEFORE DELETE ON family_ties FOR EACH ROW EXECUTE FUNCTION keep_guardian();
--> statement-breakpoint
-- Deletes kept answers that have data of the patient: those of requests for them, and those that tell of them.
CREATE FUNCTION end_acted_keys() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys WHERE user_id = OLD.user_id
    AND (key LIKE OLD.patient_id::text || ' %' OR answer -> 'data' ->> 'id' = OLD.patient_id::text
      OR answer -> 'data' ->> 'id' IN (SELECT id::text FROM family_invitations WHERE member_id = OLD.patient_id));
  DELETE FROM notifications WHERE user_id = OLD.user_id AND member_id = OLD.patient_id;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ends_acted_keys BEFORE DELETE ON family_ties FOR EACH ROW EXECUTE FUNCTION end_acted_keys();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION end_patient() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- Two guardians who are deleted at once wait for each other: the second takes the child along.
  PERFORM FROM patients p WHERE p.user_id IS NULL AND p.id IN (SELECT patient_id FROM family_ties WHERE user_id = OLD.id AND level = 'guardian') ORDER BY p.id FOR UPDATE;
  DELETE FROM patients p WHERE p.user_id IS NULL AND p.id IN (SELECT patient_id FROM family_ties WHERE user_id = OLD.id AND level = 'guardian')
    AND NOT EXISTS (SELECT FROM family_ties t WHERE t.patient_id = p.id AND t.user_id <> OLD.id AND t.level = 'guardian');
  -- Invitations of others name the address of whoever is erased.
  DELETE FROM family_invitations WHERE lower(email) = lower(OLD.email) AND OLD.email_verified_at IS NOT NULL;
  DELETE FROM patients WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
-- Erases the visits of a child, as for an account, and before them the kept answers that tell of the child.
CREATE FUNCTION end_dependant() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys k USING family_ties t
    WHERE t.patient_id = OLD.id AND k.user_id = t.user_id
      AND (k.key LIKE OLD.id::text || ' %' OR k.answer -> 'data' ->> 'id' = OLD.id::text
        OR k.answer -> 'data' ->> 'id' IN (SELECT id::text FROM family_invitations WHERE member_id = OLD.id));
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER ends_dependant BEFORE DELETE ON patients FOR EACH ROW WHEN (OLD.user_id IS NULL) EXECUTE FUNCTION end_dependant();
--> statement-breakpoint
CREATE TRIGGER erased_visits BEFORE DELETE ON patients FOR EACH ROW WHEN (OLD.user_id IS NULL) EXECUTE FUNCTION erase_visits();
--> statement-breakpoint
CREATE FUNCTION end_files() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE owner_id = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Files belong to a patient or to an account; a patient without an account has some, too.
CREATE TRIGGER ends_files AFTER DELETE ON users FOR EACH ROW EXECUTE FUNCTION end_files();
--> statement-breakpoint
CREATE TRIGGER ends_files AFTER DELETE ON patients FOR EACH ROW EXECUTE FUNCTION end_files();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION begin_consultation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT jsonb_build_object('id', d.user_id, 'firstName', u.first_name, 'lastName', u.last_name, 'specialization', d.specialization) INTO NEW.doctor
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id WHERE d.user_id = NEW.doctor_id AND d.verification = 'VERIFIED';
  SELECT jsonb_build_object('id', who.id, 'firstName', who.first_name, 'lastName', who.last_name) INTO NEW.patient FROM (
    SELECT u.id, u.first_name, u.last_name FROM users u WHERE u.id = NEW.patient_id AND u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL
    UNION ALL
    SELECT d.patient_id, d.first_name, d.last_name FROM dependants d WHERE d.patient_id = NEW.patient_id) AS who;
  IF NEW.doctor IS NULL OR NEW.patient IS NULL THEN
    RAISE EXCEPTION 'A visit is between a patient and a verified doctor.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- Tells the guardians of a child, each by an entry that begins with the child's name and leads to the child's page: the pages of the action are those of oneself.
CREATE OR REPLACE FUNCTION add_notification(p_id uuid, p_user uuid, p_type text, p_category text, p_title text, p_body text, p_label text, p_href text,
  p_urgent boolean, p_about text, p_device uuid, p_at timestamptz, p_consultation uuid DEFAULT NULL) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  told record;
BEGIN
  FOR told IN
    SELECT p_id AS id, p_user AS person, NULL::uuid AS member, p_title AS title, p_label AS label, p_href AS href, p_consultation AS consultation WHERE NOT EXISTS (SELECT FROM dependants WHERE patient_id = p_user)
    UNION ALL
    -- The time of the id stays, so that entries lie in the order in which they came.
    SELECT (left(p_id::text, 18) || right(gen_random_uuid()::text, 18))::uuid, t.user_id, d.patient_id, left(left(d.first_name, 40) || ': ' || p_title, 120),
      'See ' || left(d.first_name, 40), '/dashboard/family/' || d.patient_id, NULL
      FROM dependants d JOIN family_ties t ON t.patient_id = d.patient_id AND t.level = 'guardian' WHERE d.patient_id = p_user
  LOOP
    INSERT INTO notifications (id, user_id, type, category, title, body, action_label, action_href, is_urgent, about, only_device, created_at, consultation_id, member_id)
      VALUES (told.id, told.person, p_type, p_category, told.title, p_body, told.label, told.href, p_urgent, p_about, p_device, p_at, told.consultation, told.member)
      ON CONFLICT (user_id, type, about, (coalesce(member_id, user_id))) DO NOTHING;
    IF FOUND THEN PERFORM enqueue_job('notifications', jsonb_build_object('notification', told.id), p_at); END IF;
  END LOOP;
END $$;
--> statement-breakpoint
-- As before; for another patient, an entry says on whose behalf it was, which only who may act can write.
CREATE OR REPLACE FUNCTION append_audit(
  p_subject uuid, p_id uuid, p_at timestamptz, p_actor uuid, p_actor_role text, p_on_behalf_of uuid, p_purpose text, p_operation text, p_action text,
  p_record_type text, p_record_ids text[], p_request_id text
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
    IF p_on_behalf_of IS DISTINCT FROM (CASE WHEN asked = 'nadi_gate' THEN NULL ELSE nullif(nadi_patient(), nadi_user()) END)
      AND (asked = 'nadi_gate' OR p_on_behalf_of IS DISTINCT FROM acting_for(p_subject, false)) THEN
      RAISE EXCEPTION 'An entry says on whose behalf it was.';
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
--> statement-breakpoint
CREATE OR REPLACE FUNCTION audit_person(p_subject uuid, p_person uuid) RETURNS text LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT who.name FROM (
    SELECT id, first_name || ' ' || last_name AS name FROM users WHERE id = p_person
    UNION ALL
    SELECT patient_id, first_name || ' ' || last_name FROM dependants WHERE patient_id = p_person) AS who
    WHERE (p_subject = nadi_user() OR acting_for(p_subject, false) IS NOT NULL)
      AND CASE
        WHEN EXISTS (SELECT FROM audit_entries WHERE subject_id = p_subject AND actor_id = p_person) THEN true
        ELSE EXISTS (SELECT FROM audit_entries WHERE subject_id = p_subject AND on_behalf_of = p_person)
      END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION line_of_visit(p_visit uuid, p_now timestamptz) RETURNS TABLE (status text, since timestamptz) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT o.status, (SELECT max((e ->> 'at')::timestamptz) FROM jsonb_array_elements(o.changes) AS e WHERE e ->> 'status' = 'checked_in')
    FROM consultations c JOIN consultations o ON o.doctor_id = c.doctor_id AND o.id <> c.id
    WHERE c.id = p_visit AND c.patient_id = nadi_patient()
      AND o.status IN ('checked_in', 'in_progress') AND o.ends_at > p_now - interval '12 hours' AND o.scheduled_at < p_now + interval '12 hours' $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['acting_for', 'family_circle', 'own_address', 'family_members', 'add_dependant', 'accept_family_invitation', 'update_dependant',
      'erase_dependant', 'keep_guardian', 'end_acted_keys', 'end_dependant', 'end_files'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
  EXECUTE 'GRANT EXECUTE ON FUNCTION acting_for TO nadi_reader, nadi_app, nadi_auditor';
  EXECUTE 'GRANT EXECUTE ON FUNCTION family_circle, own_address, family_members TO nadi_reader, nadi_app';
  EXECUTE 'GRANT EXECUTE ON FUNCTION add_dependant, accept_family_invitation, update_dependant, erase_dependant TO nadi_app';
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
ALTER TABLE family_invitations ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON family_invitations TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
GRANT SELECT ON family_ties, dependants, family_invitations TO nadi_reader;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON family_ties, dependants, family_invitations TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON dependants TO nadi_auditor;
--> statement-breakpoint
GRANT INSERT, UPDATE (status, expires_at) ON family_invitations TO nadi_app;
--> statement-breakpoint
GRANT DELETE, UPDATE (level, until, patient_is, user_is, version) ON family_ties TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON family_invitations FOR SELECT TO nadi_reader USING (sender_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY to_own_address ON family_invitations FOR SELECT TO nadi_reader USING (lower(email) = (SELECT own_address()));
--> statement-breakpoint
CREATE POLICY sent ON family_invitations FOR INSERT TO nadi_app WITH CHECK (sender_id = (SELECT nadi_user()) AND status = 'WAITING'
  AND (member_id IS NULL OR EXISTS (SELECT FROM family_ties t WHERE t.patient_id = member_id AND t.user_id = (SELECT nadi_user()) AND t.level = 'guardian')));
--> statement-breakpoint
CREATE POLICY changed ON family_invitations FOR UPDATE TO nadi_app USING (sender_id = (SELECT nadi_user()) AND status = 'WAITING')
  WITH CHECK (sender_id = (SELECT nadi_user()) AND status IN ('WAITING', 'WITHDRAWN'));
--> statement-breakpoint
CREATE POLICY declined ON family_invitations FOR UPDATE TO nadi_app USING (status = 'WAITING' AND expires_at > (SELECT nadi_now()) AND lower(email) = (SELECT own_address()))
  WITH CHECK (status = 'DECLINED' AND lower(email) = (SELECT own_address()));
--> statement-breakpoint
CREATE POLICY standing ON family_invitations AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT');
--> statement-breakpoint
-- Lets the account that acts see its tie, end it and change what the patient is to it.
CREATE POLICY acted ON family_ties FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY changed_by_patient ON family_ties FOR UPDATE TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()) AND level <> 'guardian');
--> statement-breakpoint
CREATE POLICY changed_by_actor ON family_ties FOR UPDATE TO nadi_app USING (user_id = (SELECT nadi_user())) WITH CHECK (user_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY ended ON family_ties FOR DELETE TO nadi_app USING (patient_id = (SELECT nadi_user()) OR user_id = (SELECT nadi_user()));
--> statement-breakpoint
-- Refuses a change of the level by anyone but the patient.
CREATE FUNCTION guard_tie() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'nadi_app' AND OLD.patient_id IS DISTINCT FROM nadi_user() AND (NEW.level, NEW.until, NEW.user_is) IS DISTINCT FROM (OLD.level, OLD.until, OLD.user_is) THEN
    RAISE EXCEPTION 'A patient says what is done for them.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE ON family_ties FOR EACH ROW EXECUTE FUNCTION guard_tie();
--> statement-breakpoint
CREATE POLICY family ON users FOR SELECT TO nadi_reader USING (id = ANY ((SELECT family_circle())::uuid[]));
--> statement-breakpoint
-- Shows what was done on behalf of a patient for whom the caller acts, and nothing else.
CREATE POLICY on_behalf ON audit_entries FOR SELECT TO nadi_reader USING (on_behalf_of = subject_id AND acting_for(subject_id, false) IS NOT NULL);
--> statement-breakpoint
ALTER POLICY booked ON consultations WITH CHECK ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_patient_to_change())
  AND status IN ('requested', 'confirmed') AND signed_at IS NULL AND jsonb_array_length(changes) = 1);
--> statement-breakpoint
ALTER POLICY changed ON consultations USING (patient_id = (SELECT nadi_patient_to_change()) OR doctor_id = (SELECT nadi_user()))
  WITH CHECK (patient_id = (SELECT nadi_patient_to_change()) OR doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
ALTER POLICY own_read ON files USING (owner_id = (SELECT nadi_patient()));
--> statement-breakpoint
ALTER POLICY own ON files USING (owner_id = (SELECT nadi_patient_to_change())) WITH CHECK (owner_id = (SELECT nadi_patient_to_change()));
--> statement-breakpoint
-- The term of who acts joins the rule of who may see a row (packages/domain/src/kernel/row-access.ts).
CREATE OR REPLACE FUNCTION row_rules.terms() RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'own', '{person} = (SELECT nadi_patient())',
    'ownToChange', '{person} = (SELECT nadi_patient_to_change())',
    'party', '{party} = (SELECT nadi_user())',
    'granted', '(SELECT nadi_role()) = ''DOCTOR''{sharedIf} AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = {table}.{person} AND c.status = ''GRANTED'' AND c.access_until > (SELECT nadi_now()){consentIf})',
    'grantedThrough', '(SELECT nadi_role()) = ''DOCTOR'' AND ({sharedThrough})',
    'standing', '(SELECT nadi_role()) = ''PATIENT''',
    'standingShared', '(SELECT nadi_role()) = ''PATIENT'' OR ((SELECT nadi_role()) = ''DOCTOR'' AND {person} <> (SELECT nadi_user()))',
    'standingParty', '((SELECT nadi_role()) = ''PATIENT'' AND {person} = (SELECT nadi_patient())) OR ((SELECT nadi_role()) = ''DOCTOR'' AND {party} = (SELECT nadi_user()))',
    'alsoFor', '(SELECT nadi_role()) = ''{alsoFor}'' OR ')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION row_rules.policies(p_table row_rules.owned_tables) RETURNS TABLE (
  name text, is_restrictive boolean, command text, grantee text, using_rule text, check_rule text
) LANGUAGE plpgsql STABLE AS $$
DECLARE
  terms jsonb;
  is_shared boolean := num_nonnulls(p_table.consent_if, p_table.shared_through) > 0;
  seen text;
BEGIN
  SELECT jsonb_object_agg(term.key, replace(replace(replace(replace(replace(replace(replace(term.value,
      '{table}', p_table.name), '{person}', p_table.person), '{party}', coalesce(p_table.party, '')),
      '{sharedIf}', coalesce(' AND (' || nullif(p_table.shared_if, '') || ')', '')), '{consentIf}', coalesce(' AND (' || nullif(p_table.consent_if, '') || ')', '')),
      '{sharedThrough}', coalesce(p_table.shared_through, '')), '{alsoFor}', coalesce(p_table.also_for, '')))
    INTO terms FROM jsonb_each_text(row_rules.terms()) AS term;
  seen := (terms ->> 'own') || coalesce(' AND (' || p_table.reads_if || ')', '');
  RETURN QUERY VALUES ('own_read', false, 'SELECT', 'nadi_reader',
    CASE WHEN p_table.party IS NULL THEN seen ELSE seen || ' OR ' || (terms ->> 'party') END, NULL);
  IF p_table.writes <> 'none' THEN
    RETURN QUERY VALUES ('own', false, upper(p_table.writes), 'nadi_app',
      CASE WHEN p_table.writes = 'all' THEN terms ->> 'ownToChange' END, (terms ->> 'ownToChange') || coalesce(' AND (' || p_table.writes_if || ')', ''));
  END IF;
  IF is_shared THEN
    RETURN QUERY VALUES ('granted', false, 'SELECT', 'nadi_reader',
      terms ->> CASE WHEN p_table.shared_through IS NULL THEN 'granted' ELSE 'grantedThrough' END, NULL);
  END IF;
  RETURN QUERY VALUES ('standing', true, 'ALL', 'nadi_reader', CASE WHEN p_table.also_for IS NULL THEN '' ELSE terms ->> 'alsoFor' END
    || (terms ->> CASE WHEN p_table.party IS NOT NULL THEN 'standingParty' WHEN is_shared THEN 'standingShared' ELSE 'standing' END), NULL);
END $$;
--> statement-breakpoint
UPDATE row_rules.owned_tables SET writes_if = replace(writes_if, '(SELECT nadi_user())', '(SELECT nadi_patient_to_change())') WHERE writes_if LIKE '%nadi_user%';
--> statement-breakpoint
-- Leaves sharing to the patient alone, whatever the terms above let others change.
CREATE POLICY self_only ON sharing_settings AS RESTRICTIVE TO nadi_app USING (user_id = (SELECT nadi_user())) WITH CHECK (user_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY self_only ON consent_codes AS RESTRICTIVE TO nadi_app USING ((SELECT nadi_role()) <> 'PATIENT' OR patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY self_only ON saved_trials AS RESTRICTIVE TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
SELECT own_table('family_ties', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('dependants', 'patient_id', writes => 'none');
--> statement-breakpoint
CREATE POLICY auditor_names ON dependants FOR SELECT TO nadi_auditor USING (true);
--> statement-breakpoint
SELECT apply_row_security();
