CREATE TABLE "slot_holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"held_by" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_held_by_users_id_fk" FOREIGN KEY ("held_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_holds" ADD CONSTRAINT "slot_holds_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_of_patient" ON "slot_holds" USING btree ("patient_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_holds_by_account" ON "slot_holds" USING btree ("held_by");--> statement-breakpoint
CREATE INDEX "slot_holds_of_doctor" ON "slot_holds" USING btree ("doctor_id","expires_at");--> statement-breakpoint
CREATE INDEX "slot_holds_expire" ON "slot_holds" USING btree ("expires_at");
--> statement-breakpoint
-- One time, one patient: whatever the servers decide, the second of two is refused.
ALTER TABLE slot_holds
  ADD CONSTRAINT slot_holds_apart EXCLUDE USING gist (visit_span(visit_second(doctor_id, scheduled_at), visit_second(doctor_id, ends_at)) WITH &&),
  ADD CONSTRAINT ends_later CHECK (ends_at > scheduled_at),
  ADD CONSTRAINT held_briefly CHECK (expires_at <= created_at + interval '10 minutes');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON slot_holds TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON slot_holds TO nadi_reader;
--> statement-breakpoint
-- A hold is never changed: the next one takes its place.
GRANT INSERT, DELETE ON slot_holds TO nadi_app;
--> statement-breakpoint
SELECT own_table('slot_holds', 'patient_id');
--> statement-breakpoint
-- Takes away what was held for the patient and by the account, and what has run out of the doctor's times, which a patient cannot delete.
CREATE FUNCTION make_room_for_hold() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  NEW.held_by := nadi_user();
  DELETE FROM slot_holds WHERE patient_id = NEW.patient_id OR held_by = NEW.held_by OR (doctor_id = NEW.doctor_id AND expires_at <= NEW.created_at);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER makes_room_for_hold BEFORE INSERT ON slot_holds FOR EACH ROW EXECUTE FUNCTION make_room_for_hold();
--> statement-breakpoint
-- As before; and the times that are held while someone else books them.
CREATE OR REPLACE FUNCTION busy_times(p_doctors uuid[], p_from timestamptz, p_to timestamptz, p_now timestamptz)
  RETURNS TABLE (doctor_id uuid, starts_at timestamptz, ends_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.doctor_id, c.scheduled_at, c.ends_at FROM consultations c WHERE c.doctor_id = ANY (p_doctors)
    AND c.scheduled_at >= p_from - interval '1 day' AND c.scheduled_at < p_to AND c.ends_at > p_from
    AND c.status IN ('requested', 'confirmed', 'checked_in', 'in_progress')
  UNION ALL
  SELECT w.doctor_id, w.offer_starts_at, w.offer_ends_at FROM waitlist_entries w WHERE w.doctor_id = ANY (p_doctors)
    AND w.status = 'offered' AND w.offer_expires_at > p_now AND w.offer_starts_at < p_to AND w.offer_ends_at > p_from
    AND w.patient_id IS DISTINCT FROM (SELECT nadi_patient())
  UNION ALL
  SELECT h.doctor_id, h.scheduled_at, h.ends_at FROM slot_holds h WHERE h.doctor_id = ANY (p_doctors)
    AND h.expires_at > p_now AND h.scheduled_at < p_to AND h.ends_at > p_from
    AND h.patient_id IS DISTINCT FROM (SELECT nadi_patient()) $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION make_room_for_hold() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION make_room_for_hold() FROM PUBLIC;
