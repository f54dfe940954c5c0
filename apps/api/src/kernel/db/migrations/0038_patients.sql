-- A patient is a row of its own. Nobody signs up, reads or writes patients' tables while this runs (2.4 s with 70,000 readings): whoever did a moment ago is waited
-- for. All locks are taken at once and first, so that nothing that was done is lost if they meet a request that waits for this; the start tries again then.
-- No column changes its name or type, so older servers keep working.
LOCK TABLE users, consent_codes, consents, consultation_notes, consultations, earlier_judgements, emergency_contacts, health_facts, health_goals, health_link_openings, health_links, lab_observations, lab_readings, medical_histories, medical_history_entries, medical_record_months, medical_records, medicine_acknowledgements, medicine_doses, medicines, patient_profiles, record_files, record_totals, record_uploads, saved_trials, sharing_settings, trial_interests, trial_referrals, vital_sign_days, vital_signs IN ACCESS EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	CONSTRAINT "patients_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "patients_as_account" CHECK ("patients"."user_id" = "patients"."id")
);
--> statement-breakpoint
ALTER TABLE "patients" ADD CONSTRAINT "patients_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON patients TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON patients TO nadi_reader;
--> statement-breakpoint
ALTER TABLE patients ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE patients FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON patients TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- In the transaction of whoever adds the account, whichever version of the server that is.
CREATE FUNCTION begin_patient() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO patients (id, user_id) VALUES (NEW.id, NEW.id) ON CONFLICT (id) DO UPDATE SET user_id = EXCLUDED.user_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Before the account and not by its key alone: what a key takes along comes after all other keys of the account, and that of who entered a reading would
-- write each reading first, only for it to be deleted.
CREATE FUNCTION end_patient() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM patients WHERE user_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION begin_patient() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION end_patient() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION begin_patient(), end_patient() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER begun_patient AFTER INSERT OR UPDATE OF role ON users FOR EACH ROW WHEN (NEW.role = 'PATIENT') EXECUTE FUNCTION begin_patient();
--> statement-breakpoint
-- After `erased_visits`, by its name: that looks for the visits of the patient.
CREATE TRIGGER takes_patient_along BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION end_patient();
--> statement-breakpoint
-- As before, asking for the patient in place of the account, which goes later.
CREATE OR REPLACE FUNCTION recount_vital_sign_days(p_patients uuid[], p_types text[], p_days date[], p_utc_days date[]) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A patient who is being erased takes the days along.
  INSERT INTO vital_sign_days AS kept
    SELECT patient, key.type, key.day, key.utc, 0, 0, 0, 0, 0, 0, 0, 0, null, null, null, null, null, null, null, null, null,
      start_of_utc_day(key.utc), 0
    FROM unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE EXISTS (SELECT FROM patients WHERE id = patient) ORDER BY 1, 2, 3, 4
  ON CONFLICT (patient_id, type, day, utc_day) DO UPDATE SET count = kept.count;

  UPDATE vital_sign_days AS kept
    SET (count, in_range, in_range_conditionally, high, low, critical, not_assessed, worst, systolic_sum, systolic_min, systolic_max,
      diastolic_sum, diastolic_min, diastolic_max, value_sum, value_min, value_max, last_at, last_offset) = (
      SELECT count(*), count(*) FILTER (WHERE v.status = 'in-range' AND v.worst = 'in-range'),
        count(*) FILTER (WHERE v.status = 'in-range' AND v.worst <> 'in-range'),
        count(*) FILTER (WHERE v.status = 'high'), count(*) FILTER (WHERE v.status = 'low'),
        count(*) FILTER (WHERE v.status = 'critical'), count(*) FILTER (WHERE v.status = 'not-assessed'),
        coalesce(max(status_severity(v.worst)), 0), sum(v.systolic), min(v.systolic), max(v.systolic),
        sum(v.diastolic), min(v.diastolic), max(v.diastolic),
        sum(v.canonical_value::numeric), min(v.canonical_value), max(v.canonical_value), coalesce(max(v.measured_at), kept.last_at),
        coalesce((array_agg(v.measured_offset ORDER BY v.measured_at DESC, v.measured_offset DESC))[1], 0)
      FROM vital_signs v
      WHERE v.patient_id = kept.patient_id AND v.type = kept.type AND v.deleted_at IS NULL
        AND v.measured_at >= start_of_utc_day(kept.utc_day) AND v.measured_at < start_of_utc_day(kept.utc_day + 1)
        AND local_day(v.measured_at, v.measured_offset) = kept.day)
    FROM unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE kept.patient_id = key.patient AND kept.type = key.type AND kept.day = key.day AND kept.utc_day = key.utc;

  DELETE FROM vital_sign_days AS kept USING unnest(p_patients, p_types, p_days, p_utc_days) AS key (patient, type, day, utc)
    WHERE kept.patient_id = key.patient AND kept.type = key.type AND kept.day = key.day AND kept.utc_day = key.utc AND kept.count = 0;
