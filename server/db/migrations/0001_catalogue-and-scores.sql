CREATE SCHEMA "product";
--> statement-breakpoint
CREATE SCHEMA "scores";
--> statement-breakpoint
CREATE TABLE "product"."game" (
	"uid" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."game_uid_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"keyword" text NOT NULL,
	"title" text NOT NULL,
	"page_layout" text DEFAULT 'online' NOT NULL,
	"genres" text[] NOT NULL,
	"is_daily_game" boolean DEFAULT false NOT NULL,
	"is_download_game" boolean DEFAULT false NOT NULL,
	"is_exclusive" boolean DEFAULT false NOT NULL,
	"has_leaderboards" boolean DEFAULT false NOT NULL,
	"show_landing_page" boolean DEFAULT true NOT NULL,
	"is_hidden" boolean DEFAULT false NOT NULL,
	"is_featured" boolean DEFAULT false NOT NULL,
	"highlight_color" text NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"play_count" bigint DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"media" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"embed" jsonb,
	"archive" jsonb,
	"extra" jsonb NOT NULL,
	"modes" jsonb NOT NULL,
	"source" text NOT NULL,
	"source_hash" text NOT NULL,
	CONSTRAINT "game_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "product"."game_view" (
	"game_uid" integer NOT NULL,
	"visitor_hash" "bytea" NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "game_view_game_uid_day_visitor_hash_pk" PRIMARY KEY("game_uid","day","visitor_hash")
);
--> statement-breakpoint
CREATE TABLE "product"."rate_window" (
	"key" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"hits" integer NOT NULL,
	CONSTRAINT "rate_window_key_starts_at_pk" PRIMARY KEY("key","starts_at")
);
--> statement-breakpoint
CREATE TABLE "product"."report" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product"."report_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scores"."best" (
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"player_id" bigint NOT NULL,
	"is_guest" boolean NOT NULL,
	"value" integer NOT NULL,
	"run_id" uuid NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "best_game_mode_player_id_pk" PRIMARY KEY("game","mode","player_id")
);
--> statement-breakpoint
CREATE TABLE "scores"."player" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scores"."player_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"is_guest" boolean NOT NULL,
	"display_name" text NOT NULL,
	"avatar_url" text,
	"guest_hash" "bytea",
	"zone" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "player_subject_unique" UNIQUE("subject"),
	CONSTRAINT "player_guest_hash_unique" UNIQUE("guest_hash")
);
--> statement-breakpoint
CREATE TABLE "scores"."run" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" bigint NOT NULL,
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"level_key" date,
	"seed" text NOT NULL,
	"token_hashes" text[] NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"is_on_time" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"is_paused" boolean DEFAULT false NOT NULL,
	"active_ms" integer DEFAULT 0 NOT NULL,
	"gap_ms" integer DEFAULT 0 NOT NULL,
	"move_count" integer DEFAULT 0 NOT NULL,
	"unwitnessed_moves" integer DEFAULT 0 NOT NULL,
	"progress" double precision DEFAULT 0 NOT NULL,
	"value" integer,
	"is_verified" boolean DEFAULT false NOT NULL,
	"is_counted" boolean DEFAULT false NOT NULL,
	"is_ranked" boolean DEFAULT false NOT NULL,
	"is_guest" boolean NOT NULL,
	"verdict" text,
	"reason" text,
	"moves" jsonb,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "scores"."save" (
	"player_id" bigint NOT NULL,
	"game" text NOT NULL,
	"slot" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "save_player_id_game_slot_pk" PRIMARY KEY("player_id","game","slot")
);
--> statement-breakpoint
CREATE TABLE "scores"."signing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product"."game_view" ADD CONSTRAINT "game_view_game_uid_game_uid_fk" FOREIGN KEY ("game_uid") REFERENCES "product"."game"("uid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."best" ADD CONSTRAINT "best_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "scores"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."run" ADD CONSTRAINT "run_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "scores"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."save" ADD CONSTRAINT "save_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "scores"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "game_keyword" ON "product"."game" USING btree ("keyword");--> statement-breakpoint
CREATE INDEX "game_newest" ON "product"."game" USING btree ("published_at" DESC NULLS LAST) WHERE not is_hidden;--> statement-breakpoint
CREATE INDEX "game_popular" ON "product"."game" USING btree ("play_count" DESC NULLS LAST) WHERE not is_hidden;--> statement-breakpoint
CREATE INDEX "game_genres" ON "product"."game" USING gin ("genres");--> statement-breakpoint
CREATE INDEX "best_board" ON "scores"."best" USING btree ("game","mode","value","achieved_at");--> statement-breakpoint
CREATE INDEX "player_guest_seen" ON "scores"."player" USING btree ("seen_at") WHERE is_guest;--> statement-breakpoint
CREATE UNIQUE INDEX "run_counted_once" ON "scores"."run" USING btree ("player_id","game","mode","level_key") WHERE is_counted and level_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "run_open_once" ON "scores"."run" USING btree ("player_id","game","mode","level_key") WHERE state = 'open' and level_key is not null;--> statement-breakpoint
CREATE INDEX "run_board_day" ON "scores"."run" USING btree ("game","mode","level_key","value") WHERE is_ranked;--> statement-breakpoint
CREATE INDEX "run_board_time" ON "scores"."run" USING btree ("game","mode","finished_at") WHERE is_ranked;--> statement-breakpoint
CREATE INDEX "run_player" ON "scores"."run" USING btree ("player_id","game","started_at");