ALTER TABLE "consultations" ADD COLUMN "intake" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "consultations" ADD COLUMN "rating" jsonb;
--> statement-breakpoint
ALTER TABLE consultations
  ADD CONSTRAINT few_answers CHECK (jsonb_typeof(intake) = 'array' AND jsonb_array_length(intake) <= 6),
  ADD CONSTRAINT known_rating CHECK (rating IS NULL OR (status = 'completed' AND (rating ->> 'stars') IN ('1', '2', '3', '4', '5')));
--> statement-breakpoint
GRANT UPDATE (intake, rating) ON consultations TO nadi_app;
--> statement-breakpoint
ALTER POLICY booked ON consultations WITH CHECK ((SELECT nadi_role()) = 'PATIENT' AND patient_id = (SELECT nadi_patient_to_change())
  AND status IN ('requested', 'confirmed') AND signed_at IS NULL AND prescription IS NULL AND rating IS NULL AND jsonb_array_length(changes) = 1);
--> statement-breakpoint
-- As before; the answers before a visit and its rating are the patient's alone to write.
CREATE OR REPLACE FUNCTION guard_consultation() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  note text[] := ARRAY['signed_at', 'version', 'updated_at', 'note_version', 'prescription', 'rating'];
BEGIN
  IF current_user <> 'nadi_app' THEN
    RETURN NEW;
  END IF;
  IF OLD.prescription IS DISTINCT FROM NEW.prescription AND nadi_role() <> 'DOCTOR' THEN
    RAISE EXCEPTION 'A doctor prescribes.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF (NEW.intake, NEW.rating) IS DISTINCT FROM (OLD.intake, OLD.rating) AND nadi_role() <> 'PATIENT' THEN
    RAISE EXCEPTION 'A patient answers and rates.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.intake IS DISTINCT FROM OLD.intake AND OLD.status NOT IN ('requested', 'confirmed', 'checked_in') THEN
    RAISE EXCEPTION 'Answers are given before a visit.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  IF NEW.rating IS DISTINCT FROM OLD.rating AND (OLD.status <> 'completed' OR NEW.rating IS NULL
      OR (OLD.rating IS NOT NULL AND NEW.rating -> 'ratedAt' IS DISTINCT FROM OLD.rating -> 'ratedAt')) THEN
    RAISE EXCEPTION 'A completed visit is rated once, and the rating may be changed.' USING ERRCODE = 'insufficient_privilege';
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
-- As before; the answers before a visit and its rating go with the account of the patient, also where a signed note stays.
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
    SET answer = (jsonb_set(jsonb_set(k.answer::jsonb, '{data,reason}', 'null'), '{data,patient,id}', no_one) #- '{data,intake}' #- '{data,rating}')::json
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
  UPDATE consultations SET reason = NULL, intake = '[]', rating = NULL, patient = jsonb_set(patient, '{id}', no_one) WHERE patient_id = OLD.id;
  UPDATE consultations SET doctor = jsonb_set(doctor, '{id}', no_one) WHERE doctor_id = OLD.id;
  RETURN OLD;
END $$;
