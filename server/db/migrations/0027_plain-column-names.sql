ALTER TABLE "product"."avatar" RENAME COLUMN "picture" TO "image";--> statement-breakpoint
ALTER TABLE "product"."avatar" RENAME COLUMN "picture_type" TO "image_type";--> statement-breakpoint
ALTER TABLE "product"."mail" RENAME COLUMN "to_address" TO "recipient";--> statement-breakpoint
ALTER TABLE "product"."streak_reminder" RENAME COLUMN "next_look_at" TO "next_check_at";--> statement-breakpoint
ALTER TABLE "scores"."run" RENAME COLUMN "late_ms" TO "moved_gap_ms";--> statement-breakpoint
ALTER INDEX "scores"."run_held" RENAME TO "run_quarantined";
