CREATE TABLE "product"."feed_import" (
	"key" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"position" bigint NOT NULL,
	"counts" jsonb NOT NULL,
	"is_complete" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product"."game_problem" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."game_problem_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"game_uid" integer NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "product"."game_tag" (
	"game_uid" integer NOT NULL,
	"flag_id" text NOT NULL,
	"tally" integer NOT NULL,
	CONSTRAINT "game_tag_game_uid_flag_id_pk" PRIMARY KEY("game_uid","flag_id")
);
--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "is_staff_pick" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "is_broken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "is_mobile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "search_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game" ADD COLUMN "source_key" text;--> statement-breakpoint
UPDATE "product"."game" SET "source_key" = "slug";--> statement-breakpoint
ALTER TABLE "product"."game" ALTER COLUMN "source_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "product"."game_problem" ADD CONSTRAINT "game_problem_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product"."game_tag" ADD CONSTRAINT "game_tag_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_problem_open" ON "product"."game_problem" USING btree ("created_at") WHERE resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "game_source" ON "product"."game" USING btree ("source","source_key");--> statement-breakpoint
CREATE INDEX "game_rated" ON "product"."game" USING btree (((rating_sum + 35)::real / (rating_count + 10)) desc) WHERE not is_hidden;--> statement-breakpoint
CREATE INDEX "game_titled" ON "product"."game" USING btree (lower(title)) WHERE not is_hidden;