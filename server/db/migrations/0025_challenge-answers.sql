ALTER TABLE "scores"."challenge" ADD COLUMN "seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scores"."challenge_attempt" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
UPDATE "scores"."challenge" SET "seen_at" = now();
