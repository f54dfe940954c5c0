CREATE UNLOGGED TABLE "rate_windows" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_windows_end" ON "rate_windows" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "rate_windows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "rate_windows" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON "rate_windows" TO nadi_gate;--> statement-breakpoint
CREATE POLICY gate ON "rate_windows" TO nadi_gate USING (true) WITH CHECK (true);--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON "rate_windows" TO nadi_keeper;--> statement-breakpoint
CREATE POLICY keeper ON "rate_windows" TO nadi_keeper USING (true) WITH CHECK (true);--> statement-breakpoint
-- A doctor writes their own profile, and how the registration stands is part of its row: no policy can compare the row with what
-- it was, so a trigger says that only an administrator decides.
CREATE FUNCTION refuse_own_decision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user IN ('nadi_app', 'nadi_gate') AND nadi_role() IS DISTINCT FROM 'ADMIN' THEN
    RAISE EXCEPTION 'A registration is decided by an administrator.' USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER decided_at_sign_up BEFORE INSERT ON "doctor_profiles" FOR EACH ROW
  WHEN (NEW.verification <> 'UNVERIFIED') EXECUTE FUNCTION refuse_own_decision();
--> statement-breakpoint
CREATE TRIGGER decided_by_doctor BEFORE UPDATE ON "doctor_profiles" FOR EACH ROW
  WHEN (NEW.verification <> 'UNVERIFIED' AND NEW.verification IS DISTINCT FROM OLD.verification)
  EXECUTE FUNCTION refuse_own_decision();
