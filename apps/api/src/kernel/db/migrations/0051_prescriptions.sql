CREATE TABLE "prescriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid NOT NULL,
	"patient_id" uuid,
	"doctor_id" uuid,
	"state" text NOT NULL,
	"content" jsonb NOT NULL,
	"printed" jsonb,
	"hash" text,
	"token" text,
	"signed_at" timestamp (3) with time zone,
	"valid_until" date,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"replaced_by" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "prescription" text;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prescriptions" ADD CONSTRAINT "prescriptions_replaced_by_prescriptions_id_fk" FOREIGN KEY ("replaced_by") REFERENCES "public"."prescriptions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prescriptions_of_patient" ON "prescriptions" USING btree ("patient_id","signed_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "prescriptions_of_doctor" ON "prescriptions" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "prescriptions_replaced_by" ON "prescriptions" USING btree ("replaced_by");--> statement-breakpoint
CREATE INDEX "prescriptions_of_visit" ON "prescriptions" USING btree ("consultation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_one_draft" ON "prescriptions" USING btree ("consultation_id") WHERE state = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "prescriptions_one_signed" ON "prescriptions" USING btree ("consultation_id") WHERE state = 'signed';--> statement-breakpoint
ALTER TABLE prescriptions ADD CONSTRAINT known_state CHECK (state IN ('draft', 'signed', 'cancelled', 'replaced'));
--> statement-breakpoint
ALTER TABLE prescriptions ADD CONSTRAINT whole CHECK (state = 'draft' OR (printed IS NOT NULL AND hash IS NOT NULL AND token IS NOT NULL AND signed_at IS NOT NULL AND valid_until IS NOT NULL));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON prescriptions TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON prescriptions TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, UPDATE (state, content, printed, hash, token, signed_at, valid_until, cancelled_at, cancel_reason, replaced_by, version, updated_at) ON prescriptions TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (prescription) ON consultations TO nadi_app;
--> statement-breakpoint
-- A patient reads what is signed, and never a draft.
SELECT own_table('prescriptions', 'patient_id', writes => 'none', party => 'doctor_id', reads_if => 'state <> ''draft''');
--> statement-breakpoint
CREATE POLICY written ON prescriptions FOR INSERT TO nadi_app WITH CHECK ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user()) AND state = 'draft'
  AND EXISTS (SELECT FROM consultations c WHERE c.id = consultation_id AND c.doctor_id = (SELECT nadi_user())
    AND c.status IN ('in_progress', 'completed') AND c.patient_id IS NOT DISTINCT FROM prescriptions.patient_id));
--> statement-breakpoint
CREATE POLICY changed ON prescriptions FOR UPDATE TO nadi_app USING ((SELECT nadi_role()) = 'DOCTOR' AND doctor_id = (SELECT nadi_user()))
  WITH CHECK (doctor_id = (SELECT nadi_user()));
