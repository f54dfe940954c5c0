CREATE TABLE "insights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"key" text NOT NULL,
	"said" jsonb NOT NULL,
	"rank" integer NOT NULL,
	"first_said_at" timestamp (3) with time zone NOT NULL,
	"said_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone,
	"dismissed_rank" integer,
	"verdict" text,
	"reason" text,
	"verdict_at" timestamp (3) with time zone,
	"version" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insights" ADD CONSTRAINT "insights_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "insights_once" ON "insights" USING btree ("patient_id","key") WHERE resolved_at is null;--> statement-breakpoint
CREATE INDEX "insights_newest" ON "insights" USING btree ("patient_id","first_said_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON insights TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON insights TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON insights TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (said, rank, said_at, resolved_at, dismissed_at, dismissed_rank, verdict, reason, verdict_at, version) ON insights TO nadi_app;
--> statement-breakpoint
SELECT own_table('insights', 'patient_id');
--> statement-breakpoint
SELECT pgboss.create_queue('insights', '{"policy": "standard", "retryLimit": 5, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 120}');
--> statement-breakpoint
SELECT pgboss.create_queue('daily-insights', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 900}');
--> statement-breakpoint
-- Whatever changes a record, by whichever way, has what there is to say of it worked out anew. A row of a queue waits for no other transaction of the person.
CREATE FUNCTION note_record_change() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A patient who is erased in the same statement is no longer there.
  PERFORM enqueue_job('insights', jsonb_build_object('patient', one.id), nadi_now())
    FROM (SELECT id FROM patients WHERE id IN (SELECT patient_id FROM changed)) AS one;
  RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['vital_signs', 'lab_observations', 'medicines', 'medicine_doses', 'health_goals', 'medical_history_entries', 'health_facts'] LOOP
    EXECUTE format('CREATE TRIGGER noted_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_record_change()', name);
    EXECUTE format('CREATE TRIGGER noted_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_record_change()', name);
    EXECUTE format('CREATE TRIGGER noted_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_record_change()', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Jobs name their patient: none is left of one who was erased.
CREATE FUNCTION end_insight_jobs() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM pgboss.job WHERE name = 'insights' AND data ->> 'patient' = OLD.id::text;
  DELETE FROM pgboss.archive WHERE name = 'insights' AND data ->> 'patient' = OLD.id::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER ends_insight_jobs AFTER DELETE ON patients FOR EACH ROW EXECUTE FUNCTION end_insight_jobs();
--> statement-breakpoint
GRANT CREATE ON SCHEMA public TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION note_record_change() OWNER TO nadi_keeper;
--> statement-breakpoint
ALTER FUNCTION end_insight_jobs() OWNER TO nadi_keeper;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_record_change(), end_insight_jobs() FROM PUBLIC;
--> statement-breakpoint
REVOKE CREATE ON SCHEMA public FROM nadi_keeper;
