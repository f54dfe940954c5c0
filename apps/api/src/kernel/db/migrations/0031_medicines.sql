CREATE TABLE "medicine_acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"warning_id" text NOT NULL,
	"text" text NOT NULL,
	"reason" text NOT NULL,
	"data_version" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medicine_doses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"medicine_id" uuid NOT NULL,
	"status" text NOT NULL,
	"day" date,
	"time" text,
	"at" timestamp (3) with time zone NOT NULL,
	"amount" double precision NOT NULL,
	"reason" text,
	"is_beyond_most" boolean NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "medicines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"generic" text NOT NULL,
	"brand" text,
	"atc" text,
	"strength" text,
	"form" text NOT NULL,
	"route" text NOT NULL,
	"dose_amount" double precision NOT NULL,
	"dose_unit" text NOT NULL,
	"pattern" text NOT NULL,
	"every_days" integer,
	"weekdays" jsonb NOT NULL,
	"times" jsonb NOT NULL,
	"most_in_day" integer,
	"start_day" date NOT NULL,
	"end_day" date,
	"reason" text,
	"prescriber" text,
	"note" text,
	"stock" double precision,
	"refill_days" integer NOT NULL,
	"has_reminders" boolean NOT NULL,
	"is_only_you" boolean NOT NULL,
	"earlier_schedules" jsonb NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medicine_acknowledgements" ADD CONSTRAINT "medicine_acknowledgements_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_doses" ADD CONSTRAINT "medicine_doses_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicine_doses" ADD CONSTRAINT "medicine_doses_medicine_id_medicines_id_fk" FOREIGN KEY ("medicine_id") REFERENCES "public"."medicines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medicines" ADD CONSTRAINT "medicines_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medicine_acknowledgements_of" ON "medicine_acknowledgements" USING btree ("patient_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "medicine_doses_once" ON "medicine_doses" USING btree ("medicine_id","day","time");--> statement-breakpoint
CREATE INDEX "medicine_doses_by_day" ON "medicine_doses" USING btree ("patient_id","day");--> statement-breakpoint
CREATE INDEX "medicine_doses_by_time" ON "medicine_doses" USING btree ("medicine_id","at");--> statement-breakpoint
CREATE INDEX "medicine_doses_as_needed" ON "medicine_doses" USING btree ("patient_id","at") WHERE day is null;--> statement-breakpoint
CREATE INDEX "medicines_of" ON "medicines" USING btree ("patient_id","created_at","id");--> statement-breakpoint
CREATE INDEX "medicines_with_reminders" ON "medicines" USING btree ("start_day") WHERE has_reminders and stopped_at is null;--> statement-breakpoint
DO $$
DECLARE name text;
BEGIN
  FOREACH name IN ARRAY ARRAY['medicines', 'medicine_doses', 'medicine_acknowledgements'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', name);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO nadi_keeper', name);
    EXECUTE format('GRANT SELECT ON %I TO nadi_reader', name);
    EXECUTE format('CREATE POLICY keeper ON %I TO nadi_keeper USING (true) WITH CHECK (true)', name);
    EXECUTE format('CREATE POLICY own_read ON %I FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY own ON %I TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()))', name);
    EXECUTE format('CREATE POLICY standing ON %I AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ''PATIENT'')', name);
  END LOOP;
END $$;
--> statement-breakpoint
GRANT INSERT, DELETE ON medicines, medicine_doses TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (generic, brand, atc, strength, form, route, dose_amount, dose_unit, pattern, every_days, weekdays, times, most_in_day, start_day, end_day,
  reason, prescriber, note, stock, refill_days, has_reminders, is_only_you, earlier_schedules, stopped_at, version, updated_at) ON medicines TO nadi_app;
--> statement-breakpoint
-- A recorded dose keeps its medicine, its day and its time.
GRANT UPDATE (status, at, reason, is_beyond_most, version, updated_at) ON medicine_doses TO nadi_app;
--> statement-breakpoint
-- What a person said to a warning is kept as it was said.
GRANT INSERT ON medicine_acknowledgements TO nadi_app;
--> statement-breakpoint
-- A dose is of a medicine of the same person, whoever writes it.
CREATE UNIQUE INDEX medicines_with_person ON medicines (id, patient_id);
--> statement-breakpoint
ALTER TABLE medicine_doses
  ADD CONSTRAINT of_own_medicine FOREIGN KEY (medicine_id, patient_id) REFERENCES medicines (id, patient_id) ON DELETE CASCADE,
  ADD CONSTRAINT day_with_time CHECK ((day IS NULL) = (time IS NULL)),
  ADD CONSTRAINT as_needed_is_taken CHECK (day IS NOT NULL OR status = 'taken');
