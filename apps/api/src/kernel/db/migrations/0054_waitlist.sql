CREATE TABLE "waitlist_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"doctor_id" uuid NOT NULL,
	"doctor" jsonb NOT NULL,
	"types" text[] NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"status" text NOT NULL,
	"ended_because" text,
	"offer_starts_at" timestamp (3) with time zone,
	"offer_ends_at" timestamp (3) with time zone,
	"offer_type" text,
	"offer_expires_at" timestamp (3) with time zone,
	"missed_offers" integer DEFAULT 0 NOT NULL,
	"passed" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waitlist_entries" ADD CONSTRAINT "waitlist_entries_doctor_id_users_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waitlist_entries_one_open" ON "waitlist_entries" USING btree ("patient_id","doctor_id") WHERE status IN ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_of_patient" ON "waitlist_entries" USING btree ("patient_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "waitlist_entries_of_doctor" ON "waitlist_entries" USING btree ("doctor_id","created_at","id") WHERE status IN ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waitlist_entries_by_doctor" ON "waitlist_entries" USING btree ("doctor_id");--> statement-breakpoint
ALTER TABLE waitlist_entries
  ADD CONSTRAINT waitlist_offers_apart EXCLUDE USING gist (visit_span(visit_second(doctor_id, offer_starts_at), visit_second(doctor_id, offer_ends_at)) WITH &&)
    WHERE (offer_starts_at IS NOT NULL),
  ADD CONSTRAINT known_status CHECK (status IN ('waiting', 'offered', 'booked', 'ended')),
  ADD CONSTRAINT known_end CHECK (CASE status WHEN 'ended' THEN coalesce(ended_because IN ('missed', 'past', 'unavailable'), false) ELSE ended_because IS NULL END),
  ADD CONSTRAINT known_types CHECK (cardinality(types) BETWEEN 1 AND 3 AND types <@ ARRAY['video_call', 'audio_call', 'in_clinic']),
  ADD CONSTRAINT days_in_order CHECK (until_day >= from_day),
  ADD CONSTRAINT whole_offer CHECK (CASE status WHEN 'offered' THEN coalesce(offer_ends_at > offer_starts_at AND offer_expires_at IS NOT NULL AND offer_type = ANY (types), false)
    ELSE num_nonnulls(offer_starts_at, offer_ends_at, offer_type, offer_expires_at) = 0 END);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON waitlist_entries TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON waitlist_entries TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE, UPDATE (status, offer_starts_at, offer_ends_at, offer_type, offer_expires_at, passed, updated_at) ON waitlist_entries TO nadi_app;
--> statement-breakpoint
-- Lets a person end an offer, and the platform alone make one.
SELECT own_table('waitlist_entries', 'patient_id', writes_if => 'status <> ''offered''');
--> statement-breakpoint
-- As before; and the times that are held for someone else than the patient who asks.
CREATE FUNCTION busy_times(p_doctors uuid[], p_from timestamptz, p_to timestamptz, p_now timestamptz)
  RETURNS TABLE (doctor_id uuid, starts_at timestamptz, ends_at timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT c.doctor_id, c.scheduled_at, c.ends_at FROM consultations c WHERE c.doctor_id = ANY (p_doctors)
    AND c.scheduled_at >= p_from - interval '1 day' AND c.scheduled_at < p_to AND c.ends_at > p_from
    AND c.status IN ('requested', 'confirmed', 'checked_in', 'in_progress')
  UNION ALL
  SELECT w.doctor_id, w.offer_starts_at, w.offer_ends_at FROM waitlist_entries w WHERE w.doctor_id = ANY (p_doctors)
    AND w.status = 'offered' AND w.offer_expires_at > p_now AND w.offer_starts_at < p_to AND w.offer_ends_at > p_from
    AND w.patient_id IS DISTINCT FROM (SELECT nadi_patient()) $$;
--> statement-breakpoint
DROP FUNCTION busy_times(uuid[], timestamptz, timestamptz);
--> statement-breakpoint
-- Takes along what was told of an entry, and the first answers about it: both name its doctor, who may be the one who is erased.
CREATE FUNCTION forget_waitlist_entry() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM notifications WHERE user_id = OLD.patient_id AND type LIKE 'waitlist-%' AND about LIKE OLD.id::text || '%';
  DELETE FROM idempotency_keys WHERE user_id IN (SELECT OLD.patient_id UNION SELECT t.user_id FROM family_ties t WHERE t.patient_id = OLD.patient_id)
    AND answer -> 'data' ->> 'id' = OLD.id::text;
  RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER forgets_waitlist_entry BEFORE DELETE ON waitlist_entries FOR EACH ROW EXECUTE FUNCTION forget_waitlist_entry();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION busy_times(uuid[], timestamptz, timestamptz, timestamptz) OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION forget_waitlist_entry() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION busy_times(uuid[], timestamptz, timestamptz, timestamptz), forget_waitlist_entry() FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION busy_times(uuid[], timestamptz, timestamptz, timestamptz) TO nadi_reader;
--> statement-breakpoint
SELECT pgboss.create_queue('waitlist', '{"policy": "standard", "retryLimit": 3, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 120}');
