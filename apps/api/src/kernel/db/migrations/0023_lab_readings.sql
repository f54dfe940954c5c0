CREATE TABLE "lab_observations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"record_id" uuid NOT NULL,
	"analyte" text,
	"name" text NOT NULL,
	"loinc" text,
	"comparator" text NOT NULL,
	"number" double precision,
	"words" text,
	"unit" text,
	"low" double precision,
	"high" double precision,
	"range_text" text,
	"standing" text,
	"flag" text,
	"day" date NOT NULL,
	"origin" text NOT NULL,
	"file_id" uuid,
	"page" integer,
	"box" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lab_readings" (
	"record_id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"how" text,
	"milliseconds" integer,
	"laboratory" text,
	"doubts" text[] NOT NULL,
	"pages" jsonb NOT NULL,
	"results" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"decisions" jsonb NOT NULL,
	"day" date,
	"is_of_me" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lab_observations" ADD CONSTRAINT "lab_observations_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_observations" ADD CONSTRAINT "lab_observations_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_readings" ADD CONSTRAINT "lab_readings_record_id_medical_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "public"."medical_records"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lab_readings" ADD CONSTRAINT "lab_readings_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lab_observations_of_record" ON "lab_observations" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "lab_observations_latest" ON "lab_observations" USING btree ("patient_id","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lab_observations_trend" ON "lab_observations" USING btree ("patient_id","analyte","day" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "lab_readings_of" ON "lab_readings" USING btree ("patient_id");
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON lab_readings, lab_observations TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON lab_readings, lab_observations TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON lab_readings, lab_observations TO nadi_app;
--> statement-breakpoint
-- What was read is written by the worker alone.
GRANT UPDATE (status, reason, decisions, day, is_of_me, version, updated_at) ON lab_readings TO nadi_app;
--> statement-breakpoint
GRANT DELETE ON lab_observations TO nadi_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['lab_readings', 'lab_observations'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY own ON %1$I TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user())
      AND EXISTS (SELECT FROM medical_records r WHERE r.id = record_id AND r.patient_id = (SELECT nadi_user())))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
-- Reading a report: a scan of forty pages takes long; twice more if a server ends meanwhile.
SELECT pgboss.create_queue('lab-readings', '{"policy": "standard", "retryLimit": 2, "retryDelay": 10, "retryBackoff": true, "expireInSeconds": 1800}');
