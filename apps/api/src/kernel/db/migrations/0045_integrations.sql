CREATE TABLE "health_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"patient_id" uuid NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"reading_ids" jsonb NOT NULL,
	"identities" jsonb NOT NULL,
	"critical" integer NOT NULL,
	"already_there" integer NOT NULL,
	"left_out" jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_imports" ADD CONSTRAINT "health_imports_patient_id_patients_id_fk" FOREIGN KEY ("patient_id") REFERENCES "public"."patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "health_imports_newest" ON "health_imports" USING btree ("patient_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON health_imports TO nadi_keeper;
--> statement-breakpoint
GRANT SELECT ON health_imports TO nadi_reader;
--> statement-breakpoint
GRANT INSERT ON health_imports TO nadi_app;
--> statement-breakpoint
GRANT UPDATE (status, undone_at, version) ON health_imports TO nadi_app;
--> statement-breakpoint
SELECT own_table('health_imports', 'patient_id');
