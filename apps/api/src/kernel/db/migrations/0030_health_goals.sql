CREATE TABLE "health_goals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"status_since" timestamp (3) with time zone NOT NULL,
	"direction" text NOT NULL,
	"target_value" double precision NOT NULL,
	"unit" text NOT NULL,
	"fed_by" text,
	"start_date" date NOT NULL,
	"due_date" date,
	"note" text,
	"points" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_goals" ADD CONSTRAINT "health_goals_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_goals_newest" ON "health_goals" USING btree ("patient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "health_goals_counted" ON "health_goals" USING btree ("patient_id","status","category","priority");--> statement-breakpoint
CREATE INDEX "health_goals_due" ON "health_goals" USING btree ("due_date") WHERE status in ('not_started', 'in_progress');
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON health_goals TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON health_goals TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE ON health_goals TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (title, category, priority, status, status_since, direction, target_value, unit, fed_by, start_date, due_date, note, points, version, updated_at) ON health_goals TO nadi_app;
--> statement-breakpoint
ALTER TABLE health_goals ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE health_goals FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON health_goals TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_read ON health_goals FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON health_goals TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON health_goals AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT');
