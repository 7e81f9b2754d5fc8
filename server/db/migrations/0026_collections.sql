CREATE TABLE "product"."collection" (
	"keyword" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"lede" text NOT NULL,
	"position" integer NOT NULL,
	"sort" text NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_unfinished_only" boolean DEFAULT false NOT NULL,
	"rule" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "minutes" integer;--> statement-breakpoint
CREATE INDEX "game_search_words" ON "product"."game" USING gin ("search_words");--> statement-breakpoint
CREATE INDEX "game_minutes" ON "product"."game" USING btree ("minutes") WHERE minutes is not null;