END $$;
--> statement-breakpoint
DO $$
DECLARE kept record;
BEGIN
  -- As the keeper, who has every row: row security holds for an owner too.
  SET LOCAL ROLE nadi_keeper;
  INSERT INTO patients (id, user_id) SELECT id, id FROM users WHERE role = 'PATIENT';
  RESET ROLE;

  FOR kept IN SELECT * FROM (VALUES
    ('consultation_notes', 'patient_id', 'SET NULL'),
    ('consultations', 'patient_id', 'SET NULL'),
    ('consent_codes', 'patient_id', 'CASCADE'),
    ('consents', 'patient_id', 'CASCADE'),
    ('sharing_settings', 'user_id', 'CASCADE'),
    ('health_goals', 'patient_id', 'CASCADE'),
    ('health_link_openings', 'patient_id', 'CASCADE'),
    ('health_links', 'patient_id', 'CASCADE'),
    ('medical_histories', 'patient_id', 'CASCADE'),
    ('medical_history_entries', 'patient_id', 'CASCADE'),
    ('medicine_acknowledgements', 'patient_id', 'CASCADE'),
    ('medicine_doses', 'patient_id', 'CASCADE'),
    ('medicines', 'patient_id', 'CASCADE'),
    ('emergency_contacts', 'patient_id', 'CASCADE'),
    ('lab_observations', 'patient_id', 'CASCADE'),
    ('lab_readings', 'patient_id', 'CASCADE'),
    ('medical_record_months', 'patient_id', 'CASCADE'),
    ('medical_records', 'patient_id', 'CASCADE'),
    ('record_files', 'patient_id', 'CASCADE'),
    ('record_totals', 'patient_id', 'CASCADE'),
    ('record_uploads', 'patient_id', 'CASCADE'),
    ('saved_trials', 'patient_id', 'CASCADE'),
    ('trial_interests', 'patient_id', 'CASCADE'),
    ('trial_referrals', 'patient_id', 'CASCADE'),
    ('health_facts', 'patient_id', 'CASCADE'),
    ('patient_profiles', 'user_id', 'CASCADE'),
    ('vital_sign_days', 'patient_id', 'CASCADE'),
    ('earlier_judgements', 'patient_id', 'CASCADE'),
    ('vital_signs', 'patient_id', 'CASCADE')
  ) AS keys (name, person, on_delete) LOOP
    -- Who has another role today may have been a patient.
    SET LOCAL ROLE nadi_keeper;
    EXECUTE format('INSERT INTO patients (id, user_id) SELECT DISTINCT u.id, u.id FROM %I t JOIN users u ON u.id = t.%I ON CONFLICT (id) DO NOTHING', kept.name, kept.person);
    RESET ROLE;
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (%I) REFERENCES patients(id) ON DELETE %s NOT VALID',
      kept.name, kept.name || '_' || kept.person || '_patients_id_fk', kept.person, kept.on_delete);
  END LOOP;
  FOR kept IN SELECT conrelid::regclass AS name, conname FROM pg_constraint WHERE contype = 'f' AND confrelid = 'patients'::regclass LOOP
    EXECUTE format('ALTER TABLE %s VALIDATE CONSTRAINT %I', kept.name, kept.conname);
  END LOOP;
