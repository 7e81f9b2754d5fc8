CREATE TABLE "scores"."streak_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scores"."streak_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"scope" text NOT NULL,
	"day" date NOT NULL,
	"event" text NOT NULL,
	"turn" integer NOT NULL,
	"amount" smallint NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "streak_entry_once" UNIQUE("player_id","scope","day","event","turn"),
	CONSTRAINT "streak_entry_event" CHECK ("scores"."streak_entry"."event" in ('day', 'earned', 'frozen', 'ended')),
	CONSTRAINT "streak_entry_turn" CHECK ("scores"."streak_entry"."turn" >= 0 and "scores"."streak_entry"."amount" = 1 - 2 * ("scores"."streak_entry"."turn" % 2))
);
--> statement-breakpoint
CREATE TABLE "scores"."token_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scores"."token_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" bigint NOT NULL,
	"day" date,
	"turn" integer,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "token_entry_once" UNIQUE("player_id","day","turn"),
	CONSTRAINT "token_entry_day" CHECK (("scores"."token_entry"."day" is null) = ("scores"."token_entry"."turn" is null)),
	CONSTRAINT "token_entry_grant" CHECK ("scores"."token_entry"."turn" > 0 or "scores"."token_entry"."turn" is null or "scores"."token_entry"."amount" between 11 and 30),
	CONSTRAINT "token_entry_amount" CHECK ("scores"."token_entry"."amount" <> 0)
);
--> statement-breakpoint
ALTER TABLE "scores"."player" ADD COLUMN "member_id" text;--> statement-breakpoint
ALTER TABLE "scores"."player" ADD COLUMN "zone_taken_on" date;--> statement-breakpoint
ALTER TABLE "scores"."player" ADD COLUMN "zone_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scores"."streak_entry" ADD CONSTRAINT "streak_entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "scores"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores"."token_entry" ADD CONSTRAINT "token_entry_player_id_player_id_fk" FOREIGN KEY ("player_id") REFERENCES "scores"."player"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "streak_entry_newest" ON "scores"."streak_entry" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "token_entry_newest" ON "scores"."token_entry" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "run_player_level" ON "scores"."run" USING btree ("player_id","game","level_key") WHERE level_key is not null;--> statement-breakpoint
ALTER TABLE "scores"."player" ADD CONSTRAINT "player_member_id_unique" UNIQUE("member_id");--> statement-breakpoint
CREATE FUNCTION "scores"."refuse_edit"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'Rows of % are appended, never edited.', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER "streak_entry_append_only" BEFORE UPDATE ON "scores"."streak_entry" FOR EACH ROW EXECUTE FUNCTION "scores"."refuse_edit"();
--> statement-breakpoint
CREATE TRIGGER "token_entry_append_only" BEFORE UPDATE OF "id", "day", "turn", "amount", "reason", "at" ON "scores"."token_entry" FOR EACH ROW EXECUTE FUNCTION "scores"."refuse_edit"();
