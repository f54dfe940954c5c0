CREATE TABLE "emergency_contacts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text NOT NULL,
	"relationship" text NOT NULL,
	"phone" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "emergency_contacts" ADD CONSTRAINT "emergency_contacts_patient_id_users_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "emergency_contacts_of" ON "emergency_contacts" USING btree ("patient_id","phone");--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON emergency_contacts TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON emergency_contacts TO nadi_reader;
--> statement-breakpoint
GRANT INSERT, DELETE ON emergency_contacts TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (name, relationship, phone, version, updated_at) ON emergency_contacts TO nadi_app;
--> statement-breakpoint
ALTER TABLE emergency_contacts ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE emergency_contacts FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY keeper ON emergency_contacts TO nadi_keeper USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_read ON emergency_contacts FOR SELECT TO nadi_reader USING (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY own ON emergency_contacts TO nadi_app USING (patient_id = (SELECT nadi_user())) WITH CHECK (patient_id = (SELECT nadi_user()));
--> statement-breakpoint
CREATE POLICY standing ON emergency_contacts AS RESTRICTIVE TO nadi_reader USING ((SELECT nadi_role()) = 'PATIENT');
