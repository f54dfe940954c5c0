-- Finds the types of reading of which a patient keeps some to themselves, for a report that leaves these types out. Few readings have the mark.
CREATE INDEX "vital_signs_only_you" ON "vital_signs" ("patient_id", "measured_at", "type")
  WHERE "is_only_you" AND "deleted_at" IS NULL;
