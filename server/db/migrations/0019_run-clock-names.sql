ALTER TABLE "scores"."run" RENAME COLUMN "told_moves" TO "reported_moves";--> statement-breakpoint
ALTER TABLE "scores"."run" RENAME COLUMN "unwitnessed_moves" TO "unseen_moves";--> statement-breakpoint
UPDATE "scores"."run" SET "reason" = 'unseen-moves' WHERE "reason" = 'unwitnessed-moves';
