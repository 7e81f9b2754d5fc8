CREATE TABLE "scores"."board" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scores"."board_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"game" text NOT NULL,
	"mode" text NOT NULL,
	"period" text NOT NULL,
	"key" text NOT NULL,
	"is_reverse" boolean NOT NULL,
	"freezes_at" timestamp with time zone,
	"frozen_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "scores"."board_change" (
	"board_id" integer NOT NULL,
	"sort_key" integer NOT NULL,
	"listed" integer NOT NULL,
	"everybody" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scores"."board_count" (
	"board_id" integer NOT NULL,
	"shift" smallint NOT NULL,
	"bucket" integer NOT NULL,
	"listed" integer NOT NULL,
	"everybody" integer NOT NULL,
	CONSTRAINT "board_count_board_id_shift_bucket_pk" PRIMARY KEY("board_id","shift","bucket")
);
--> statement-breakpoint
CREATE TABLE "scores"."board_entry" (
	"player_id" bigint NOT NULL,
	"board_id" integer NOT NULL,
	"sort_key" integer NOT NULL,
	"achieved_at" timestamp with time zone NOT NULL,
	"is_guest" boolean NOT NULL,
	"points" smallint,
	CONSTRAINT "board_entry_player_id_board_id_pk" PRIMARY KEY("player_id","board_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "board_key" ON "scores"."board" USING btree ("game","mode","period","key");--> statement-breakpoint
CREATE INDEX "board_due" ON "scores"."board" USING btree ("freezes_at") WHERE freezes_at is not null and frozen_at is null;--> statement-breakpoint
CREATE INDEX "board_change_board" ON "scores"."board_change" USING btree ("board_id","sort_key");--> statement-breakpoint
CREATE INDEX "board_entry_order" ON "scores"."board_entry" USING btree ("board_id","is_guest","sort_key","achieved_at","player_id");--> statement-breakpoint
CREATE INDEX "run_held" ON "scores"."run" USING btree ("player_id","game","mode") WHERE verdict = 'quarantined';--> statement-breakpoint
ALTER TABLE "scores"."board_count" SET (fillfactor = 60);--> statement-breakpoint
ALTER TABLE "scores"."board_change" SET (vacuum_truncate = off, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);--> statement-breakpoint
ALTER TABLE "scores"."board_change" ALTER COLUMN "board_id" SET (n_distinct = -1);--> statement-breakpoint
-- What ranked so far. Which way a mode goes stands in the catalogue; a mode that is no more went by time, as its runs were taken.
CREATE TEMPORARY TABLE "carried" ON COMMIT DROP AS
	WITH "direction" AS (
		SELECT g."keyword" AS "game", m->>'key' AS "mode", (m->>'reverse')::boolean AS "is_reverse"
		FROM "product"."game" g CROSS JOIN jsonb_array_elements(g."modes") m
	), "result" AS (
		SELECT "game", "mode", 'all' AS "period", '' AS "key", "player_id", "value", "achieved_at", "is_guest" FROM "scores"."best"
		UNION ALL
		SELECT "game", "mode", 'day', "level_key"::text, "player_id", "value", "finished_at", "is_guest"
		FROM "scores"."run" WHERE "is_ranked" AND "level_key" IS NOT NULL
		UNION ALL
		SELECT r."game", r."mode", p."period", to_char(date_trunc(p."period", r."finished_at" AT TIME ZONE 'UTC'), 'YYYY-MM-DD'),
			r."player_id", r."value", r."finished_at", r."is_guest"
		FROM "scores"."run" r CROSS JOIN (VALUES ('day'), ('week'), ('month')) p ("period")
		WHERE r."is_ranked" AND r."level_key" IS NULL
	)
	SELECT r.*, coalesce(d."is_reverse", true) AS "is_reverse",
		CASE WHEN coalesce(d."is_reverse", true) THEN r."value" ELSE 2147483647 - r."value" END AS "sort_key"
	FROM "result" r LEFT JOIN "direction" d USING ("game", "mode")
	WHERE r."value" >= 0;--> statement-breakpoint
INSERT INTO "scores"."board" ("game", "mode", "period", "key", "is_reverse", "freezes_at")
	SELECT DISTINCT "game", "mode", "period", "key", "is_reverse",
		CASE WHEN "mode" = 'daily' AND "period" = 'day' THEN ("key"::date + interval '36 hours') AT TIME ZONE 'UTC' END
	FROM "carried";--> statement-breakpoint
INSERT INTO "scores"."board_entry" ("player_id", "board_id", "sort_key", "achieved_at", "is_guest")
	SELECT DISTINCT ON (c."player_id", b."id") c."player_id", b."id", c."sort_key", c."achieved_at", c."is_guest"
	FROM "carried" c JOIN "scores"."board" b USING ("game", "mode", "period", "key")
	ORDER BY c."player_id", b."id", c."sort_key", c."achieved_at";--> statement-breakpoint
INSERT INTO "scores"."board_count" ("board_id", "shift", "bucket", "listed", "everybody")
	SELECT e."board_id", s."shift", e."sort_key" >> s."shift", count(*) FILTER (WHERE NOT e."is_guest"), count(*)
	FROM "scores"."board_entry" e CROSS JOIN (VALUES (0), (5), (10), (15), (20), (25), (30)) s ("shift")
	GROUP BY 1, 2, 3;--> statement-breakpoint
DROP TABLE "scores"."best" CASCADE;
