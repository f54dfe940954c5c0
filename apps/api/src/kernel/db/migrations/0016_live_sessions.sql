-- Tells every server that a session ended, or that the rights of a person changed, so that open connections end with them. Here, and not in each operation
-- that ends sessions: none can be forgotten. A payload is an id.
CREATE FUNCTION tell_live_sessions() RETURNS trigger LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_notify('nadi_live_sessions', TG_ARGV[0] || ' ' || (to_jsonb(OLD) ->> TG_ARGV[1]));
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION tell_live_sessions FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER tells_of_end AFTER UPDATE OF revoked_at ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION tell_live_sessions('session', 'id');
--> statement-breakpoint
CREATE TRIGGER tells_of_removal AFTER DELETE ON sessions FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL)
  EXECUTE FUNCTION tell_live_sessions('session', 'id');
--> statement-breakpoint
-- What `findCaller` makes a role of.
CREATE TRIGGER tells_of_rights AFTER UPDATE OF role, email_verified_at ON users FOR EACH ROW
  WHEN (OLD.role IS DISTINCT FROM NEW.role OR OLD.email_verified_at IS DISTINCT FROM NEW.email_verified_at)
  EXECUTE FUNCTION tell_live_sessions('person', 'id');
--> statement-breakpoint
CREATE TRIGGER tells_of_rights AFTER UPDATE OF verification ON doctor_profiles FOR EACH ROW
  WHEN (OLD.verification IS DISTINCT FROM NEW.verification)
  EXECUTE FUNCTION tell_live_sessions('person', 'user_id');
--> statement-breakpoint
CREATE TRIGGER tells_of_rights AFTER DELETE ON totp_secrets FOR EACH ROW
  EXECUTE FUNCTION tell_live_sessions('person', 'user_id');
