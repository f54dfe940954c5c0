CREATE TABLE "known_devices" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sign_in_guards" ADD COLUMN "network_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Of before: by the address alone, which then locked everyone out. They hold no longer than the locks of then.
DELETE FROM "sign_in_guards";--> statement-breakpoint
ALTER TABLE "sign_in_guards" DROP CONSTRAINT "sign_in_guards_pkey";--> statement-breakpoint
ALTER TABLE "sign_in_guards" ADD CONSTRAINT "sign_in_guards_address_hash_network_hash_pk" PRIMARY KEY("address_hash","network_hash");--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_user" ON "known_devices" USING btree ("user_id","last_used_at");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_guards_age" ON "sign_in_guards" USING btree ("last_failure_at");--> statement-breakpoint
ALTER TABLE "known_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "known_devices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "known_devices" TO nadi_keeper;--> statement-breakpoint
CREATE POLICY keeper ON "known_devices" TO nadi_keeper USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON "known_devices" TO nadi_gate;--> statement-breakpoint
GRANT UPDATE (failures, last_used_at, expires_at) ON "known_devices" TO nadi_gate;--> statement-breakpoint
CREATE POLICY gate ON "known_devices" TO nadi_gate USING (true) WITH CHECK (true);--> statement-breakpoint
-- In someone's name a device becomes known in one case: the second step was taken.
GRANT SELECT, INSERT, DELETE ON "known_devices" TO nadi_app;--> statement-breakpoint
GRANT UPDATE (failures, last_used_at, expires_at) ON "known_devices" TO nadi_app;--> statement-breakpoint
CREATE POLICY after_second_step ON "known_devices" TO nadi_app
  USING (user_id = (SELECT nadi_user()) AND (SELECT nadi_role()) = 'SECOND_STEP')
  WITH CHECK (user_id = (SELECT nadi_user()) AND (SELECT nadi_role()) = 'SECOND_STEP');--> statement-breakpoint
GRANT UPDATE (used_generation) ON sessions TO nadi_gate;
--> statement-breakpoint
DROP TRIGGER stays_ended ON sessions;
--> statement-breakpoint
CREATE TRIGGER stays_ended BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL) OR NEW.failed_steps < OLD.failed_steps
    OR NEW.used_generation < OLD.used_generation)
  EXECUTE FUNCTION refuse_reopening();
