TRUNCATE "product"."rate_window";--> statement-breakpoint
ALTER TABLE "product"."rate_window" DROP CONSTRAINT "rate_window_key_starts_at_pk";--> statement-breakpoint
ALTER TABLE "product"."rate_window" DROP COLUMN "starts_at";--> statement-breakpoint
ALTER TABLE "product"."rate_window" ALTER COLUMN "hits" SET DATA TYPE timestamp with time zone[] USING ARRAY[]::timestamp with time zone[];--> statement-breakpoint
ALTER TABLE "product"."rate_window" ADD PRIMARY KEY ("key");
