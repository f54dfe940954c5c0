CREATE TABLE "data_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"text" text NOT NULL,
	"nominee_name" text,
	"nominee_contact" text,
	"status" text NOT NULL,
	"due_on" date NOT NULL,
	"answer" text,
	"started_at" timestamp (3) with time zone,
	"started_by" uuid,
	"answered_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_requests" ADD CONSTRAINT "data_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_requests_of" ON "data_requests" USING btree ("user_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "data_requests_due" ON "data_requests" USING btree ("due_on","id") WHERE status IN ('open', 'in_progress');--> statement-breakpoint
CREATE INDEX "data_requests_by_status" ON "data_requests" USING btree ("status","due_on","id");--> statement-breakpoint
CREATE INDEX "data_requests_started_by" ON "data_requests" USING btree ("started_by");--> statement-breakpoint
CREATE INDEX "data_requests_answered_by" ON "data_requests" USING btree ("answered_by");--> statement-breakpoint
ALTER TABLE data_requests ADD CONSTRAINT data_requests_nominee CHECK ((type = 'nomination') = (nominee_name IS NOT NULL AND nominee_contact IS NOT NULL));
--> statement-breakpoint
ALTER TABLE data_requests ADD CONSTRAINT data_requests_answered CHECK ((status = 'answered') = (answer IS NOT NULL));
--> statement-breakpoint
ALTER TABLE data_requests ADD CONSTRAINT data_requests_ended CHECK ((status IN ('answered', 'withdrawn')) = (ended_at IS NOT NULL));
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON data_requests TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON data_requests TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON data_requests TO nadi_app;
--> statement-breakpoint
-- What was asked stays as it is.
GRANT UPDATE (status, answer, started_at, started_by, answered_by, ended_at, version, updated_at) ON data_requests TO nadi_app;
--> statement-breakpoint
ALTER TABLE data_requests ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE data_requests FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON data_requests TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_read ON data_requests FOR SELECT TO nadi_reader USING (user_id = (SELECT nadi_user()) OR (SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY standing ON data_requests AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = ANY ('{PATIENT,DOCTOR,UNVERIFIED_DOCTOR,ADMIN}'::text[]));
--> statement-breakpoint
CREATE POLICY own_add ON data_requests FOR INSERT TO nadi_app WITH CHECK (user_id = (SELECT nadi_user()) AND status = 'open' AND started_at IS NULL AND started_by IS NULL AND answered_by IS NULL);
--> statement-breakpoint
-- A person leaves a request withdrawn, and never answered.
CREATE POLICY own_withdraw ON data_requests FOR UPDATE TO nadi_app USING (user_id = (SELECT nadi_user())) WITH CHECK (user_id = (SELECT nadi_user()) AND status = 'withdrawn' AND answered_by IS NULL);
--> statement-breakpoint
CREATE POLICY administrators_decide ON data_requests FOR UPDATE TO nadi_app
  USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND (status = 'in_progress' AND started_by = (SELECT nadi_user()) OR status = 'answered' AND answered_by = (SELECT nadi_user())));
