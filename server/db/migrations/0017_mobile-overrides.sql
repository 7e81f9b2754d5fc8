ALTER TABLE "product"."game" ADD COLUMN "mobile_override" boolean;--> statement-breakpoint
-- An administrator has flagged these: their content says that they can be played on phones.
UPDATE "product"."game" SET "mobile_override" = false
WHERE NOT "is_mobile"
  AND 'true' IN ("embed" #>> '{supportsMobile,landscape}', "embed" #>> '{supportsMobile,portrait}');
