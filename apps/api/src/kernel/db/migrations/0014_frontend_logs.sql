CREATE TABLE "frontend_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"level" text NOT NULL,
	"message" text NOT NULL,
	"error_id" text,
	"noticed_at" timestamp (3) with time zone NOT NULL,
	"url" text NOT NULL,
	"user_agent" text NOT NULL,
	"tab_id" text NOT NULL,
	"claimed_user_id" text,
	"claimed_role" text,
	"user_id" uuid
);
--> statement-breakpoint
ALTER TABLE "frontend_logs" ADD CONSTRAINT "frontend_logs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "frontend_logs_age" ON "frontend_logs" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "frontend_logs_error" ON "frontend_logs" USING btree ("error_id");--> statement-breakpoint
CREATE INDEX "frontend_logs_claimed" ON "frontend_logs" USING btree ("claimed_user_id");--> statement-breakpoint
CREATE INDEX "frontend_logs_user" ON "frontend_logs" USING btree ("user_id");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON frontend_logs TO nadi_keeper;
--> statement-breakpoint
GRANT INSERT ON frontend_logs TO nadi_gate;
--> statement-breakpoint
ALTER TABLE frontend_logs ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE frontend_logs FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON frontend_logs TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
-- Nobody who is asked by a browser reads them; they are added before anyone is signed in.
CREATE POLICY gate ON frontend_logs FOR INSERT TO nadi_gate WITH CHECK (true);
