CREATE TABLE "clinical_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"registry_id" text NOT NULL,
	"ctri_id" text,
	"title" text NOT NULL,
	"official_title" text,
	"summary" text,
	"status" text NOT NULL,
	"phases" text[] NOT NULL,
	"study_type" text,
	"sex" text NOT NULL,
	"from_months" integer,
	"below_months" integer,
	"takes_healthy" boolean,
	"conditions" text[] NOT NULL,
	"interventions" jsonb NOT NULL,
	"sponsor" text,
	"starts_on" text,
	"ends_on" text,
	"enrolment" integer,
	"sites" jsonb NOT NULL,
	"contact" text,
	"criteria" jsonb NOT NULL,
	"terms" text[] NOT NULL,
	"districts" text[] NOT NULL,
	"words" text NOT NULL,
	"places" text NOT NULL,
	"words_found" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', words)) STORED,
	"places_found" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', places)) STORED,
	"is_sample" boolean NOT NULL,
	"visibility" text NOT NULL,
	"coordinator_id" uuid,
	"coordinator" jsonb,
	"updated_on" date NOT NULL,
	"imported_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_trials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"trial_id" uuid NOT NULL,
	"registry_id" text NOT NULL,
	"title" text NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_interests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"coordinator_id" uuid NOT NULL,
	"trial_id" uuid NOT NULL,
	"registry_id" text NOT NULL,
	"title" text NOT NULL,
	"status" text NOT NULL,
	"coordinator" jsonb NOT NULL,
	"consent" jsonb NOT NULL,
	"applicant" jsonb,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_referrals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"trial_id" uuid NOT NULL,
	"registry_id" text NOT NULL,
	"title" text NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"doctor" jsonb NOT NULL,
	"patient" jsonb NOT NULL,
	"question" text,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clinical_trials" ADD CONSTRAINT "clinical_trials_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_trials" ADD CONSTRAINT "saved_trials_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_trials" ADD CONSTRAINT "saved_trials_trial_id_clinical_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."clinical_trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_interests" ADD CONSTRAINT "trial_interests_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_interests" ADD CONSTRAINT "trial_interests_coordinator_id_users_id_fk" FOREIGN KEY ("coordinator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_interests" ADD CONSTRAINT "trial_interests_trial_id_clinical_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."clinical_trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_referrals" ADD CONSTRAINT "trial_referrals_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_referrals" ADD CONSTRAINT "trial_referrals_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trial_referrals" ADD CONSTRAINT "trial_referrals_trial_id_clinical_trials_id_fk" FOREIGN KEY ("trial_id") REFERENCES "public"."clinical_trials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "clinical_trials_registry" ON "clinical_trials" USING btree ("registry_id");--> statement-breakpoint
CREATE INDEX "clinical_trials_newest" ON "clinical_trials" USING btree ("visibility","updated_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "clinical_trials_terms" ON "clinical_trials" USING gin ("terms");--> statement-breakpoint
CREATE INDEX "clinical_trials_districts" ON "clinical_trials" USING gin ("districts");--> statement-breakpoint
CREATE INDEX "clinical_trials_words" ON "clinical_trials" USING gin ("words_found");--> statement-breakpoint
CREATE INDEX "clinical_trials_places" ON "clinical_trials" USING gin ("places_found");--> statement-breakpoint
CREATE UNIQUE INDEX "saved_trials_once" ON "saved_trials" USING btree ("patient_id","trial_id");--> statement-breakpoint
CREATE INDEX "saved_trials_newest" ON "saved_trials" USING btree ("patient_id","saved_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trial_interests_of_patient" ON "trial_interests" USING btree ("patient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trial_interests_of_coordinator" ON "trial_interests" USING btree ("coordinator_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "trial_interests_open" ON "trial_interests" USING btree ("patient_id","trial_id") WHERE status <> 'WITHDRAWN';--> statement-breakpoint
CREATE INDEX "trial_referrals_of_patient" ON "trial_referrals" USING btree ("patient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trial_referrals_of_doctor" ON "trial_referrals" USING btree ("doctor_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "trial_referrals_open" ON "trial_referrals" USING btree ("patient_id","doctor_id","trial_id") WHERE status <> 'WITHDRAWN';
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['clinical_trials', 'saved_trials', 'trial_referrals', 'trial_interests'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('GRANT SELECT ON %I TO nadi_reader', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Studies are about no person, so everyone signed in may read them; which of them are shown is decided in code. A condition here would keep the search from its
-- indexes: the operators of arrays and texts may not be used before a policy is checked.
CREATE POLICY for_everyone ON clinical_trials FOR SELECT TO nadi_reader USING (true);
--> statement-breakpoint
GRANT INSERT, UPDATE ON clinical_trials TO nadi_app;
--> statement-breakpoint
CREATE POLICY by_admin ON clinical_trials TO nadi_app USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
GRANT INSERT, DELETE ON saved_trials TO nadi_app;
--> statement-breakpoint
CREATE POLICY own_read ON saved_trials FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON saved_trials TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON saved_trials AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT');
--> statement-breakpoint
GRANT INSERT ON trial_referrals, trial_interests TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, question, answer, version, updated_at) ON trial_referrals TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, applicant, note, version, updated_at) ON trial_interests TO nadi_app;
--> statement-breakpoint
DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES ('trial_referrals', 'doctor_id'), ('trial_interests', 'coordinator_id')) AS tables (name, doctor) LOOP
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()) OR %I = (SELECT nadi_user()))', kept.name, kept.doctor);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader
      USING (((SELECT nadi_role()) = ''PATIENT'' AND patient_id = (SELECT nadi_user())) OR ((SELECT nadi_role()) = ''DOCTOR'' AND %I = (SELECT nadi_user())))', kept.name, kept.doctor);
    EXECUTE format('CREATE POLICY moved ON %1$I FOR UPDATE TO nadi_app USING (patient_id = (SELECT nadi_user()) OR %2$I = (SELECT nadi_user()))
      WITH CHECK (patient_id = (SELECT nadi_user()) OR %2$I = (SELECT nadi_user()))', kept.name, kept.doctor);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE POLICY begun ON trial_referrals FOR INSERT TO nadi_app WITH CHECK (
  CASE (SELECT nadi_role())
    WHEN 'PATIENT' THEN patient_id = (SELECT nadi_user()) AND origin = 'asked' AND status = 'ASKED' AND answer IS NULL
    WHEN 'DOCTOR' THEN doctor_id = (SELECT nadi_user()) AND origin = 'referred' AND status = 'REFERRED' AND question IS NULL
    ELSE false
  END);
--> statement-breakpoint
CREATE POLICY sent ON trial_interests FOR INSERT TO nadi_app
  WITH CHECK ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_user()) AND status = 'SENT');
--> statement-breakpoint
ALTER TABLE trial_interests ADD CONSTRAINT withdrawn_tells_nothing CHECK ((status = 'WITHDRAWN') = (applicant IS NULL) AND (status <> 'WITHDRAWN' OR note IS NULL));
--> statement-breakpoint
ALTER TABLE trial_referrals ADD CONSTRAINT withdrawn_asks_nothing CHECK (status <> 'WITHDRAWN' OR question IS NULL);
--> statement-breakpoint
-- A doctor as registered, and only if the registration is verified.
CREATE FUNCTION trial_doctor(p_doctor uuid) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'specialization', d.specialization)
    FROM doctor_profiles d JOIN users u ON u.id = d.user_id WHERE d.user_id = p_doctor AND d.verification = 'VERIFIED' $$;
--> statement-breakpoint
CREATE FUNCTION name_trial_coordinator() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.coordinator := CASE WHEN NEW.coordinator_id IS NULL THEN NULL ELSE trial_doctor(NEW.coordinator_id) END;
  IF NEW.coordinator_id IS NOT NULL AND NEW.coordinator IS NULL THEN
    RAISE EXCEPTION 'A verified doctor answers for a study.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER named BEFORE INSERT OR UPDATE OF coordinator_id, coordinator ON clinical_trials FOR EACH ROW EXECUTE FUNCTION name_trial_coordinator();
--> statement-breakpoint
-- A doctor whose registration is no longer verified answers for no study.
CREATE FUNCTION release_trials() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  UPDATE clinical_trials SET coordinator_id = NULL, version = version + 1 WHERE coordinator_id = NEW.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER released_trials AFTER UPDATE OF verification ON doctor_profiles FOR EACH ROW
  WHEN (OLD.verification = 'VERIFIED' AND NEW.verification <> 'VERIFIED') EXECUTE FUNCTION release_trials();
--> statement-breakpoint
-- Who begins it is written down here, and only while the doctor may see something of the patient. An emergency is no such consent.
CREATE FUNCTION begin_trial_referral() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.doctor := trial_doctor(NEW.doctor_id);
  SELECT jsonb_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) INTO NEW.patient
    FROM users u WHERE u.id = NEW.patient_id AND u.role = 'PATIENT';
  IF NEW.doctor IS NULL OR NEW.patient IS NULL
    OR NOT EXISTS (SELECT FROM clinical_trials t WHERE t.id = NEW.trial_id AND t.visibility = 'PUBLISHED')
    OR (current_setting('role') = 'nadi_app' AND NOT EXISTS (SELECT FROM consents c WHERE c.doctor_id = NEW.doctor_id AND c.patient_id = NEW.patient_id
      AND c.status = 'GRANTED' AND c.origin <> 'emergency' AND c.access_until > nadi_now())) THEN
    RAISE EXCEPTION 'A referral is between a patient and a doctor who may see something of them.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER begun BEFORE INSERT ON trial_referrals FOR EACH ROW EXECUTE FUNCTION begin_trial_referral();
