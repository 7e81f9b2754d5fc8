ALTER TABLE "product"."member" ADD COLUMN "profile_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores"."player" ADD COLUMN "profile_revision" integer DEFAULT 0 NOT NULL;