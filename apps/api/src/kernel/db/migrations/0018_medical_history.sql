CREATE TABLE "medical_histories" (
	"patient_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medical_history_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text,
	"code_system" text,
	"code" text,
	"onset" text,
	"first_day" date GENERATED ALWAYS AS (make_date(substr(onset, 1, 4)::int, coalesce(nullif(substr(onset, 6, 2), ''), '1')::int, coalesce(nullif(substr(onset, 9, 2), ''), '1')::int)) STORED,
	"last_day" date GENERATED ALWAYS AS (case length(onset)
        when 4 then make_date(substr(onset, 1, 4)::int, 12, 31)
        when 7 then (make_date(substr(onset, 1, 4)::int, substr(onset, 6, 2)::int, 1) + interval '1 month')::date - 1
        else make_date(substr(onset, 1, 4)::int, substr(onset, 6, 2)::int, substr(onset, 9, 2)::int) end) STORED,
	"status" text NOT NULL,
	"source" text NOT NULL,
	"reaction" text,
	"severity" text,
	"strength" text,
	"how_taken" text,
	"relative" text,
	"age_at_onset" integer,
	"topic" text,
	"answer" text,
	"only_you" boolean NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medical_histories" ADD CONSTRAINT "medical_histories_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_history_entries" ADD CONSTRAINT "medical_history_entries_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_history_entries_of" ON "medical_history_entries" USING btree ("patient_id","kind");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON medical_histories, medical_history_entries TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON medical_histories, medical_history_entries TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE ON medical_histories, medical_history_entries TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (version, updated_at) ON medical_histories TO nadi_app;
--> statement-breakpoint
-- An entry keeps its kind and the time when it was added.
GRANT UPDATE (name, code_system, code, onset, status, source, reaction, severity, strength, how_taken, relative, age_at_onset, topic,
  answer, only_you, note, updated_at) ON medical_history_entries TO nadi_app;
--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['medical_histories', 'medical_history_entries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
END $$;