--> statement-breakpoint
-- What no operation may get wrong: what is signed stays as it is, and each state is reached once.
CREATE FUNCTION guard_prescription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ended text[] := ARRAY['state', 'cancelled_at', 'cancel_reason', 'replaced_by', 'version', 'updated_at'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.state <> 'draft' AND to_jsonb(NEW) - ended IS DISTINCT FROM to_jsonb(OLD) - ended THEN
    RAISE EXCEPTION 'A signed prescription stays as it is.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NOT ((OLD.state = 'draft' AND NEW.state IN ('draft', 'signed')) OR (OLD.state = 'signed' AND NEW.state IN ('cancelled', 'replaced'))) THEN
    RAISE EXCEPTION 'A prescription that has ended stays so.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guarded_prescription BEFORE UPDATE ON prescriptions FOR EACH ROW EXECUTE FUNCTION guard_prescription();
--> statement-breakpoint
-- As before; the line of what was prescribed is its doctor's alone, also at a visit that is over.
CREATE OR REPLACE FUNCTION guard_consultation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  note text[] := ARRAY['signed_at', 'version', 'updated_at', 'note_version', 'prescription'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.prescription IS DISTINCT FROM NEW.prescription AND nadi_role() <> 'DOCTOR' THEN
    RAISE EXCEPTION 'A doctor prescribes.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.status IN ('completed', 'cancelled', 'no_show') AND to_jsonb(NEW) - note IS DISTINCT FROM to_jsonb(OLD) - note THEN
    RAISE EXCEPTION 'A visit that is over stays so.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF OLD.signed_at IS DISTINCT FROM NEW.signed_at AND (OLD.signed_at IS NOT NULL OR nadi_role() <> 'DOCTOR') THEN
    RAISE EXCEPTION 'A note is signed once, by its doctor.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.changes IS DISTINCT FROM OLD.changes AND NEW.changes - (jsonb_array_length(NEW.changes) - 1) IS DISTINCT FROM OLD.changes THEN
    RAISE EXCEPTION 'Changes are added, one at a time.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.status, NEW.scheduled_at) IS DISTINCT FROM (OLD.status, OLD.scheduled_at) AND NEW.changes IS NOT DISTINCT FROM OLD.changes THEN
    RAISE EXCEPTION 'Each change is noted.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF nadi_role() = 'PATIENT' AND NEW.status IS DISTINCT FROM OLD.status AND NOT (NEW.status IN ('cancelled', 'checked_in')
      OR (NEW.status IN ('requested', 'confirmed') AND NEW.scheduled_at <> OLD.scheduled_at)) THEN
    RAISE EXCEPTION 'A patient cancels, moves and checks in.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF nadi_role() = 'DOCTOR' AND (NEW.scheduled_at, NEW.ends_at, NEW.type, NEW.fee) IS DISTINCT FROM (OLD.scheduled_at, OLD.ends_at, OLD.type, OLD.fee) THEN
    RAISE EXCEPTION 'A patient chooses the time.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
ALTER POLICY booked ON consultations WITH CHECK ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_patient_to_change())
  AND status IN ('requested', 'confirmed') AND signed_at IS NULL AND prescription IS NULL AND jsonb_array_length(changes) = 1);
--> statement-breakpoint
-- The age and the sex, which a prescription must name, for the doctor of a visit while it can be written: as refuseWriting of the domain says, and from when
-- the patient is there. No consent is needed for them.
CREATE FUNCTION patient_of_visit(p_visit uuid) RETURNS TABLE (date_of_birth date, gender text) LANGUAGE sql STABLE SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
  SELECT p.date_of_birth, p.gender FROM consultations c JOIN patient_profiles p ON p.user_id = c.patient_id
    WHERE c.id = p_visit AND nadi_role() = 'DOCTOR' AND c.doctor_id = nadi_user() AND c.status IN ('checked_in', 'in_progress', 'completed')
      AND least(c.ends_at + interval '12 hours', (SELECT max((e ->> 'at')::timestamptz) FROM jsonb_array_elements(c.changes) e WHERE e ->> 'status' = 'completed'))
        >= nadi_now() - interval '72 hours' $$;
--> statement-breakpoint
-- The medicines that the patient of a visit shares with its doctor now, by a consent that covers medicines.
CREATE FUNCTION medicines_of_visit(p_visit uuid) RETURNS SETOF medicines LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT m.* FROM consultations c JOIN medicines m ON m.patient_id = c.patient_id
    WHERE c.id = p_visit AND nadi_role() = 'DOCTOR' AND c.doctor_id = nadi_user() AND NOT m.is_only_you
      AND EXISTS (SELECT FROM consents k WHERE k.doctor_id = c.doctor_id AND k.patient_id = c.patient_id AND k.status = 'GRANTED' AND k.access_until > nadi_now()
        AND 'medicines' = ANY (k.kinds) AND (k.from_day IS NULL OR (m.start_day >= k.from_day AND coalesce(m.end_day, m.start_day) <= k.to_day))
        AND (k.entry_ids IS NULL OR m.id = ANY (k.entry_ids)))
    ORDER BY m.created_at, m.id $$;