--> statement-breakpoint
-- An interest goes to the doctor of the study and to no one else.
CREATE FUNCTION send_trial_interest() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  SELECT trial_doctor(t.coordinator_id) INTO NEW.coordinator FROM clinical_trials t
    WHERE t.id = NEW.trial_id AND t.visibility = 'PUBLISHED' AND t.coordinator_id = NEW.coordinator_id;
  IF NEW.coordinator IS NULL THEN
    RAISE EXCEPTION 'An interest goes to the doctor of a published study.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER sent BEFORE INSERT ON trial_interests FOR EACH ROW EXECUTE FUNCTION send_trial_interest();
--> statement-breakpoint
-- What is withdrawn stays so; a patient withdraws, and a doctor takes the next step.
CREATE FUNCTION guard_trial_step() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  withdrawing text[] := ARRAY['status', 'applicant', 'note', 'question', 'version', 'updated_at'];
  step text[] := ARRAY['status', 'answer', 'version', 'updated_at'];
BEGIN
  IF current_user <> 'nadi_app' OR to_jsonb(NEW) IS NOT DISTINCT FROM to_jsonb(OLD) THEN
    RETURN NEW;
  END IF;
  IF OLD.status <> 'WITHDRAWN' AND (
    (nadi_role() = 'PATIENT' AND NEW.status = 'WITHDRAWN' AND to_jsonb(NEW) - withdrawing IS NOT DISTINCT FROM to_jsonb(OLD) - withdrawing)
    OR (nadi_role() = 'DOCTOR' AND NEW.status NOT IN ('WITHDRAWN', 'SENT', 'ASKED') AND to_jsonb(NEW) - step IS NOT DISTINCT FROM to_jsonb(OLD) - step)) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'This step is for someone else, or it is withdrawn.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE ON trial_referrals FOR EACH ROW EXECUTE FUNCTION guard_trial_step();