END $$;
--> statement-breakpoint
-- An owner for whom row security holds validates without seeing a row, so the keeper looks too.
DO $$
DECLARE
  kept record;
  orphans bigint;
BEGIN
  FOR kept IN SELECT conrelid::regclass AS name, attname AS person FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
      WHERE contype = 'f' AND confrelid = 'patients'::regclass LOOP
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = kept.name AND polname = 'keeper' AND pg_get_expr(polqual, polrelid) = 'true') THEN
      RAISE EXCEPTION 'The keeper does not see every row of %.', kept.name;
    END IF;
    SET LOCAL ROLE nadi_keeper;
    EXECUTE format('SELECT count(*) FROM %1$s t WHERE t.%2$I IS NOT NULL AND NOT EXISTS (SELECT FROM patients p WHERE p.id = t.%2$I)', kept.name, kept.person) INTO orphans;
    RESET ROLE;
    IF orphans > 0 THEN
      RAISE EXCEPTION '% rows of % belong to nobody who is a patient.', orphans, kept.name;
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE kept record;
BEGIN
  FOR kept IN SELECT conrelid::regclass AS name, (SELECT attname FROM pg_attribute WHERE attrelid = conrelid AND attnum = conkey[1]) AS person
      FROM pg_constraint WHERE contype = 'f' AND confrelid = 'patients'::regclass LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', kept.name, kept.name || '_' || kept.person || '_users_id_fk');
  END LOOP;
END $$;
--> statement-breakpoint
-- The rule of who may see a row (packages/domain/src/kernel/row-access.ts), and the tables for which it is written. Nobody who works for a request may come here.
CREATE SCHEMA row_rules;
--> statement-breakpoint
CREATE FUNCTION row_rules.terms() RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_build_object(
    'own', '{person} = (SELECT nadi_user())',
    'party', '{party} = (SELECT nadi_user())',
    'granted', '(SELECT nadi_role()) = ''DOCTOR''{sharedIf} AND EXISTS (SELECT FROM consents c WHERE c.doctor_id = (SELECT nadi_user()) AND c.patient_id = {table}.{person} AND c.status = ''GRANTED'' AND c.access_until > (SELECT nadi_now()){consentIf})',
    'grantedThrough', '(SELECT nadi_role()) = ''DOCTOR'' AND ({sharedThrough})',
    'standing', '(SELECT nadi_role()) = ''PATIENT''',
    'standingShared', '(SELECT nadi_role()) = ''PATIENT'' OR ((SELECT nadi_role()) = ''DOCTOR'' AND {person} <> (SELECT nadi_user()))',
    'standingParty', '((SELECT nadi_role()) = ''PATIENT'' AND {person} = (SELECT nadi_user())) OR ((SELECT nadi_role()) = ''DOCTOR'' AND {party} = (SELECT nadi_user()))',
    'alsoFor', '(SELECT nadi_role()) = ''{alsoFor}'' OR ')
