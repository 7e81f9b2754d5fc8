ALTER TABLE "scores"."run" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "submission_hash" text;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "refuted_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "run_arrived" ON "scores"."run" USING btree ("game","mode","arrived_at") WHERE state = 'open' and arrived_at is not null and level_key is not null;