ALTER TABLE "scores"."run" ADD COLUMN "late_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "spare_ms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "pause_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD COLUMN "busiest_moves" integer DEFAULT 0 NOT NULL;