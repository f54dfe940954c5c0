CREATE TABLE "consent_codes" (
	"consent_id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"tries" integer NOT NULL,
	"resends" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"purpose" text NOT NULL,
	"access_mode" text NOT NULL,
	"reason" text,
	"requester" jsonb NOT NULL,
	"patient" jsonb NOT NULL,
	"asked_kinds" text[] NOT NULL,
	"asked_from" date,
	"asked_to" date,
	"asked_until" timestamp (3) with time zone NOT NULL,
	"kinds" text[],
	"from_day" date,
	"to_day" date,
	"access_until" timestamp (3) with time zone,
	"entry_ids" uuid[],
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"allowed_at" timestamp (3) with time zone,
	"granted_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"denial_reason" text,
	"review" text,
	"reviewed_at" timestamp (3) with time zone,
	"review_note" text,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sharing_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"is_findable" boolean NOT NULL,
	"blocked_doctor_ids" uuid[] NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD COLUMN "is_only_you" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "health_facts" ADD COLUMN "is_only_you" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vital_signs" ADD COLUMN "is_only_you" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "consent_codes" ADD CONSTRAINT "consent_codes_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consent_codes" ADD CONSTRAINT "consent_codes_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sharing_settings" ADD CONSTRAINT "sharing_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_patient" ON "consents" USING btree ("patient_id","requested_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_of_doctor" ON "consents" USING btree ("doctor_id","patient_id","requested_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "consents_granted" ON "consents" USING btree ("doctor_id","patient_id") WHERE status = 'GRANTED';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_waiting" ON "consents" USING btree ("doctor_id","patient_id") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "consents_to_answer" ON "consents" USING btree ("answer_by") WHERE status = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "consents_to_end" ON "consents" USING btree ("access_until") WHERE status = 'GRANTED';--> statement-breakpoint
CREATE INDEX "consents_to_review" ON "consents" USING btree ("review","requested_at" DESC NULLS LAST) WHERE origin = 'emergency';--> statement-breakpoint
CREATE INDEX "users_patient_name" ON "users" USING btree (lower(first_name || ' ' || last_name) text_pattern_ops) WHERE role = 'PATIENT';--> statement-breakpoint
CREATE INDEX "users_patient_last_name" ON "users" USING btree (lower(last_name) text_pattern_ops) WHERE role = 'PATIENT';--> statement-breakpoint
CREATE INDEX "patient_profiles_phone" ON "patient_profiles" USING btree ("phone");--> statement-breakpoint
-- The time by which what is granted runs out: the database's own; tests move it.
CREATE FUNCTION nadi_now() RETURNS timestamptz LANGUAGE sql STABLE
  AS $$ SELECT coalesce(nullif(current_setting('nadi.now', true), '')::timestamptz, now()) $$;
--> statement-breakpoint
-- What no operation and no guard may get wrong: a patient never allows more than was asked for, and an emergency never lasts longer.
ALTER TABLE consents
  ADD CONSTRAINT asked_days CHECK ((asked_from IS NULL) = (asked_to IS NULL)),
  ADD CONSTRAINT allowed_days CHECK ((from_day IS NULL) = (to_day IS NULL)),
  ADD CONSTRAINT granted_whole CHECK (status <> 'GRANTED' OR (kinds IS NOT NULL AND access_until IS NOT NULL AND granted_at IS NOT NULL)),
  ADD CONSTRAINT never_wider CHECK (kinds IS NULL OR origin <> 'request' OR (kinds <@ asked_kinds AND access_until <= asked_until
    AND (asked_from IS NULL OR coalesce(from_day >= asked_from AND to_day <= asked_to, false)))),
  ADD CONSTRAINT emergency_is_short CHECK (origin <> 'emergency' OR (reason IS NOT NULL AND review IS NOT NULL
    AND access_until <= requested_at + interval '15 minutes')),
  ADD CONSTRAINT glass_is_broken_in_an_emergency CHECK ((purpose = 'BTG') = (origin = 'emergency')),
  ADD CONSTRAINT shared_by_entries CHECK (origin <> 'share' OR entry_ids IS NOT NULL);
--> statement-breakpoint
ALTER TABLE consent_codes ADD CONSTRAINT few_tries CHECK (tries BETWEEN 0 AND 5), ADD CONSTRAINT few_codes CHECK (resends BETWEEN 0 AND 3);
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['consents', 'consent_codes', 'sharing_settings'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON consents, sharing_settings TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON consents, consent_codes, sharing_settings TO nadi_app;
--> statement-breakpoint
-- Granting is not among them: `verify_consent_code` grants what a doctor asked for.
GRANT UPDATE (status, kinds, from_day, to_day, access_until, allowed_at, ended_at, denial_reason, review, reviewed_at, review_note, version, updated_at)
  ON consents TO nadi_app;
--> statement-breakpoint
-- The hash is read by nobody who is signed in, and tries are counted by the function alone.
GRANT SELECT (consent_id, patient_id, expires_at, tries, resends, created_at) ON consent_codes TO nadi_reader;
--> statement-breakpoint
GRANT UPDATE (code_hash, expires_at, resends, created_at), DELETE ON consent_codes TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (is_findable, blocked_doctor_ids, version, updated_at) ON sharing_settings TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (is_only_you) ON vital_signs, health_facts, emergency_contacts TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON consents FOR SELECT TO nadi_reader
  USING (patient_id = (SELECT nadi_user()) OR doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY emergencies_for_admin ON consents FOR SELECT TO nadi_reader
  USING (origin = 'emergency' AND (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY standing ON consents AS RESTRICTIVE TO nadi_reader
  USING ((SELECT nadi_role()) = 'ADMIN' OR ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_user()))
    OR ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user())));
--> statement-breakpoint
CREATE POLICY begun ON consents FOR INSERT TO nadi_app WITH CHECK (
  CASE (SELECT nadi_role())
    WHEN 'DOCTOR' THEN doctor_id = (SELECT nadi_user())
      AND ((origin = 'request' AND status = 'REQUESTED' AND kinds IS NULL AND allowed_at IS NULL AND granted_at IS NULL)
        OR (origin = 'emergency' AND status = 'GRANTED' AND review = 'OPEN' AND reviewed_at IS NULL
          AND access_until <= (SELECT nadi_now()) + interval '15 minutes'))
    WHEN 'PATIENT' THEN patient_id = (SELECT nadi_user()) AND origin = 'share' AND status = 'GRANTED'
    ELSE false
  END);
--> statement-breakpoint
CREATE POLICY decided_by_patient ON consents FOR UPDATE TO nadi_app
  USING (patient_id = (SELECT nadi_user()) AND (SELECT nadi_role()) = 'PATIENT')
  WITH CHECK (patient_id = (SELECT nadi_user()) AND (SELECT nadi_role()) = 'PATIENT');
--> statement-breakpoint
CREATE POLICY reviewed_by_admin ON consents FOR UPDATE TO nadi_app
  USING (origin = 'emergency' AND (SELECT nadi_role()) = 'ADMIN') WITH CHECK (origin = 'emergency' AND (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
DO $$
DECLARE own record;
BEGIN
  FOR own IN SELECT * FROM (VALUES ('consent_codes', 'patient_id'), ('sharing_settings', 'user_id')) AS owned (name, person) LOOP
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (%I = (SELECT nadi_user()))', own.name, own.person);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (%2$I = (SELECT nadi_user())) WITH CHECK (%2$I = (SELECT nadi_user()))', own.name, own.person);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', own.name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT SELECT ON sharing_settings TO nadi_reader;
--> statement-breakpoint
CREATE POLICY of_own_request ON consent_codes AS RESTRICTIVE FOR INSERT TO nadi_app WITH CHECK (tries = 0 AND resends = 0
  AND EXISTS (SELECT FROM consents c WHERE c.id = consent_id AND c.patient_id = (SELECT nadi_user()) AND c.status = 'REQUESTED'));
--> statement-breakpoint
-- Another code is one of three, whoever writes it.
CREATE FUNCTION guard_consent_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'nadi_app' AND NEW.resends <> OLD.resends + 1 THEN
    RAISE EXCEPTION 'Each new code is counted.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded_code BEFORE UPDATE OF code_hash, expires_at, resends, created_at ON consent_codes FOR EACH ROW
  EXECUTE FUNCTION guard_consent_code();
--> statement-breakpoint
CREATE FUNCTION guard_consent() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  decision text[] := ARRAY['status', 'kinds', 'from_day', 'to_day', 'access_until', 'allowed_at', 'ended_at', 'denial_reason', 'version', 'updated_at'];
  review text[] := ARRAY['review', 'reviewed_at', 'review_note', 'version', 'updated_at'];
  ending text[] := ARRAY['status', 'ended_at', 'denial_reason', 'version', 'updated_at'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF nadi_role() = 'ADMIN' THEN
    IF to_jsonb(NEW) - review IS DISTINCT FROM to_jsonb(OLD) - review THEN
      RAISE EXCEPTION 'A review changes no access.' USING ERRCODE = 'insufficient_privilege';
    END IF;
  ELSIF OLD.status = 'REQUESTED' AND NEW.status IN ('REQUESTED', 'DENIED') THEN
    IF to_jsonb(NEW) - decision IS DISTINCT FROM to_jsonb(OLD) - decision THEN
      RAISE EXCEPTION 'What was asked for stays as it was.' USING ERRCODE = 'insufficient_privilege';
    END IF;
  ELSIF NOT (OLD.status = 'GRANTED' AND NEW.status = 'REVOKED'
      AND to_jsonb(NEW) - ending IS NOT DISTINCT FROM to_jsonb(OLD) - ending)
    AND to_jsonb(NEW) IS DISTINCT FROM to_jsonb(OLD) THEN
    RAISE EXCEPTION 'A consent is revoked, and then stays so.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded_consent BEFORE UPDATE ON consents FOR EACH ROW EXECUTE FUNCTION guard_consent();
--> statement-breakpoint
-- What a doctor is told of a patient before consent. An emergency finds everyone; a request whoever can be found and has not blocked the doctor, or shares
-- something already.
CREATE FUNCTION found_patient(p_patient uuid, p_emergency boolean)
  RETURNS TABLE (id uuid, first_name text, last_name text, year_of_birth integer, gender text, phone_ending text)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT u.id, u.first_name, u.last_name, extract(year FROM p.date_of_birth)::integer, p.gender, right(p.phone, 3)
    FROM users u LEFT JOIN patient_profiles p ON p.user_id = u.id LEFT JOIN sharing_settings s ON s.user_id = u.id
    WHERE u.id = p_patient AND u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL AND nadi_role() = 'DOCTOR'
      AND (p_emergency OR (NOT (nadi_user() = ANY (coalesce(s.blocked_doctor_ids, '{}'))) AND (coalesce(s.is_findable, true)
        OR EXISTS (SELECT FROM consents c WHERE c.doctor_id = nadi_user() AND c.patient_id = u.id AND c.status IN ('REQUESTED', 'GRANTED'))))) $$;
--> statement-breakpoint
-- Ten patients at most. The bounds are for the indexes on names.
CREATE FUNCTION search_patients(p_type text, p_wanted text)
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
    WHEN 'email' THEN
      SELECT array_agg(u.id) INTO hits FROM users u WHERE lower(u.email) = p_wanted AND u.email_verified_at IS NOT NULL;
    ELSE RETURN;
  END CASE;
  RETURN QUERY SELECT f.* FROM unnest(hits) AS hit (hit), LATERAL found_patient(hit, false) AS f ORDER BY f.first_name, f.last_name, f.id LIMIT 10;
END $$;
--> statement-breakpoint
CREATE FUNCTION is_verified_doctor(p_doctor uuid) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM doctor_profiles WHERE user_id = p_doctor AND verification = 'VERIFIED') $$;
--> statement-breakpoint
-- Who began it is written down here, so that nobody says it of themselves. A request that was not answered in time makes way for the next.
CREATE FUNCTION begin_consent() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT jsonb_build_object('id', d.user_id, 'firstName', u.first_name, 'lastName', u.last_name, 'specialization', d.specialization,
      'licenseNumber', d.license_number, 'council', d.council, 'experience', d.experience) INTO NEW.requester
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id WHERE d.user_id = NEW.doctor_id AND d.verification = 'VERIFIED';
  SELECT jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name,
      'yearOfBirth', extract(year FROM p.date_of_birth)::integer, 'gender', p.gender, 'phoneEnding', right(p.phone, 3)) INTO NEW.patient
    FROM users u LEFT JOIN patient_profiles p ON p.user_id = u.id
    WHERE u.id = NEW.patient_id AND u.role = 'PATIENT' AND u.email_verified_at IS NOT NULL;
  IF NEW.requester IS NULL OR NEW.patient IS NULL
    OR (current_setting('role') = 'nadi_app' AND NEW.origin = 'request' AND NOT EXISTS (SELECT FROM found_patient(NEW.patient_id, false))) THEN
    RAISE EXCEPTION 'A consent is between a patient and a verified doctor who may ask.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  UPDATE consents SET status = 'EXPIRED', ended_at = answer_by, version = version + 1
    WHERE doctor_id = NEW.doctor_id AND patient_id = NEW.patient_id AND status = 'REQUESTED' AND answer_by <= nadi_now();
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begun BEFORE INSERT ON consents FOR EACH ROW EXECUTE FUNCTION begin_consent();
--> statement-breakpoint
-- A doctor's try: counted, compared and granted in one step that holds the row, so that of two at once one comes after the other.
-- Hashes are of one code with each key of the server.
CREATE FUNCTION verify_consent_code(p_consent uuid, p_hashes text[]) RETURNS text LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
DECLARE
  asked consents;
  code consent_codes;
  at timestamptz := date_trunc('milliseconds', nadi_now());
BEGIN
  SELECT * INTO asked FROM consents WHERE id = p_consent AND doctor_id = nadi_user() AND nadi_role() = 'DOCTOR' FOR UPDATE;
  IF NOT FOUND THEN RETURN 'absent'; END IF;
  IF asked.status <> 'REQUESTED' OR asked.answer_by <= at OR asked.access_until <= at THEN RETURN 'ended'; END IF;
  SELECT * INTO code FROM consent_codes WHERE consent_id = p_consent FOR UPDATE;
  IF NOT FOUND OR asked.allowed_at IS NULL THEN RETURN 'not-allowed'; END IF;
  IF code.expires_at <= at THEN RETURN 'expired'; END IF;
  IF NOT (code.code_hash = ANY (p_hashes)) THEN
    UPDATE consent_codes SET tries = tries + 1 WHERE consent_id = p_consent;
    IF code.tries + 1 < 5 THEN RETURN 'wrong'; END IF;
    UPDATE consents SET status = 'EXPIRED', ended_at = at, version = version + 1, updated_at = at WHERE id = p_consent;
    DELETE FROM consent_codes WHERE consent_id = p_consent;
    RETURN 'exhausted';
  END IF;
  UPDATE consents SET status = 'GRANTED', granted_at = at, version = version + 1, updated_at = at WHERE id = p_consent;
  DELETE FROM consent_codes WHERE consent_id = p_consent;
  RETURN 'granted';
END $$;
--> statement-breakpoint
-- How many tries are left, for the doctor who types them.
CREATE FUNCTION consent_tries(p_consent uuid) RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT code.tries FROM consent_codes code JOIN consents asked ON asked.id = code.consent_id
    WHERE asked.id = p_consent AND asked.doctor_id = nadi_user() AND nadi_role() = 'DOCTOR' $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['found_patient(uuid, boolean)', 'search_patients(text, text)', 'is_verified_doctor(uuid)', 'begin_consent()',
    'verify_consent_code(uuid, text[])', 'consent_tries(uuid)'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION found_patient, search_patients, is_verified_doctor, consent_tries TO nadi_reader;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION verify_consent_code TO nadi_app;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION found_patient TO nadi_keeper;
--> statement-breakpoint
-- Who a patient is, for a doctor with a consent that is granted now.
CREATE POLICY granted ON users FOR SELECT TO nadi_reader USING (role = 'PATIENT' AND (SELECT nadi_role()) = 'DOCTOR'
  AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = users.id
    AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now())));
