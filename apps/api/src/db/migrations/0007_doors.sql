ALTER TABLE "refresh_tokens" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "used_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
GRANT UPDATE (used_generation) ON sessions TO nadi_gate;
--> statement-breakpoint
DROP TRIGGER stays_ended ON sessions;
--> statement-breakpoint
CREATE TRIGGER stays_ended BEFORE UPDATE ON sessions FOR EACH ROW
  WHEN ((OLD.revoked_at IS NOT NULL AND NEW.revoked_at IS NULL) OR NEW.failed_steps < OLD.failed_steps
    OR NEW.used_generation < OLD.used_generation)
  EXECUTE FUNCTION refuse_reopening();
