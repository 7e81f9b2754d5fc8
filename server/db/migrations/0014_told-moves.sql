ALTER TABLE "scores"."run" ADD COLUMN "told_moves" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "scores"."run" SET "told_moves" = "move_count" WHERE "state" = 'open';
