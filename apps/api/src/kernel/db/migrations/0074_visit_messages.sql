CREATE TABLE "consultation_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"consultation_id" uuid NOT NULL,
	"patient_id" uuid,
	"doctor_id" uuid,
	"author" text NOT NULL,
	"is_acting" boolean DEFAULT false NOT NULL,
	"text" text,
	"photo" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_consultation_id_consultations_id_fk" FOREIGN KEY ("consultation_id") REFERENCES "public"."consultations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consultation_messages" ADD CONSTRAINT "consultation_messages_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consultation_messages_of" ON "consultation_messages" USING btree ("consultation_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "consultation_messages_photo" ON "consultation_messages" USING btree ((photo ->> 'id'));--> statement-breakpoint
CREATE INDEX "consultation_messages_patient" ON "consultation_messages" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "consultation_messages_doctor" ON "consultation_messages" USING btree ("doctor_id");
--> statement-breakpoint
ALTER TABLE consultation_messages
  ADD CONSTRAINT known_author CHECK (author IN ('PATIENT', 'DOCTOR')),
  ADD CONSTRAINT short_text CHECK (char_length(text) BETWEEN 1 AND 2000);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON consultation_messages TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON consultation_messages TO nadi_reader;
--> statement-breakpoint
-- A message is never changed.
GRANT INSERT ON consultation_messages TO nadi_app;
--> statement-breakpoint
SELECT own_table('consultation_messages', 'patient_id', writes => 'none', party => 'doctor_id');
--> statement-breakpoint
-- Each side writes for itself, at a visit of both that is not over, in words, or with a photo of its own.
CREATE POLICY written ON consultation_messages FOR INSERT TO nadi_app WITH CHECK (
  (((SELECT nadi_role()) = 'PATIENT' AND author = 'PATIENT' AND patient_id = (SELECT nadi_patient_to_change()))
    OR ((SELECT nadi_role()) = 'DOCTOR' AND author = 'DOCTOR' AND doctor_id = (SELECT nadi_user())))
  AND EXISTS (SELECT FROM consultations c WHERE c.id = consultation_id AND c.patient_id = consultation_messages.patient_id
    AND c.doctor_id = consultation_messages.doctor_id AND c.type <> 'in_clinic' AND c.status IN ('confirmed', 'checked_in', 'in_progress'))
  AND (text IS NOT NULL OR photo IS NOT NULL)
  AND (photo IS NULL OR EXISTS (SELECT FROM files f WHERE f.id = (photo ->> 'id')::uuid
    AND f.owner_id = CASE author WHEN 'PATIENT' THEN patient_id ELSE doctor_id END)));
--> statement-breakpoint
-- Says by itself that someone else writes for the patient.
CREATE FUNCTION mark_acting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.is_acting := NEW.author = 'PATIENT' AND nadi_user() IS DISTINCT FROM NEW.patient_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER marks_acting BEFORE INSERT ON consultation_messages FOR EACH ROW WHEN (current_user = 'nadi_app') EXECUTE FUNCTION mark_acting();
--> statement-breakpoint
-- Photos go with the account of who sent them; the words stay as long as the signed note of the visit.
CREATE FUNCTION forget_photo_of_erased() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.author = 'PATIENT' AND NEW.patient_id IS NULL) OR (NEW.author = 'DOCTOR' AND NEW.doctor_id IS NULL) THEN
    NEW.photo := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgets_photo_of_erased BEFORE UPDATE ON consultation_messages FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_photo_of_erased();
--> statement-breakpoint
-- Deletes the file of a photo that is in no message any more.
CREATE FUNCTION forget_message_photo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM files WHERE id = (OLD.photo ->> 'id')::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgets_changed_message_photo AFTER UPDATE ON consultation_messages FOR EACH ROW
  WHEN (OLD.photo IS NOT NULL AND NEW.photo IS NULL) EXECUTE FUNCTION forget_message_photo();
--> statement-breakpoint
CREATE TRIGGER forgets_message_photo AFTER DELETE ON consultation_messages FOR EACH ROW WHEN (OLD.photo IS NOT NULL) EXECUTE FUNCTION forget_message_photo();
--> statement-breakpoint
-- The first answers to messages say their words again, and go with the visit.
CREATE FUNCTION forget_message_answers() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM idempotency_keys k USING consultation_messages m WHERE m.consultation_id = OLD.id AND k.user_id IN (OLD.patient_id, OLD.doctor_id)
    AND k.operation = 'addConsultationMessage' AND k.answer -> 'data' ->> 'id' = m.id::text;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgets_message_answers BEFORE DELETE ON consultations FOR EACH ROW EXECUTE FUNCTION forget_message_answers();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION forget_message_photo() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION forget_message_answers() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION forget_message_photo(), forget_message_answers() FROM PUBLIC;
