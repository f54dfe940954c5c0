CREATE TABLE "pressure_weeks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"first_day" date NOT NULL,
	"time_zone" text NOT NULL,
	"morning_at" text NOT NULL,
	"evening_at" text NOT NULL,
	"has_reminders" boolean NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "pressure_weeks" ADD CONSTRAINT "pressure_weeks_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pressure_weeks_newest" ON "pressure_weeks" USING btree ("patient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pressure_weeks_reminding" ON "pressure_weeks" USING btree ("first_day") WHERE has_reminders and stopped_at is null;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON pressure_weeks TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON pressure_weeks TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON pressure_weeks TO nadi_app;
--> statement-breakpoint
-- Its days stay as they were started.
GRANT UPDATE (morning_at, evening_at, has_reminders, stopped_at, version, updated_at) ON pressure_weeks TO nadi_app;
--> statement-breakpoint
SELECT own_table('pressure_weeks', 'patient_id');