$$;
--> statement-breakpoint
CREATE TABLE row_rules.owned_tables (
  name text PRIMARY KEY,
  person text NOT NULL,
  writes text NOT NULL CHECK (writes IN ('all', 'insert', 'none')),
  writes_if text,
  reads_if text,
  party text,
  shared_if text,
  consent_if text,
  shared_through text,
  also_for text,
  CONSTRAINT shared_in_one_way CHECK (num_nonnulls(party, consent_if, shared_through) <= 1)
);
--> statement-breakpoint
-- The policies of a table, as `rowPolicies` says them.
CREATE FUNCTION row_rules.policies(p_table row_rules.owned_tables) RETURNS TABLE (
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
      CASE WHEN p_table.writes = 'all' THEN terms ->> 'own' END, (terms ->> 'own') || coalesce(' AND (' || p_table.writes_if || ')', ''));
  END IF;
  IF is_shared THEN
    RETURN QUERY VALUES ('granted', false, 'SELECT', 'nadi_reader',
      terms ->> CASE WHEN p_table.shared_through IS NULL THEN 'granted' ELSE 'grantedThrough' END, NULL);
  END IF;
  RETURN QUERY VALUES ('standing', true, 'ALL', 'nadi_reader', CASE WHEN p_table.also_for IS NULL THEN '' ELSE terms ->> 'alsoFor' END
    || (terms ->> CASE WHEN p_table.party IS NOT NULL THEN 'standingParty' WHEN is_shared THEN 'standingShared' ELSE 'standing' END), NULL);
END $$;
--> statement-breakpoint
-- Writes the policies of all registered tables, or of one, and returns which it changed. A table whose policies are as they should be is not touched, so that no
-- one waits for it: an empty copy is given the policies, and what the database makes of them is compared.
CREATE FUNCTION apply_row_security(p_only text DEFAULT NULL) RETURNS SETOF text LANGUAGE plpgsql SET search_path = public, pg_temp SET client_min_messages = warning AS $$
DECLARE
  owned row_rules.owned_tables;
  policy record;
BEGIN
  IF p_only IS NOT NULL AND NOT EXISTS (SELECT FROM row_rules.owned_tables WHERE name = p_only) THEN
    RAISE EXCEPTION 'No table % is registered.', p_only;
  END IF;
  CREATE SCHEMA row_rules_draft;
  FOR owned IN SELECT * FROM row_rules.owned_tables t WHERE p_only IS NULL OR t.name = p_only ORDER BY t.name LOOP
    EXECUTE format('CREATE TABLE row_rules_draft.%1$I (LIKE public.%1$I)', owned.name);
    FOR policy IN SELECT * FROM row_rules.policies(owned) LOOP
      EXECUTE row_rules.statement('row_rules_draft', owned.name, policy.name, policy.is_restrictive, policy.command, policy.grantee, policy.using_rule, policy.check_rule);
    END LOOP;
    FOR policy IN
      SELECT coalesce(there.policyname, wanted.policyname) AS name, there.policyname IS NOT NULL AS is_there
        FROM (SELECT * FROM pg_policies WHERE schemaname = 'row_rules_draft' AND tablename = owned.name) AS wanted
        FULL JOIN (SELECT * FROM pg_policies WHERE schemaname = 'public' AND tablename = owned.name
          AND policyname IN ('own_read', 'own', 'granted', 'standing')) AS there USING (policyname)
        WHERE (wanted.permissive, wanted.roles::text, wanted.cmd, wanted.qual, wanted.with_check)
          IS DISTINCT FROM (there.permissive, there.roles::text, there.cmd, there.qual, there.with_check)
        ORDER BY 1
    LOOP
      IF policy.is_there THEN
        EXECUTE format('DROP POLICY %I ON public.%I', policy.name, owned.name);
      END IF;
      EXECUTE coalesce((SELECT row_rules.statement('public', owned.name, w.name, w.is_restrictive, w.command, w.grantee, w.using_rule, w.check_rule)
        FROM row_rules.policies(owned) AS w WHERE w.name = policy.name), 'SELECT');
      RETURN NEXT owned.name || '.' || policy.name;
    END LOOP;
    EXECUTE format('DROP TABLE row_rules_draft.%I', owned.name);
  END LOOP;
  DROP SCHEMA row_rules_draft;