--> statement-breakpoint
-- Whoever has the code of a paper has its id; the server has looked at its signature before.
CREATE FUNCTION prescription_to_check(p_id uuid) RETURNS SETOF prescriptions LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT * FROM prescriptions WHERE id = p_id AND state <> 'draft' $$;
--> statement-breakpoint
-- As before; a visit with a signed prescription stays too, for the same term, without its drafts.
CREATE OR REPLACE FUNCTION erase_visits() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  no_one jsonb := '"00000000-0000-0000-0000-000000000000"';
BEGIN
  -- What the other side was told, and the first answers that it got, name who is erased.
  DELETE FROM notifications n USING consultations c
    WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND n.user_id IN (c.patient_id, c.doctor_id) AND n.consultation_id = c.id;
  DELETE FROM idempotency_keys k USING consultations c
    WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND c.signed_at IS NULL
      AND k.user_id IN (c.patient_id, c.doctor_id) AND k.answer -> 'data' ->> 'id' = c.id::text;
  DELETE FROM idempotency_keys k USING prescriptions p
    WHERE (p.patient_id = OLD.id OR p.doctor_id = OLD.id) AND k.user_id IN (p.patient_id, p.doctor_id)
      AND p.id::text IN (k.answer -> 'data' ->> 'id', k.answer -> 'data' -> 'prescription' ->> 'id');
  -- With its key gone, an addendum to a note that stays could be added twice.
  UPDATE idempotency_keys k
    SET answer = jsonb_set(jsonb_set(k.answer::jsonb, '{data,reason}', 'null'), '{data,patient,id}', no_one)::json
    FROM consultations c WHERE c.patient_id = OLD.id AND c.signed_at IS NOT NULL AND k.user_id = c.doctor_id AND k.answer -> 'data' ->> 'id' = c.id::text;
  UPDATE idempotency_keys k SET answer = jsonb_set(k.answer::jsonb, '{data,doctor,id}', no_one)::json
    FROM consultations c WHERE c.doctor_id = OLD.id AND c.signed_at IS NOT NULL AND k.user_id = c.patient_id AND k.answer -> 'data' ->> 'id' = c.id::text;
  DELETE FROM prescriptions p WHERE p.state = 'draft' AND (p.patient_id = OLD.id OR p.doctor_id = OLD.id);
  DELETE FROM consultations c WHERE (c.patient_id = OLD.id OR c.doctor_id = OLD.id) AND c.signed_at IS NULL
    AND NOT EXISTS (SELECT FROM prescriptions p WHERE p.consultation_id = c.id);
  -- One with a prescription that was never closed is over: visits under way keep the time of a doctor who is there.
  UPDATE consultations SET status = 'completed' WHERE status = 'in_progress' AND (patient_id = OLD.id OR doctor_id = OLD.id);
  DELETE FROM consultation_notes n USING consultations c
    WHERE n.consultation_id = c.id AND n.kind = 'draft' AND (c.patient_id = OLD.id OR c.doctor_id = OLD.id);
  UPDATE consultations SET reason = NULL, patient = jsonb_set(patient, '{id}', no_one) WHERE patient_id = OLD.id;
  UPDATE consultations SET doctor = jsonb_set(doctor, '{id}', no_one) WHERE doctor_id = OLD.id;
  RETURN OLD;
END $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['patient_of_visit', 'medicines_of_visit', 'prescription_to_check'] LOOP
    EXECUTE format('ALTER FUNCTION %I OWNER TO nadi_keeper', name);
    EXECUTE format('REVOKE EXECUTE ON FUNCTION %I FROM PUBLIC', name);
  END LOOP;
  EXECUTE 'GRANT EXECUTE ON FUNCTION patient_of_visit, medicines_of_visit TO nadi_reader, nadi_app';
  EXECUTE 'GRANT EXECUTE ON FUNCTION prescription_to_check TO nadi_gate';
END $$;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
