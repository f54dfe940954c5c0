CREATE TABLE "delivery_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"status" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "broadcast_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"created_by" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "broadcast_templates" ADD CONSTRAINT "broadcast_templates_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_log_at" ON "delivery_log" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "delivery_log_in_state" ON "delivery_log" USING btree ("state","created_at","id");--> statement-breakpoint
CREATE INDEX "delivery_log_of_channel" ON "delivery_log" USING btree ("channel","created_at","id");--> statement-breakpoint
CREATE INDEX "delivery_log_of_person" ON "delivery_log" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "broadcast_templates_name" ON "broadcast_templates" USING btree ("name");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON delivery_log, broadcast_templates TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON delivery_log, broadcast_templates TO nadi_reader;
--> statement-breakpoint
-- Leaves an e-mail with its row: in a request nobody reads or changes one.
GRANT INSERT ON delivery_log TO nadi_app, nadi_gate;
--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON broadcast_templates TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (name, title, body, version, updated_at) ON broadcast_templates TO nadi_app;
--> statement-breakpoint
ALTER TABLE delivery_log ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE delivery_log FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE broadcast_templates ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE broadcast_templates FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON delivery_log TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON delivery_log FOR SELECT TO nadi_reader USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY left_to_be_sent ON delivery_log FOR INSERT TO nadi_app, nadi_gate
  WITH CHECK (channel = 'mail' AND state = 'WAITING' AND attempts = 0 AND user_id IS NULL AND problem IS NULL AND status IS NULL);
--> statement-breakpoint
CREATE POLICY keeper ON broadcast_templates TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY administrators_read ON broadcast_templates FOR SELECT TO nadi_reader, nadi_app USING ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY administrators_write ON broadcast_templates FOR INSERT TO nadi_app
  WITH CHECK ((SELECT nadi_role()) = 'ADMIN' AND created_by = (SELECT nadi_user()) AND version = 1);
--> statement-breakpoint
CREATE POLICY administrators_change ON broadcast_templates FOR UPDATE TO nadi_app
  USING ((SELECT nadi_role()) = 'ADMIN') WITH CHECK ((SELECT nadi_role()) = 'ADMIN');
--> statement-breakpoint
CREATE POLICY administrators_delete ON broadcast_templates FOR DELETE TO nadi_app USING ((SELECT nadi_role()) = 'ADMIN');