--> statement-breakpoint
CREATE POLICY granted ON patient_profiles FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR'
  AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = patient_profiles.user_id
    AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now())));
--> statement-breakpoint
DROP POLICY standing ON patient_profiles;
--> statement-breakpoint
CREATE POLICY standing ON patient_profiles AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
  OR ((SELECT nadi_role()) = 'DOCTOR' AND user_id <> (SELECT nadi_user())));
--> statement-breakpoint
SELECT pgboss.create_queue('consents', '{"policy": "standard", "retryLimit": 2, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 240}');
--> statement-breakpoint
-- What the declarations of shared tables say (`sharingPolicies`).
DROP POLICY IF EXISTS granted ON vital_signs;
--> statement-breakpoint
CREATE POLICY granted ON vital_signs FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT vital_signs.is_only_you AND vital_signs.deleted_at IS NULL AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = vital_signs.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND 'vital-signs' = ANY (c.kinds)
      AND (c.from_day IS NULL OR coalesce(local_day(vital_signs.measured_at, vital_signs.measured_offset) >= c.from_day AND local_day(vital_signs.measured_at, vital_signs.measured_offset) <= c.to_day, false)) AND (c.entry_ids IS NULL OR vital_signs.id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON vital_signs;
--> statement-breakpoint
CREATE POLICY standing ON vital_signs AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
--> statement-breakpoint
DROP POLICY IF EXISTS granted ON health_facts;
--> statement-breakpoint
CREATE POLICY granted ON health_facts FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT health_facts.is_only_you AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = health_facts.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND 'conditions' = ANY (c.kinds)
      AND (c.from_day IS NULL OR coalesce(health_facts.from_date >= c.from_day AND health_facts.from_date <= c.to_day, false)) AND (c.entry_ids IS NULL OR health_facts.id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON health_facts;
--> statement-breakpoint
CREATE POLICY standing ON health_facts AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
--> statement-breakpoint
DROP POLICY IF EXISTS granted ON emergency_contacts;
--> statement-breakpoint
CREATE POLICY granted ON emergency_contacts FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT emergency_contacts.is_only_you AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = emergency_contacts.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND 'emergency-contacts' = ANY (c.kinds)
      AND c.from_day IS NULL AND (c.entry_ids IS NULL OR emergency_contacts.id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON emergency_contacts;
--> statement-breakpoint
CREATE POLICY standing ON emergency_contacts AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
--> statement-breakpoint
DROP POLICY IF EXISTS granted ON medical_history_entries;
--> statement-breakpoint
CREATE POLICY granted ON medical_history_entries FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'DOCTOR' AND NOT medical_history_entries.only_you AND medical_history_entries.status <> 'entered-in-error' AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = medical_history_entries.patient_id
      AND c.status = 'GRANTED' AND c.access_until > (SELECT nadi_now()) AND (CASE medical_history_entries.kind WHEN 'allergy' THEN 'allergies' WHEN 'medicine' THEN 'medicines' WHEN 'immunisation' THEN 'immunisations' ELSE 'conditions' END) = ANY (c.kinds)
      AND (c.from_day IS NULL OR coalesce(medical_history_entries.first_day >= c.from_day AND medical_history_entries.last_day <= c.to_day, false)) AND (c.entry_ids IS NULL OR medical_history_entries.id = ANY (c.entry_ids))));
--> statement-breakpoint
DROP POLICY IF EXISTS standing ON medical_history_entries;
--> statement-breakpoint
CREATE POLICY standing ON medical_history_entries AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT'
    OR ((SELECT nadi_role()) = 'DOCTOR' AND patient_id <> (SELECT nadi_user())));