END $$;
--> statement-breakpoint
CREATE FUNCTION row_rules.statement(p_schema text, p_table text, p_name text, p_is_restrictive boolean, p_command text, p_grantee text, p_using text, p_check text)
  RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT format('CREATE POLICY %I ON %I.%I AS %s FOR %s TO %I', p_name, p_schema, p_table,
    CASE WHEN p_is_restrictive THEN 'RESTRICTIVE' ELSE 'PERMISSIVE' END, p_command, p_grantee)
    || coalesce(' USING (' || p_using || ')', '') || coalesce(' WITH CHECK (' || p_check || ')', '') $$;
--> statement-breakpoint
-- Registers a table of patients, in its migration, and writes its policies. What its arguments mean stands at `OwnedTable`; grants are the table's own.
CREATE FUNCTION own_table(p_name text, p_person text, writes text DEFAULT 'all', writes_if text DEFAULT NULL, reads_if text DEFAULT NULL, party text DEFAULT NULL,
  shared_if text DEFAULT NULL, consent_if text DEFAULT NULL, shared_through text DEFAULT NULL, also_for text DEFAULT NULL) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO row_rules.owned_tables VALUES (p_name, p_person, writes, writes_if, reads_if, party, shared_if, consent_if, shared_through, also_for);
  IF NOT (SELECT relrowsecurity AND relforcerowsecurity FROM pg_class WHERE oid = format('public.%I', p_name)::regclass) THEN
    EXECUTE format('ALTER TABLE public.%I ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', p_name);
  END IF;
  IF NOT EXISTS (SELECT FROM pg_policies WHERE schemaname = 'public' AND tablename = p_name AND policyname = 'keeper') THEN
    EXECUTE format('CREATE POLICY keeper ON public.%I TO nadi_keeper USING (true) WITH CHECK (true)', p_name);
  END IF;
  PERFORM apply_row_security(p_name);
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION row_rules.terms, row_rules.policies, row_rules.statement, apply_row_security, own_table FROM PUBLIC;
--> statement-breakpoint
SELECT own_table('patients', 'id', writes => 'none');
--> statement-breakpoint
SELECT own_table('patient_profiles', 'user_id', consent_if => '');
--> statement-breakpoint
SELECT own_table('sharing_settings', 'user_id');
--> statement-breakpoint
SELECT own_table('vital_signs', 'patient_id', shared_if => 'NOT vital_signs.is_only_you AND vital_signs.deleted_at IS NULL', consent_if => '''vital-signs'' = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(local_day(vital_signs.measured_at, vital_signs.measured_offset) >= c.from_day AND local_day(vital_signs.measured_at, vital_signs.measured_offset) <= c.to_day, false)) AND (c.entry_ids IS NULL OR vital_signs.id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('vital_sign_days', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('earlier_judgements', 'patient_id');
--> statement-breakpoint
SELECT own_table('health_facts', 'patient_id', shared_if => 'NOT health_facts.is_only_you', consent_if => '''conditions'' = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(health_facts.from_date >= c.from_day AND health_facts.from_date <= c.to_day, false)) AND (c.entry_ids IS NULL OR health_facts.id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('emergency_contacts', 'patient_id', shared_if => 'NOT emergency_contacts.is_only_you', consent_if => '''emergency-contacts'' = ANY (c.kinds) AND c.from_day IS NULL AND (c.entry_ids IS NULL OR emergency_contacts.id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('medical_histories', 'patient_id');
--> statement-breakpoint
SELECT own_table('medical_history_entries', 'patient_id', shared_if => 'NOT medical_history_entries.only_you AND medical_history_entries.status <> ''entered-in-error''', consent_if => '(CASE medical_history_entries.kind WHEN ''allergy'' THEN ''allergies'' WHEN ''medicine'' THEN ''medicines'' WHEN ''immunisation'' THEN ''immunisations'' ELSE ''conditions'' END) = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(medical_history_entries.first_day >= c.from_day AND medical_history_entries.last_day <= c.to_day, false)) AND (c.entry_ids IS NULL OR medical_history_entries.id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('medical_records', 'patient_id', shared_if => 'NOT medical_records.only_you AND medical_records.deleted_at IS NULL', consent_if => '(CASE medical_records.type WHEN ''allergy'' THEN ''allergies'' WHEN ''condition'' THEN ''conditions'' WHEN ''procedure'' THEN ''conditions'' WHEN ''prescription'' THEN ''medicines'' WHEN ''lab_report'' THEN ''lab-reports'' WHEN ''imaging'' THEN ''imaging'' WHEN ''encounter_note'' THEN ''visit-notes'' WHEN ''referral'' THEN ''visit-notes'' WHEN ''discharge_summary'' THEN ''discharge-summaries'' WHEN ''immunisation'' THEN ''immunisations'' WHEN ''invoice'' THEN ''invoices'' ELSE ''documents'' END) = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(medical_records.day >= c.from_day AND medical_records.day <= c.to_day, false)) AND (c.entry_ids IS NULL OR medical_records.id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('medical_record_months', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('record_totals', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('record_uploads', 'patient_id');
--> statement-breakpoint
SELECT own_table('record_files', 'patient_id', writes => 'insert', writes_if => 'EXISTS (SELECT FROM medical_records r WHERE r.id = record_files.record_id AND r.patient_id = (SELECT nadi_user())) AND EXISTS (SELECT FROM files f WHERE f.id = record_files.id AND f.owner_id = (SELECT nadi_user()))', shared_through => 'EXISTS (SELECT FROM medical_records r WHERE r.id = record_files.record_id)');
--> statement-breakpoint
SELECT own_table('lab_readings', 'patient_id', writes_if => 'EXISTS (SELECT FROM medical_records r WHERE r.id = lab_readings.record_id AND r.patient_id = (SELECT nadi_user()))');
--> statement-breakpoint
SELECT own_table('lab_observations', 'patient_id', writes_if => 'EXISTS (SELECT FROM medical_records r WHERE r.id = lab_observations.record_id AND r.patient_id = (SELECT nadi_user()))', shared_if => 'NOT lab_observations.only_you AND lab_observations.is_filed', consent_if => '''lab-reports'' = ANY (c.kinds) AND (c.from_day IS NULL OR coalesce(lab_observations.day >= c.from_day AND lab_observations.day <= c.to_day, false)) AND (c.entry_ids IS NULL OR lab_observations.id = ANY (c.entry_ids) OR lab_observations.record_id = ANY (c.entry_ids))');
--> statement-breakpoint
SELECT own_table('health_goals', 'patient_id');
--> statement-breakpoint
SELECT own_table('medicines', 'patient_id');
--> statement-breakpoint
SELECT own_table('medicine_doses', 'patient_id');
--> statement-breakpoint
SELECT own_table('medicine_acknowledgements', 'patient_id');
--> statement-breakpoint
SELECT own_table('saved_trials', 'patient_id');
--> statement-breakpoint
SELECT own_table('consent_codes', 'patient_id');
--> statement-breakpoint
SELECT own_table('health_links', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('health_link_openings', 'patient_id', writes => 'none');
--> statement-breakpoint
SELECT own_table('consents', 'patient_id', writes => 'none', party => 'doctor_id', also_for => 'ADMIN');
--> statement-breakpoint
SELECT own_table('consultations', 'patient_id', writes => 'none', party => 'doctor_id');
--> statement-breakpoint
SELECT own_table('consultation_notes', 'patient_id', writes => 'none', party => 'doctor_id', reads_if => 'kind <> ''draft''');
--> statement-breakpoint
SELECT own_table('trial_referrals', 'patient_id', writes => 'none', party => 'doctor_id');
--> statement-breakpoint
SELECT own_table('trial_interests', 'patient_id', writes => 'none', party => 'coordinator_id');
