CREATE UNLOGGED TABLE "call_signals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "call_signals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"to_peer" uuid NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "call_signals_of_peer" ON "call_signals" USING btree ("to_peer","id");--> statement-breakpoint
CREATE INDEX "call_signals_age" ON "call_signals" USING btree ("created_at");
--> statement-breakpoint
ALTER TABLE "call_signals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "call_signals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- Only the server itself reads and writes it, after it has looked who is in the call.
GRANT SELECT, INSERT, DELETE ON "call_signals" TO nadi_keeper;--> statement-breakpoint
CREATE POLICY keeper ON "call_signals" TO nadi_keeper USING (true) WITH CHECK (true);--> statement-breakpoint
-- The other visits of a doctor that are under way or waited for, for a patient in line: when each patient came, and not who they are.
CREATE FUNCTION line_of_visit(p_visit uuid, p_now timestamptz) RETURNS TABLE (status text, since timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT o.status, (SELECT max((e ->> 'at')::timestamptz) FROM jsonb_array_elements(o.changes) AS e WHERE e ->> 'status' = 'checked_in')
    FROM consultations c JOIN consultations o ON o.doctor_id = c.doctor_id AND o.id <> c.id
    WHERE c.id = p_visit AND c.patient_id = nadi_user()
      AND o.status IN ('checked_in', 'in_progress') AND o.ends_at > p_now - interval '12 hours' AND o.scheduled_at < p_now + interval '12 hours' $$;
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION line_of_visit OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION line_of_visit FROM PUBLIC;
--> statement-breakpoint
GRANT EXECUTE ON FUNCTION line_of_visit TO nadi_reader;