--> statement-breakpoint
CREATE TRIGGER guarded BEFORE UPDATE ON trial_interests FOR EACH ROW EXECUTE FUNCTION guard_trial_step();
--> statement-breakpoint
-- The first answers that a doctor got tell of the person, and those of a patient name the doctor: they go with what they tell.
CREATE FUNCTION forget_trial_answers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys k WHERE k.answer -> 'data' ->> 'id' = OLD.id::text AND (k.user_id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid
    OR (TG_OP = 'DELETE' AND k.user_id = OLD.patient_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT * FROM (VALUES ('trial_referrals', 'doctor_id'), ('trial_interests', 'coordinator_id')) AS tables (name, doctor) LOOP
    EXECUTE format('CREATE TRIGGER forgotten_with AFTER DELETE ON %I FOR EACH ROW EXECUTE FUNCTION forget_trial_answers(%L)', kept.name, kept.doctor);
    EXECUTE format('CREATE TRIGGER forgotten AFTER UPDATE OF status ON %I FOR EACH ROW WHEN (NEW.status = ''WITHDRAWN'') EXECUTE FUNCTION forget_trial_answers(%L)',
      kept.name, kept.doctor);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['release_trials()', 'forget_trial_answers()', 'trial_doctor(uuid)', 'name_trial_coordinator()', 'begin_trial_referral()', 'send_trial_interest()'] LOOP
    EXECUTE format('ALTER FUNCTION %s OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', name);
  END LOOP;
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
